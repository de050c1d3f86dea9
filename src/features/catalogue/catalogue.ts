import { normalizeForSearch } from '../../domain/normalizeForSearch';
import { searchProducts } from '../../domain/searchProducts';
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

/** Returns the categories of the products in alphabetical order. */
export function listCategories(products: readonly Product[]): string[] {
  const categories = [...new Set(products.flatMap(({ category }) => category || []))];
  // The home page waits for this: Intl's collator would take longer.
  const key = normalizeForSearch;
  const isBefore = (one: string, other: string) =>
    key(one) === key(other) ? one < other : key(one) < key(other);
  return categories.sort((one, other) => (isBefore(one, other) ? -1 : 1));
}

/** Returns whether there is more than one category; `undefined` (not read yet) counts as more than one. */
export function hasChoice(categories: readonly string[] | undefined): boolean {
  return !categories || categories.length > 1;
}

/**
 * Returns the products of a category; all of them for '' and for an unknown category, as the backend need not send
 * categories.
 */
export function productsOf(products: readonly Product[], category: string): readonly Product[] {
  if (category === '') return products;
  const found = products.filter((product) => product.category === category);
  return found.length > 0 ? found : products;
}

/** Returns the ids of the products that pass the filter, sorted by it; ties keep the catalogue's order. */
export function filterProducts(products: readonly Product[], filter: CatalogueFilter): string[] {
  const { minCents, maxCents } = filter;
  const candidates = productsOf(products, filter.category).filter(
    ({ priceCents }) =>
      (minCents === null || priceCents >= minCents) &&
      (maxCents === null || priceCents <= maxCents),
  );
  const matching = searchProducts(candidates, filter.search);
  const compare = COMPARE[filter.sorting];
  return (compare ? matching.toSorted(compare) : matching).map((product) => product.id);
}

// Created when first used: that takes longer than rendering a product.
let collator: Intl.Collator | undefined;

/** Compares two names for sorting, in Italian: case and accents do not count, and 'A9' comes before 'A10'. */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('it', { sensitivity: 'base', numeric: true });
  return collator.compare(one, other);
}

const COMPARE: Record<Sorting, ((a: Product, b: Product) => number) | null> = {
  catalogo: null,
  'prezzo-crescente': (a, b) => a.priceCents - b.priceCents,
  'prezzo-decrescente': (a, b) => b.priceCents - a.priceCents,
  nome: (a, b) => compareNames(a.title, b.title),
};
