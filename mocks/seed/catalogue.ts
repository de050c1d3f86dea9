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
import { FAI_DA_TE } from './catalogue/faidate';

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

/** The whole catalogue, one product of each category in turn so that the home page is varied. */
export function buildCatalogue(): ProductRecord[] {
  const longest = Math.max(...SHELVES.map(([, entries]) => entries.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    SHELVES.flatMap(([category, entries]) => {
      const entry = entries[round];
      return entry ? [{ category, entry }] : [];
    }),
  );
  return rounds.flat().map(({ category, entry }, position) => record(category, entry, position));
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
