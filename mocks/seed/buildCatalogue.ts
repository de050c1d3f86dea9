import type { ProductRecord } from '../backend/records';
import type { Entry } from './catalogue/entry';
import { GIOCHI } from './catalogue/giochi';
import { CUCINA } from './catalogue/cucina';
import { MUSICA } from './catalogue/musica';
import { ELETTRONICA } from './catalogue/elettronica';
import { VIAGGIO } from './catalogue/viaggio';
import { GIARDINO } from './catalogue/giardino';
import { CARTOLERIA } from './catalogue/cartoleria';
import { SPORT } from './catalogue/sport';
import { CASA } from './catalogue/casa';
import { MODA } from './catalogue/moda';
import { FAI_DA_TE } from './catalogue/faiDaTe';

const SHELVES: readonly (readonly [category: string, entries: readonly Entry[]])[] = [
  ['Giochi', GIOCHI],
  ['Cucina', CUCINA],
  ['Musica', MUSICA],
  ['Elettronica', ELETTRONICA],
  ['Viaggio', VIAGGIO],
  ['Giardino', GIARDINO],
  ['Cartoleria', CARTOLERIA],
  ['Sport', SPORT],
  ['Casa', CASA],
  ['Moda', MODA],
  ['Fai da te', FAI_DA_TE],
];

/** The first product's id; the most loved one has it. */
export const FIRST_ID = 101;

/**
 * The catalogue, one product of each category in turn so that the home page is varied. Where
 * more are wanted than were written, they come again as further series.
 *
 * @param count how many products; all that were written when left out
 */
export function buildCatalogue(count?: number): ProductRecord[] {
  const written = inTurn();
  return Array.from({ length: count ?? written.length }, (_, position) => {
    const { category, entry } = written[position % written.length] as Shelved;
    const series = Math.floor(position / written.length) + 1;
    const title = series > 1 ? `${entry.title}, serie ${series}` : entry.title;
    return record(category, { ...entry, title }, position);
  });
}

type Shelved = { category: string; entry: Entry };

function inTurn(): Shelved[] {
  const longest = Math.max(...SHELVES.map(([, entries]) => entries.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    SHELVES.flatMap(([category, entries]) => {
      const entry = entries[round];
      return entry ? [{ category, entry }] : [];
    }),
  );
  return rounds.flat();
}

/** The word that the product's file names start with: 'teiera' for 'teiera-1.svg'. */
export function pictureWord(product: ProductRecord): string {
  return (product.fileNames[0] ?? '').replace(/-1\.svg$/, '');
}

function record(category: string, entry: Entry, position: number): ProductRecord {
  const { word, views, name, title, description, price, stock } = entry;
  return {
    id: String(FIRST_ID + position),
    name,
    title,
    description,
    price,
    category,
    stock,
    fileNames: Array.from({ length: views }, (_, view) => `${word}-${view + 1}.svg`),
    position,
  };
}
