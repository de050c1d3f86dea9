import { ordersApi } from '../../api/orders';
import type { Failure } from '../../domain/failure';
import { orderKey } from '../../domain/orderKey';
import type { Order } from '../../domain/types';
import { selectIsAdmin } from '../../session/sessionSlice';
import { bodyOf } from '../../entities/table';
import { useAppSelector } from '../../store/hooks';

/** An older list of all orders is refetched first. */
const REFETCH_AFTER_S = 60;

/** Finds orders by typed numbers, whose case and surrounding spaces do not count. */
export function useOrderFinder() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const query = ordersApi.useGetOrdersQuery(undefined, {
    skip: !isAdmin,
    refetchOnMountOrArgChange: REFETCH_AFTER_S,
  });
  const { currentData: ids, error, isFetching, refetch } = query;
  const table = useAppSelector((state) => state.entities.orders);
  const byKey = ids && new Map(ids.map((id) => [orderKey(id), id]));
  return {
    /** Undefined until the orders are loaded. */
    find:
      byKey &&
      ((typed: string): Order | undefined => bodyOf(table, byKey.get(orderKey(typed)) ?? '')),
    failure: isFetching ? undefined : (error as Failure | undefined),
    retry: () => void refetch(),
  };
}
