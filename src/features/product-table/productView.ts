import { TABLE_FIELDS, type TableField } from '../../domain/productEdit';
import { searchProducts } from '../../domain/searchProducts';
import type { Product } from '../../domain/types';
import { compareNames, productsOf } from '../catalogue/catalogue';
import type { Edits } from './edits';

/** The columns by which the table can be sorted, and their words in the address. */
const COLUMN_NAMES = {
  name: 'nome',
  title: 'titolo',
  price: 'prezzo',
  images: 'immagini',
  stock: 'disponibilita',
  category: 'categoria',
} as const;

export type ProductColumn = keyof typeof COLUMN_NAMES;

const COLUMNS = Object.keys(COLUMN_NAMES) as ProductColumn[];

/** A column; null for the order of the catalogue. */
export type ProductSorting = { column: ProductColumn | null; isDescending: boolean };

/** Which products are shown, by their words in the address. */
export const SHOWN = ['tutti', 'modificati', 'esauriti', 'senza-immagini'] as const;

/** Search, filters and sorting of the table. */
export type ProductView = {
  search: string;
  /** '' for all. */
  category: string;
  shown: (typeof SHOWN)[number];
  sorting: ProductSorting;
};

const IN_CATALOGUE_ORDER: ProductSorting = { column: null, isDescending: false };

export const EVERYTHING: ProductView = {
  search: '',
  category: '',
  shown: 'tutti',
  sorting: IN_CATALOGUE_ORDER,
};

/** Reads the view from the address. */
export function readView(parameters: URLSearchParams): ProductView {
  const sorting = parameters.get('ordina') ?? '';
  const column = COLUMNS.find((each) => COLUMN_NAMES[each] === sorting.replace(/^-/, ''));
  const shown = parameters.get('mostra');
  return {
    search: parameters.get('q') ?? '',
    category: parameters.get('categoria') ?? '',
    shown: SHOWN.find((each) => each === shown) ?? 'tutti',
    sorting: column ? { column, isDescending: sorting.startsWith('-') } : IN_CATALOGUE_ORDER,
  };
}

/** Writes the view into the address; defaults are left out. */
export function writeView({ search, category, shown, sorting }: ProductView): URLSearchParams {
  const { column, isDescending } = sorting;
  const parameters = {
    q: search,
    categoria: category,
    mostra: shown === 'tutti' ? '' : shown,
    ordina: column ? `${isDescending ? '-' : ''}${COLUMN_NAMES[column]}` : '',
  };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
}

/** Sorts all products; ties keep the order of the catalogue. Products without a value come last. */
export function sortProducts(
  products: readonly Product[],
  { column, isDescending }: ProductSorting,
): readonly Product[] {
  if (column === null) return products;
  const valueOf = VALUES[column];
  const sign = isDescending ? -1 : 1;
  return products
    .map((product) => ({ product, value: valueOf(product) }))
    .sort(({ value: one }, { value: other }) => {
      if (one === undefined || other === undefined)
        return Number(one === undefined) - Number(other === undefined);
      if (one === other) return 0;
      return (
        sign * (typeof one === 'number' ? one - Number(other) : compareNames(one, String(other)))
      );
    })
    .map(({ product }) => product);
}

const VALUES: Record<ProductColumn, (product: Product) => string | number | undefined> = {
  name: ({ name, title }) => name ?? title,
  title: ({ title }) => title,
  price: ({ priceCents }) => priceCents,
  images: ({ fileNames }) => fileNames.length,
  stock: ({ stock }) => stock,
  category: ({ category }) => category,
};

/** Returns the products that pass search and filters, in their order. */
export function filterProducts(
  products: readonly Product[],
  { search, category, shown }: ProductView,
  edits: Edits,
): readonly Product[] {
  const isShown = {
    tutti: () => true,
    modificati: ({ id }: Product) => id in edits,
    esauriti: ({ stock }: Product) => stock !== undefined && stock <= 0,
    'senza-immagini': ({ fileNames }: Product) => fileNames.length === 0,
  }[shown];
  return searchProducts(productsOf(products, category).filter(isShown), search);
}

/** Returns whether a column of the table can be edited. */
export function isEditable(column: string): column is TableField {
  return (TABLE_FIELDS as readonly string[]).includes(column);
}
