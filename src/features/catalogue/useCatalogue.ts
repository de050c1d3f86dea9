import { useMemo } from 'react';
import { productsApi } from '../../api/products';
import { listCategories, filterProducts, type CatalogueFilter } from './catalogue';
import type { Product } from '../../domain/types';
import { bodyOf } from '../../entities/table';
import { useAppSelector } from '../../store/hooks';
import { useFreshness } from '../../hooks/useFreshness';

const NO_IDS: string[] = [];

/** Returns the ids of the products that pass a filter, sorted by it, and how old the list is. */
export function useCatalogue(filter: CatalogueFilter) {
  const query = productsApi.useGetProductsQuery();
  const { data: ids = NO_IDS, isLoading, isError } = query;
  const reading = useFreshness(query, 'getProducts');
  const table = useAppSelector((state) => state.entities.products);
  const products = useMemo(
    () => ids.map((id) => bodyOf(table, id)).filter((body): body is Product => body !== undefined),
    [ids, table],
  );
  const matching = useMemo(() => filterProducts(products, filter), [products, filter]);
  const categories = useMemo(() => listCategories(products), [products]);
  return { matching, total: products.length, categories, isLoading, isError, reading };
}
