import { blur, dropShadow, glow, oval, paint, sheet, linear, subject, subjectWidth } from '../svg';
import type { Spot, Stage } from '../svg';
import type { Tint } from '../tints';
import { contact, plinth, room } from './studio';
import { tabletop } from './tabletop';

/** How a subject poses: on its feet before a wall, or lying on a table. */
export type Pose = 'stands' | 'lies';

/** The first picture: the whole thing, in the middle. */
export function hero(stage: Stage, tint: Tint, pose: Pose): string {
  if (pose === 'lies') return lying(stage, tint, { turn: 0, mirror: false });
  const spot: Spot = { x: 400, y: 618, width: 450, height: 450, anchor: 'foot' };
  const width = subjectWidth(stage, spot);
  return [
    room(stage, tint),
    plinth(stage, 612, Math.max(200, Math.min(300, width * 0.66))),
    contact(stage, 400, 616, width),
    subject(stage, spot),
  ].join('');
}

/** The same thing from its other side, before another colour. */
export function turned(stage: Stage, tint: Tint, pose: Pose): string {
  if (pose === 'lies') return lying(stage, tint, { turn: 14, mirror: true });
  const spot: Spot = { x: 410, y: 690, width: 520, height: 520, anchor: 'foot', mirror: true };
  return (
    room(stage, tint) + contact(stage, 410, 688, subjectWidth(stage, spot)) + subject(stage, spot)
  );
}

/** So near that it leaves the frame, before a background out of focus. */
export function closeUp(stage: Stage, tint: Tint): string {
  const { id, variant } = stage;
  const left = variant % 2 === 0;
  const shadow = id('drop');
  return [
    linear(id('wall'), tint.wall[0], tint.wall[1], 'x2="1" y2="1"'),
    blur(id('soft'), 38),
    glow(id('sun'), '#fff', 0.8),
    dropShadow(shadow, tint.ink, 26, 34, 30),
    sheet(paint(id('wall'))),
    `<g filter="url(#${id('soft')})"><circle cx="640" cy="190" r="170" fill="${tint.accent[0]}"/><circle cx="90" cy="640" r="210" fill="${tint.floor[1]}" opacity=".8"/><circle cx="720" cy="720" r="130" fill="${tint.accent[1]}" opacity=".5"/></g>`,
    oval(300, 160, 420, 330, paint(id('sun'))),
    subject(stage, {
      x: left ? 520 : 300,
      y: 500,
      width: 1050,
      height: 1050,
      turn: left ? 6 : -6,
      filter: shadow,
    }),
  ].join('');
}

function lying(stage: Stage, tint: Tint, how: { turn: number; mirror: boolean }): string {
  const shadow = stage.id('drop');
  return [
    tabletop(stage, tint),
    dropShadow(shadow, tint.ink, 20, 30, 22),
    subject(stage, { x: 400, y: 400, width: 500, height: 500, filter: shadow, ...how }),
  ].join('');
}
