import { SIDE, glow, linear, oval, paint, sheet, type Stage } from '../svg';
import type { Tint } from '../tints';

/** A surface seen from above, with paper or a tray on it and daylight across it. */
export function tabletop(stage: Stage, tint: Tint): string {
  const { id } = stage;
  return [
    linear(id('wall'), tint.wall[0], tint.wall[1], 'x2="1" y2="1"'),
    linear(id('stand'), tint.accent[0], tint.floor[0], 'x2="1" y2="1"'),
    glow(id('sun'), '#fff', 0.7),
    glow(id('shade'), tint.ink, 0.4),
    sheet(paint(id('wall'))),
    underlay(stage, tint),
    oval(220, 190, 440, 400, paint(id('sun'))),
    daylight(stage),
  ].join('');
}

function underlay({ id, variant }: Stage, tint: Tint): string {
  const stand = paint(id('stand'));
  const shade = (shape: string): string =>
    `<g transform="translate(14 20)" opacity=".1" fill="${tint.ink}">${shape}</g>`;
  const lay = (shape: string): string => `${shade(shape)}<g fill="${stand}">${shape}</g>`;
  switch (variant % 4) {
    case 0:
      return lay('<circle cx="410" cy="400" r="300"/>');
    case 1:
      return lay(
        '<rect x="130" y="120" width="540" height="560" rx="26" transform="rotate(-8 400 400)"/>',
      );
    case 2:
      return `<path d="M0 560L${SIDE} 330V${SIDE}H0z" fill="${tint.floor[1]}" opacity=".55"/>${lay('<circle cx="400" cy="390" r="250"/>')}`;
    default:
      return lay('<path d="M400 100a270 270 0 0 1 270 270v310H130V370a270 270 0 0 1 270-270z"/>');
  }
}

/** Stripes of sun between the slats of a shutter. */
function daylight({ variant }: Stage): string {
  if (variant % 3 === 1) return '';
  const stripe = (y: number): string => `<path d="M-40 ${y}L840 ${y - 330}v52L-40 ${y + 52}z"/>`;
  return `<g fill="#fff" opacity=".2">${[300, 420, 540, 660, 780].map(stripe).join('')}</g>`;
}
