import type { ProductRecord } from '../backend/records';
import { HOME } from './catalogue/home';
import { LEISURE } from './catalogue/leisure';
import { PERSONAL } from './catalogue/personal';

/** The id of the first product, which is also the most popular one. */
export const FIRST_ID = 101;

const PRODUCTS = { ...LEISURE, ...HOME, ...PERSONAL };

/** The order of the categories in the catalogue. */
const CATEGORIES: readonly (keyof typeof PRODUCTS)[] = [
  'Giochi',
  'Cucina',
  'Musica',
  'Elettronica',
  'Viaggio',
  'Giardino',
  'Cartoleria',
  'Sport',
  'Casa',
  'Moda',
  'Fai da te',
];

/** The fields of a product in a catalogue file; the rest follows from its position. */
type CatalogueEntry = Omit<ProductRecord, 'id' | 'position'>;

/**
 * Builds the catalogue: one product of each category after the other, so that the home page is
 * varied; by default all that are written. Beyond those the same ones follow as further series.
 */
export function buildCatalogue(count?: number): ProductRecord[] {
  const entries = interleave(CATEGORIES.map((name) => parseEntries(name, PRODUCTS[name])));
  return Array.from({ length: count ?? entries.length }, (_, position) => {
    const entry = entries[position % entries.length] as CatalogueEntry;
    const series = Math.floor(position / entries.length) + 1;
    const title = series > 1 ? `${entry.title}, serie ${series}` : entry.title;
    return { ...entry, title, id: String(FIRST_ID + position), position };
  });
}

/** Returns the word that the product's file names start with: 'teiera' for 'teiera-1.svg'. */
export function pictureWord(product: ProductRecord): string {
  return (product.fileNames[0] ?? '').replace(/-1\.svg$/, '');
}

/**
 * Parses the products of a category. Each one is a block of lines:
 * `picture word | name | price | stock | number of pictures`, the title, the description.
 */
function parseEntries(category: string, text: string): CatalogueEntry[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', title = '', ...description] = block.split('\n');
      const [word = '', name = '', price, stock, pictures] = head.split(' | ');
      const fileNames = Array.from(
        { length: Number(pictures) },
        (_, at) => `${word}-${at + 1}.svg`,
      );
      return {
        name,
        title,
        description: description.join('\n'),
        price: Number(price),
        category,
        stock: Number(stock),
        fileNames,
      };
    });
}

function interleave<Item>(lists: Item[][]): Item[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}
