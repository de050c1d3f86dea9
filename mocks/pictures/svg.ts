/** One drawing on a 32 by 32 field, and the box that its visible part fills. */
export type Artwork = {
  body: string;
  box: readonly [x: number, y: number, width: number, height: number];
};

/** Width and height of every picture. */
export const SIZE = 800;

export type Scene = {
  /** The box of the subject's drawing. */
  box: Artwork['box'];
  /** Returns an id that no other picture has. */
  id: (name: string) => string;
  /** Chooses between designs; always the same for the same picture. */
  variant: number;
};

/** The position of a subject. */
export type Placement = {
  /** Its centre, or the middle of its bottom edge with `anchor: 'bottom'`. */
  x: number;
  y: number;
  /** Maximum width, and height unless that is given. */
  size: number;
  height?: number;
  anchor?: 'bottom' | 'centre';
  /** Clockwise, in degrees. */
  rotation?: number;
  isMirrored?: boolean;
  filter?: string;
};

/** Draws the subject. */
export function subject(scene: Scene, placement: Placement): string {
  const [x, y, width, height] = scene.box;
  const { rotation, isMirrored, filter } = placement;
  const scale = round(subjectScale(scene, placement));
  const originY = placement.anchor === 'bottom' ? y + height : y + height / 2;
  const transform = [
    `translate(${round(placement.x)} ${round(placement.y)})`,
    rotation ? `rotate(${round(rotation)})` : '',
    `scale(${isMirrored ? '-' : ''}${scale} ${scale})`,
    `translate(${round(-(x + width / 2))} ${round(-originY)})`,
  ];
  const use = `<use href="#${scene.id('art')}" transform="${transform.filter(Boolean).join(' ')}"/>`;
  return filter ? `<g filter="url(#${filter})">${use}</g>` : use;
}

/** Returns the width of the subject in that placement. */
export function subjectWidth(scene: Scene, placement: Placement): number {
  return scene.box[2] * subjectScale(scene, placement);
}

function subjectScale({ box }: Scene, { size, height = size }: Placement): number {
  return Math.min(size / box[2], height / box[3]);
}

/** A gradient from top to bottom, or along the given line. */
export function linear(id: string, from: string, to: string, line = 'x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${line}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** A radial gradient that fades to transparent, for light and shadows. */
export function radial(id: string, colour: string, opacity: number): string {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".55" stop-color="${colour}" stop-opacity="${round(opacity * 0.38)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

export function dropShadow(id: string, colour: string, x: number, y: number, blur: number): string {
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="${x}" dy="${y}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity=".34"/></filter>`;
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** Fills the whole picture. */
export function background(fill: string): string {
  return `<rect width="${SIZE}" height="${SIZE}" fill="${fill}" />`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
}

/** Returns the reference to a gradient. */
export function url(id: string): string {
  return `url(#${id})`;
}

/** Two decimals are enough at this size. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
