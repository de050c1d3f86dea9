import { useState } from 'react';
import { productsApi } from '../../api/products';
import { useEntity } from '../../hooks/useEntity';

/** A product read longer ago than this many seconds is refetched when a screen shows it. */
const FRESH_FOR_S = 5;

/**
 * Returns one product: at once with the catalogue's data, and the rest when it has been read (`isWhole`). `failure` is
 * why the last read failed. With `skip` nothing is read yet.
 */
export function useProduct(id: string, skip = false) {
  const { currentData, error, ...query } = productsApi.endpoints.getProduct.useQueryState(id);
  const { refetch } = productsApi.endpoints.getProduct.useQuerySubscription(id, {
    refetchOnMountOrArgChange: FRESH_FOR_S,
    skip,
  });
  // A page that reads only after its first paint opens with the failure of an earlier visit.
  const [earlierFailure] = useState(skip ? error : undefined);
  const isFetching = query.isFetching || query.isUninitialized;
  const isWhole = currentData !== undefined;
  const product = useEntity('products', currentData ?? id);
  return {
    product,
    isWhole,
    isFetching,
    failure: isFetching || error === earlierFailure ? undefined : error,
    refetch: () => void refetch(),
  };
}
