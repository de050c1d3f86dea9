import { ordersApi } from '../../api/orders';
import type { Failure } from '../../domain/failure';
import { orderKey } from '../../domain/orderKey';
import type { Order } from '../../domain/types';
import { selectIsAdmin } from '../../session/sessionSlice';
import { bodyOf } from '../../entities/table';
import { useAppSelector } from '../../store/hooks';

/** A list of all orders that is older than these seconds is read again first. */
const FRESH_FOR_S = 60;

/** Finds orders by numbers that somebody typed: blanks around them and their case do not count. */
export function useOrderFinder() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const query = ordersApi.useGetOrdersQuery(undefined, {
    skip: !isAdmin,
    refetchOnMountOrArgChange: FRESH_FOR_S,
  });
  const { currentData: ids, error, isFetching, refetch } = query;
  const table = useAppSelector((state) => state.entities.orders);
  const byKey = ids && new Map(ids.map((id) => [orderKey(id), id]));
  return {
    /** Undefined until the orders are read. */
    find: byKey && ((typed: string): Order | undefined => found(byKey.get(orderKey(typed)))),
    failure: isFetching ? undefined : (error as Failure | undefined),
    retry: () => void refetch(),
  };

  function found(orderNumber: string | undefined): Order | undefined {
    return orderNumber === undefined ? undefined : bodyOf(table, orderNumber);
  }
}
