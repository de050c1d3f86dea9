import type { Box } from './artwork';

/** Sides of every picture. */
export const SIDE = 800;

/** What a scene needs to draw: the subject's box, ids of its own, and a number that varies it. */
export type Stage = {
  box: Box;
  /** Makes an id that no other picture has. */
  id: (name: string) => string;
  /** Chooses between designs; the same picture always gets the same. */
  variant: number;
};

/** Where the subject goes: its centre, or the middle of its foot when it stands. */
export type Spot = {
  x: number;
  y: number;
  /** Longest width and height it may take. */
  width: number;
  height: number;
  anchor?: 'foot' | 'centre';
  turn?: number;
  mirror?: boolean;
  filter?: string;
};

/** The subject put on its spot. */
export function subject(stage: Stage, spot: Spot): string {
  const [x, y, width, height] = stage.box;
  const scale = subjectScale(stage, spot);
  const middle = x + width / 2;
  const grip = spot.anchor === 'foot' ? y + height : y + height / 2;
  const moves = [
    `translate(${round(spot.x)} ${round(spot.y)})`,
    spot.turn ? `rotate(${round(spot.turn)})` : '',
    `scale(${spot.mirror ? '-' : ''}${round(scale)} ${round(scale)})`,
    `translate(${round(-middle)} ${round(-grip)})`,
  ];
  const use = `<use href="#${stage.id('art')}" transform="${moves.filter(Boolean).join(' ')}"/>`;
  return spot.filter ? `<g filter="url(#${spot.filter})">${use}</g>` : use;
}

/** How wide the subject comes out on that spot. */
export function subjectWidth(stage: Stage, spot: Spot): number {
  return stage.box[2] * subjectScale(stage, spot);
}

function subjectScale({ box }: Stage, spot: Spot): number {
  return Math.min(spot.width / box[2], spot.height / box[3]);
}

/** A gradient from top to bottom, or along the line given. */
export function linear(id: string, from: string, to: string, line = 'x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${line}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** A glow or a shadow: full in the middle, nothing at the rim. */
export function glow(id: string, colour: string, strength: number): string {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".55" stop-color="${colour}" stop-opacity="${round(strength * 0.38)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/** A soft shadow thrown on the surface below. */
export function dropShadow(id: string, colour: string, x: number, y: number, blur: number): string {
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="${x}" dy="${y}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity=".34"/></filter>`;
}

/** Out of focus. */
export function blur(id: string, amount: number): string {
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;
}

/** A rectangle over the whole picture. */
export function sheet(fill: string, more = ''): string {
  return `<rect width="${SIDE}" height="${SIDE}" fill="${fill}" ${more}/>`;
}

/** An ellipse. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
}

/** Refers to a gradient. */
export function paint(id: string): string {
  return `url(#${id})`;
}

/** Two decimals are enough at this size. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
