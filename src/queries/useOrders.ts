import { useMemo } from 'react';
import { ordersApi } from '../api/orders';
import type { Failure } from '../domain/failure';
import { matchingOrders, type OrderFilter } from '../domain/orderSearch';
import type { Order } from '../domain/types';
import { selectIsAdmin } from '../state/session';
import { bodyOf } from '../state/table';
import { useAppSelector } from '../store/hooks';

/** The orders that pass a filter, newest first; nothing is asked while nobody is logged in. */
export function useOrders(filter: OrderFilter) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const query = ordersApi.useGetOrdersQuery(undefined, {
    skip: !isAdmin,
    refetchOnMountOrArgChange: true,
  });
  const { currentData: ids, error, isFetching, refetch } = query;
  const table = useAppSelector((state) => state.entities.orders);
  const orders = useMemo(
    () => ids?.map((id) => bodyOf(table, id)).filter((body): body is Order => body !== undefined),
    [ids, table],
  );
  const shown = useMemo(() => orders && matchingOrders(orders, filter), [orders, filter]);
  return {
    isAdmin,
    /** Undefined until they are read. */
    shown,
    failure: isFetching ? undefined : (error as Failure | undefined),
    retry: () => {
      if (isAdmin) void refetch();
    },
  };
}
