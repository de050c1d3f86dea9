import { useMemo } from 'react';
import { productsApi } from '../../api/products';
import { listCategories, filterProducts, type CatalogueFilter } from './catalogue';
import { useEntities } from '../../hooks/useEntity';
import { useFreshness } from '../../hooks/useFreshness';

/** Returns the ids of the products that pass a filter, sorted by it, and how old the list is. */
export function useCatalogue(filter: CatalogueFilter) {
  const query = productsApi.useGetProductsQuery();
  const { data: ids, isLoading, isError } = query;
  const reading = useFreshness(query, 'getProducts');
  const products = useEntities('products', ids);
  const matching = useMemo(() => filterProducts(products, filter), [products, filter]);
  const categories = useMemo(() => ids && listCategories(products), [ids, products]);
  return { matching, total: products.length, categories, isLoading, isError, reading };
}
