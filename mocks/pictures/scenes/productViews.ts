import {
  background,
  blur,
  dropShadow,
  ellipse,
  linear,
  radial,
  subject,
  subjectWidth,
  url,
} from '../svg';
import type { Placement, Scene } from '../svg';
import type { Palette } from '../palettes';
import { plinth, room, subjectOnFloor } from './room';
import { subjectsOnTable } from './tabletop';

/** Whether a subject stands in a room or lies on a table. */
export type Pose = 'stands' | 'lies';

/** The first picture: the whole product, in the middle. */
export function frontView(scene: Scene, palette: Palette, pose: Pose): string {
  if (pose === 'lies') {
    return subjectsOnTable(scene, palette, [20, 30, 22], [{ x: 400, y: 400, size: 500 }]);
  }
  const placement: Placement = { x: 400, y: 618, size: 450 };
  const radius = Math.max(200, Math.min(300, subjectWidth(scene, placement) * 0.66));
  return room(scene, palette) + plinth(scene, 612, radius) + subjectOnFloor(scene, placement);
}

/** The product from its other side, in other colours. */
export function fromOtherSide(scene: Scene, palette: Palette, pose: Pose): string {
  if (pose === 'lies') {
    const placement = { x: 400, y: 400, size: 500, rotation: 14, isMirrored: true };
    return subjectsOnTable(scene, palette, [20, 30, 22], [placement]);
  }
  const placement = { x: 410, y: 690, size: 520, isMirrored: true };
  return room(scene, palette) + subjectOnFloor(scene, placement);
}

/** Three of them; standing, the two at the back are out of focus. */
export function group(scene: Scene, palette: Palette, pose: Pose): string {
  if (pose === 'lies') {
    return subjectsOnTable(
      scene,
      palette,
      [12, 18, 14],
      [
        { x: 245, y: 270, size: 330, rotation: -16 },
        { x: 575, y: 300, size: 330, rotation: 12 },
        { x: 400, y: 575, size: 360, rotation: -4 },
      ],
    );
  }
  const filter = scene.id('soft');
  const back = { y: 606, size: 270, filter };
  return [
    room(scene, palette),
    blur(filter, 3),
    subjectOnFloor(scene, { ...back, x: 200 }, 0),
    subjectOnFloor(scene, { ...back, x: 612, isMirrored: true }, 0),
    subjectOnFloor(scene, { x: 400, y: 706, size: 390 }),
  ].join('');
}

/** A left and a right one. */
export function pair(scene: Scene, palette: Palette, pose: Pose): string {
  if (pose === 'lies') {
    return subjectsOnTable(
      scene,
      palette,
      [14, 20, 16],
      [
        { x: 225, y: 400, size: 360, height: 400, rotation: -6, isMirrored: true },
        { x: 580, y: 400, size: 360, height: 400, rotation: 6 },
      ],
    );
  }
  return [
    room(scene, palette),
    subjectOnFloor(scene, { x: 545, y: 628, size: 330, isMirrored: true }),
    subjectOnFloor(scene, { x: 290, y: 712, size: 380 }),
  ].join('');
}

/** So close that it does not fit into the picture, in front of a blurred background. */
export function closeUp(scene: Scene, palette: Palette): string {
  const { id, variant } = scene;
  const filter = id('drop');
  const position = variant % 2 === 0 ? { x: 520, rotation: 6 } : { x: 300, rotation: -6 };
  return [
    linear(id('wall'), palette.wall[0], palette.wall[1], 'x2="1" y2="1"'),
    blur(id('soft'), 38),
    radial(id('sun'), '#fff', 0.8),
    dropShadow(filter, palette.shadow, 26, 34, 30),
    background(url(id('wall'))),
    `<g filter="url(#${id('soft')})"><circle cx="640" cy="190" r="170" fill="${palette.accent[0]}"/><circle cx="90" cy="640" r="210" fill="${palette.floor[1]}" opacity=".8"/><circle cx="720" cy="720" r="130" fill="${palette.accent[1]}" opacity=".5"/></g>`,
    ellipse(300, 160, 420, 330, url(id('sun'))),
    subject(scene, { ...position, y: 500, size: 1050, filter }),
  ].join('');
}
