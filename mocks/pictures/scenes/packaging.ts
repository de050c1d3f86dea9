import { linear, oval, paint, subject, subjectWidth, type Spot, type Stage } from '../svg';
import type { Tint } from '../tints';
import { contact, room } from './studio';

/** The thing beside the box it comes in. */
export function packaging(stage: Stage, tint: Tint): string {
  const { id } = stage;
  const near: Spot = { x: 590, y: 724, width: 270, height: 270, anchor: 'foot' };
  return [
    room(stage, tint),
    linear(id('card'), '#dcb98a', '#c59b66'),
    linear(id('cardSide'), '#a97f4d', '#8f683b', 'x2="1" y2="1"'),
    oval(370, 676, 330, 44, paint(id('shade'))),
    carton(stage),
    label(stage, tint),
    contact(stage, near.x, near.y - 2, subjectWidth(stage, near)),
    subject(stage, near),
  ].join('');
}

function carton({ id }: Stage): string {
  return [
    `<path d="M520 250l110 -52v420l-110 62z" fill="${paint(id('cardSide'))}"/>`,
    '<path d="M110 250l120 -52h400l-110 52z" fill="#ecd0a6"/>',
    '<path d="M300 250l116 -52h34l-110 52z" fill="#f6ead6" opacity=".75"/>',
    `<path d="M110 250h410v430H110z" fill="${paint(id('card'))}"/>`,
    '<path d="M300 250h40v70h-40z" fill="#f6ead6" opacity=".75"/>',
    '<path d="M110 250h410v4H110z" fill="#fff" opacity=".35"/>',
  ].join('');
}

function label(stage: Stage, tint: Tint): string {
  return [
    '<rect x="165" y="340" width="300" height="280" rx="10" fill="#fffdf8"/>',
    `<rect x="177" y="352" width="276" height="256" rx="5" fill="none" stroke="${tint.ink}" stroke-opacity=".35" stroke-width="2"/>`,
    subject(stage, { x: 315, y: 455, width: 165, height: 165 }),
    `<g fill="${tint.ink}" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif">`,
    '<text x="315" y="572" font-size="26" letter-spacing="3">Bottega 2018</text>',
    '<text x="315" y="594" font-size="13" letter-spacing="2" opacity=".7">SCELTO PER TE</text></g>',
  ].join('');
}
