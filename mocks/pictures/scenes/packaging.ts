import { ellipse, linear, subject, url, type Scene } from '../svg';
import type { Palette } from '../palettes';
import { room, subjectOnFloor } from './room';

/** The product next to its box. */
export function packaging(scene: Scene, palette: Palette): string {
  const { id } = scene;
  return [
    room(scene, palette),
    linear(id('card'), '#dcb98a', '#c59b66'),
    linear(id('cardSide'), '#a97f4d', '#8f683b', 'x2="1" y2="1"'),
    ellipse(370, 676, 330, 44, url(id('shade'))),
    carton(scene),
    label(scene, palette),
    subjectOnFloor(scene, { x: 590, y: 724, size: 270 }),
  ].join('');
}

function carton({ id }: Scene): string {
  return [
    `<path d="M520 250l110 -52v420l-110 62z" fill="${url(id('cardSide'))}"/>`,
    '<path d="M110 250l120 -52h400l-110 52z" fill="#ecd0a6"/>',
    '<path d="M300 250l116 -52h34l-110 52z" fill="#f6ead6" opacity=".75"/>',
    `<path d="M110 250h410v430H110z" fill="${url(id('card'))}"/>`,
    '<path d="M300 250h40v70h-40z" fill="#f6ead6" opacity=".75"/>',
    '<path d="M110 250h410v4H110z" fill="#fff" opacity=".35"/>',
  ].join('');
}

function label(scene: Scene, palette: Palette): string {
  return [
    '<rect x="165" y="340" width="300" height="280" rx="10" fill="#fffdf8"/>',
    `<rect x="177" y="352" width="276" height="256" rx="5" fill="none" stroke="${palette.shadow}" stroke-opacity=".35" stroke-width="2"/>`,
    subject(scene, { x: 315, y: 455, size: 165 }),
    `<g fill="${palette.shadow}" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif">`,
    '<text x="315" y="572" font-size="26" letter-spacing="3">Bottega 2018</text>',
    '<text x="315" y="594" font-size="13" letter-spacing="2" opacity=".7">SCELTO PER TE</text></g>',
  ].join('');
}
