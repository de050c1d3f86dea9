import { SIZE, background, dropShadow, ellipse, linear, radial, subject, url } from '../svg';
import type { Placement, Scene } from '../svg';
import type { Palette } from '../palettes';

/** Draws subjects on a table seen from above, with a shadow of that offset and blur. */
export function subjectsOnTable(
  scene: Scene,
  palette: Palette,
  [x, y, blur]: [x: number, y: number, blur: number],
  placements: Placement[],
): string {
  const filter = scene.id('drop');
  return [
    tabletop(scene, palette),
    dropShadow(filter, palette.shadow, x, y, blur),
    ...placements.map((placement) => subject(scene, { ...placement, filter })),
  ].join('');
}

/** A table with paper or a tray on it and daylight across it. */
function tabletop(scene: Scene, palette: Palette): string {
  const { id } = scene;
  return [
    linear(id('wall'), palette.wall[0], palette.wall[1], 'x2="1" y2="1"'),
    linear(id('stand'), palette.accent[0], palette.floor[0], 'x2="1" y2="1"'),
    radial(id('sun'), '#fff', 0.7),
    radial(id('shade'), palette.shadow, 0.4),
    background(url(id('wall'))),
    paper(scene, palette),
    ellipse(220, 190, 440, 400, url(id('sun'))),
    stripesOfLight(scene),
  ].join('');
}

function paper({ id, variant }: Scene, { floor, shadow }: Palette): string {
  const withShadow = (shape: string): string =>
    `<g transform="translate(14 20)" opacity=".1" fill="${shadow}">${shape}</g><g fill="${url(id('stand'))}">${shape}</g>`;
  switch (variant % 4) {
    case 0:
      return withShadow('<circle cx="410" cy="400" r="300"/>');
    case 1:
      return withShadow(
        '<rect x="130" y="120" width="540" height="560" rx="26" transform="rotate(-8 400 400)"/>',
      );
    case 2:
      return `<path d="M0 560L${SIZE} 330V${SIZE}H0z" fill="${floor[1]}" opacity=".55"/>${withShadow('<circle cx="400" cy="390" r="250"/>')}`;
    default:
      return withShadow(
        '<path d="M400 100a270 270 0 0 1 270 270v310H130V370a270 270 0 0 1 270-270z"/>',
      );
  }
}

/** Light through the slats of a shutter. */
function stripesOfLight({ variant }: Scene): string {
  if (variant % 3 === 1) return '';
  const stripe = (y: number): string => `<path d="M-40 ${y}L840 ${y - 330}v52L-40 ${y + 52}z"/>`;
  return `<g fill="#fff" opacity=".2">${[300, 420, 540, 660, 780].map(stripe).join('')}</g>`;
}
