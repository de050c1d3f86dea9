import { SIDE, glow, linear, oval, paint, sheet, type Stage } from '../svg';
import type { Tint } from '../tints';

/** Height at which the wall of the studio meets its floor. */
const HORIZON = 560;

/** Wall, daylight from the upper left, and a floor. */
export function room(stage: Stage, tint: Tint): string {
  const { id } = stage;
  return [
    linear(id('wall'), tint.wall[0], tint.wall[1]),
    linear(id('floor'), tint.floor[1], tint.floor[0]),
    linear(id('stand'), tint.accent[0], tint.accent[1], 'x2="1" y2=".25"'),
    glow(id('sun'), '#fff', 0.75),
    glow(id('shade'), tint.ink, 0.5),
    sheet(paint(id('wall'))),
    setPiece(stage, tint),
    oval(250, 210, 420, 360, paint(id('sun'))),
    `<rect y="${HORIZON}" width="${SIDE}" height="${SIDE - HORIZON}" fill="${paint(id('floor'))}"/>`,
    `<rect y="${HORIZON}" width="${SIDE}" height="5" fill="#fff" opacity=".28"/>`,
  ].join('');
}

/** A round plinth with its top at the given height. */
export function plinth({ id }: Stage, top: number, radius: number): string {
  const depth = 78;
  const rim = radius * 0.17;
  const side = `M${400 - radius} ${top}v${depth}a${radius} ${rim} 0 0 0 ${radius * 2} 0v${-depth}z`;
  return [
    oval(430, top + depth + 24, radius * 1.22, rim * 1.5, paint(id('shade'))),
    `<path d="${side}" fill="${paint(id('stand'))}"/>`,
    `<path d="${side}" fill="#fff" opacity=".12"/>`,
    oval(400, top, radius, rim, paint(id('stand'))),
    oval(400, top, radius, rim, 'rgba(255,255,255,.5)'),
  ].join('');
}

/** The dark touch where a thing of that width meets the ground. */
export function contact({ id }: Stage, x: number, y: number, width: number): string {
  const shade = paint(id('shade'));
  return (
    oval(x + width * 0.06, y + 2, width * 0.62, width * 0.1, shade) +
    oval(x, y - 2, width * 0.42, width * 0.055, shade)
  );
}

/** What stands against the wall: an arch, a disc, a niche or the light of a window. */
function setPiece(stage: Stage, tint: Tint): string {
  const stand = paint(stage.id('stand'));
  const arch = (left: number, width: number, top: number): string =>
    `M${left} ${HORIZON}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${HORIZON}z`;
  switch (stage.variant % 4) {
    case 0:
      return `<path d="${arch(170, 460, 90)}" fill="${stand}" opacity=".62"/><path d="${arch(206, 388, 130)}" fill="${tint.wall[0]}" opacity=".6"/>`;
    case 1:
      return `<circle cx="430" cy="330" r="232" fill="${stand}" opacity=".7"/>`;
    case 2:
      return `<path d="${arch(60, 300, 150)}" fill="${tint.accent[1]}" opacity=".38"/><path d="${arch(330, 400, 60)}" fill="${stand}" opacity=".75"/>`;
    default:
      return windowLight('#fff', 0.42);
  }
}

/** Slanting panes of daylight. */
function windowLight(colour: string, opacity: number): string {
  const pane = (x: number, y: number): string =>
    `<path d="M${x} ${y}l150 -44v170l-150 44z" fill="${colour}"/>`;
  return `<g opacity="${opacity}">${pane(330, 150)}${pane(500, 100)}${pane(330, 340)}${pane(500, 290)}</g>`;
}
