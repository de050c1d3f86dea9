import { normalizeForSearch } from '../../domain/normalizeForSearch';
import type { Product } from '../../domain/types';

export const SORTINGS = ['catalogo', 'prezzo-crescente', 'prezzo-decrescente', 'nome'] as const;
export type Sorting = (typeof SORTINGS)[number];

export type CatalogueFilter = {
  search: string;
  category: string;
  sorting: Sorting;
  minCents: number | null;
  maxCents: number | null;
};

/** The categories that the products name, in the order of the alphabet. */
export function categoriesOf(products: readonly Product[]): string[] {
  return [...new Set(products.flatMap(({ category }) => category || []))].sort();
}

/** The ids of the products that pass the filter, in its order; ties keep the catalogue's. */
export function matchingProducts(products: readonly Product[], filter: CatalogueFilter): string[] {
  const words = normalizeForSearch(filter.search).split(/\s+/).filter(Boolean);
  // A category that the list knows nothing of filters nothing: the backend need not tell them.
  const isKnown = products.some(({ category }) => category === filter.category);
  const matching = products.filter(
    (product) =>
      (!isKnown || filter.category === '' || product.category === filter.category) &&
      (filter.minCents === null || product.priceCents >= filter.minCents) &&
      (filter.maxCents === null || product.priceCents <= filter.maxCents) &&
      hasAllWords(product, words),
  );
  const compare = COMPARE[filter.sorting];
  return (compare ? matching.sort(compare) : matching).map((product) => product.id);
}

function hasAllWords(product: Product, words: string[]): boolean {
  if (words.length === 0) return true;
  const text = normalizeForSearch(
    `${product.title} ${product.name ?? ''} ${product.category ?? ''}`,
  );
  return words.every((word) => text.includes(word));
}

// Made at the first need: making one takes longer than drawing a product.
let collator: Intl.Collator | undefined;

function byName(a: Product, b: Product): number {
  collator ??= new Intl.Collator('it', { sensitivity: 'base', numeric: true });
  return collator.compare(a.title, b.title);
}

const COMPARE: Record<Sorting, ((a: Product, b: Product) => number) | null> = {
  catalogo: null,
  'prezzo-crescente': (a, b) => a.priceCents - b.priceCents,
  'prezzo-decrescente': (a, b) => b.priceCents - a.priceCents,
  nome: byName,
};
