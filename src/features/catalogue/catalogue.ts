import type { Product } from '../../domain/types';
import { searchProducts } from './searchProducts';

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
  return [...new Set(products.flatMap(({ category }) => category || []))].sort();
}

/** Returns whether there is more than one category; undefined categories, which are not known yet, may be several. */
export function hasChoice(categories: readonly string[] | undefined): boolean {
  return !categories || categories.length > 1;
}

/** Returns the ids of the products that pass the filter, sorted by it; ties keep the catalogue's order. */
export function filterProducts(products: readonly Product[], filter: CatalogueFilter): string[] {
  // An unknown category filters nothing: the backend need not send categories.
  const isKnown = products.some(({ category }) => category === filter.category);
  const candidates = products.filter(
    (product) =>
      (!isKnown || filter.category === '' || product.category === filter.category) &&
      (filter.minCents === null || product.priceCents >= filter.minCents) &&
      (filter.maxCents === null || product.priceCents <= filter.maxCents),
  );
  const matching = searchProducts(candidates, filter.search);
  const compare = COMPARE[filter.sorting];
  return (compare ? matching.toSorted(compare) : matching).map((product) => product.id);
}

// Created when first used: that takes longer than rendering a product.
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
