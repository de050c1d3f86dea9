import { SIZE, background, ellipse, linear, radial, subject, subjectWidth, url } from '../svg';
import type { Placement, Scene } from '../svg';
import type { Palette } from '../palettes';

/** Height of the line between wall and floor. */
const HORIZON = 560;

/** A wall with daylight from the upper left, and a floor. */
export function room(scene: Scene, palette: Palette): string {
  const { id } = scene;
  return [
    linear(id('wall'), palette.wall[0], palette.wall[1]),
    linear(id('floor'), palette.floor[1], palette.floor[0]),
    linear(id('stand'), palette.accent[0], palette.accent[1], 'x2="1" y2=".25"'),
    radial(id('sun'), '#fff', 0.75),
    radial(id('shade'), palette.shadow, 0.5),
    background(url(id('wall'))),
    wallDecoration(scene, palette),
    ellipse(250, 210, 420, 360, url(id('sun'))),
    `<rect y="${HORIZON}" width="${SIZE}" height="${SIZE - HORIZON}" fill="${url(id('floor'))}"/>`,
    `<rect y="${HORIZON}" width="${SIZE}" height="5" fill="#fff" opacity=".28"/>`,
  ].join('');
}

/** A round plinth with its top at the given height. */
export function plinth({ id }: Scene, top: number, radius: number): string {
  const depth = 78;
  const rim = radius * 0.17;
  const side = `M${400 - radius} ${top}v${depth}a${radius} ${rim} 0 0 0 ${radius * 2} 0v${-depth}z`;
  return [
    ellipse(430, top + depth + 24, radius * 1.22, rim * 1.5, url(id('shade'))),
    `<path d="${side}" fill="${url(id('stand'))}"/>`,
    `<path d="${side}" fill="#fff" opacity=".12"/>`,
    ellipse(400, top, radius, rim, url(id('stand'))),
    ellipse(400, top, radius, rim, 'rgba(255,255,255,.5)'),
  ].join('');
}

/** Draws the subject on the floor, with its shadow that many pixels above its bottom edge. */
export function subjectOnFloor(scene: Scene, at: Placement, shadowOffset = 2): string {
  const placement: Placement = { ...at, anchor: 'bottom' };
  const width = subjectWidth(scene, placement);
  const [x, y] = [at.x, at.y - shadowOffset];
  const shade = url(scene.id('shade'));
  return [
    ellipse(x + width * 0.06, y + 2, width * 0.62, width * 0.1, shade),
    ellipse(x, y - 2, width * 0.42, width * 0.055, shade),
    subject(scene, placement),
  ].join('');
}

/** An arch, a disc, a niche or the light of a window. */
function wallDecoration({ id, variant }: Scene, { wall, accent }: Palette): string {
  const stand = url(id('stand'));
  const arch = (left: number, width: number, top: number): string =>
    `M${left} ${HORIZON}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${HORIZON}z`;
  const pane = (x: number, y: number): string =>
    `<path d="M${x} ${y}l150 -44v170l-150 44z" fill="#fff"/>`;
  switch (variant % 4) {
    case 0:
      return `<path d="${arch(170, 460, 90)}" fill="${stand}" opacity=".62"/><path d="${arch(206, 388, 130)}" fill="${wall[0]}" opacity=".6"/>`;
    case 1:
      return `<circle cx="430" cy="330" r="232" fill="${stand}" opacity=".7"/>`;
    case 2:
      return `<path d="${arch(60, 300, 150)}" fill="${accent[1]}" opacity=".38"/><path d="${arch(330, 400, 60)}" fill="${stand}" opacity=".75"/>`;
    default:
      return `<g opacity="0.42">${pane(330, 150)}${pane(500, 100)}${pane(330, 340)}${pane(500, 290)}</g>`;
  }
}
