import { useMemo } from 'react';
import { productsApi } from '../../api/products';
import { categoriesOf, matchingProducts, type CatalogueFilter } from './catalogue';
import type { Product } from '../../domain/types';
import { bodyOf } from '../../entities/table';
import { useAppSelector } from '../../store/hooks';
import { useFreshness } from '../../hooks/useFreshness';

const NO_IDS: string[] = [];

/** The catalogue's products that pass a filter, by id and in its order. */
export function useCatalogue(filter: CatalogueFilter) {
  const query = productsApi.useGetProductsQuery();
  const { data: ids = NO_IDS, isLoading, isError } = query;
  const reading = useFreshness(query, 'getProducts');
  const table = useAppSelector((state) => state.entities.products);
  const products = useMemo(
    () => ids.map((id) => bodyOf(table, id)).filter((body): body is Product => body !== undefined),
    [ids, table],
  );
  const shown = useMemo(() => matchingProducts(products, filter), [products, filter]);
  const categories = useMemo(() => categoriesOf(products), [products]);
  return { shown, all: products.length, categories, isLoading, isError, reading };
}
