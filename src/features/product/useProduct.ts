import { productsApi } from '../../api/products';
import { useEntity } from '../../hooks/useEntity';

/** A product read longer ago than these seconds is read again when a screen shows it. */
const FRESH_FOR_S = 5;

/**
 * One product: at once what the catalogue knows of it, and the rest when it is read
 * (`isWhole`). `failure` is why the last reading failed.
 */
export function useProduct(id: string) {
  const { currentData, isFetching, error, refetch } = productsApi.useGetProductQuery(id, {
    refetchOnMountOrArgChange: FRESH_FOR_S,
  });
  const isWhole = currentData !== undefined;
  const product = useEntity('products', currentData ?? id);
  return {
    product,
    isWhole,
    isFetching,
    failure: isFetching ? undefined : error,
    refetch: () => void refetch(),
  };
}
