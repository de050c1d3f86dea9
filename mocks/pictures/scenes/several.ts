import { blur, dropShadow, subject, subjectWidth, type Spot, type Stage } from '../svg';
import type { Tint } from '../tints';
import { contact, room } from './studio';
import { tabletop } from './tabletop';
import type { Pose } from './views';

/** Three of them, the near one sharp and the others behind. */
export function group(stage: Stage, tint: Tint, pose: Pose): string {
  return pose === 'lies' ? lyingGroup(stage, tint) : standingGroup(stage, tint);
}

function standingGroup(stage: Stage, tint: Tint): string {
  const soft = stage.id('soft');
  const back = (x: number, mirror: boolean): string => {
    const spot: Spot = { x, y: 606, width: 270, height: 270, anchor: 'foot', mirror, filter: soft };
    return contact(stage, x, 606, subjectWidth(stage, spot)) + subject(stage, spot);
  };
  const front: Spot = { x: 400, y: 706, width: 390, height: 390, anchor: 'foot' };
  return [
    room(stage, tint),
    blur(soft, 3),
    back(200, false) + back(612, true),
    contact(stage, 400, 704, subjectWidth(stage, front)),
    subject(stage, front),
  ].join('');
}

function lyingGroup(stage: Stage, tint: Tint): string {
  const shadow = stage.id('drop');
  const one = (x: number, y: number, size: number, turn: number): string =>
    subject(stage, { x, y, width: size, height: size, turn, filter: shadow });
  return [
    tabletop(stage, tint),
    dropShadow(shadow, tint.ink, 12, 18, 14),
    one(245, 270, 330, -16) + one(575, 300, 330, 12) + one(400, 575, 360, -4),
  ].join('');
}

/** A left and a right one. */
export function pairOf(stage: Stage, tint: Tint, pose: Pose): string {
  if (pose === 'stands') {
    const one = (x: number, y: number, size: number, mirror: boolean): string => {
      const spot: Spot = { x, y, width: size, height: size, anchor: 'foot', mirror };
      return contact(stage, x, y - 2, subjectWidth(stage, spot)) + subject(stage, spot);
    };
    return room(stage, tint) + one(545, 628, 330, true) + one(290, 712, 380, false);
  }
  const shadow = stage.id('drop');
  const one = (x: number, turn: number, mirror: boolean): string =>
    subject(stage, { x, y: 400, width: 360, height: 400, turn, mirror, filter: shadow });
  return [
    tabletop(stage, tint),
    dropShadow(shadow, tint.ink, 14, 20, 16),
    one(225, -6, true) + one(580, 6, false),
  ].join('');
}
