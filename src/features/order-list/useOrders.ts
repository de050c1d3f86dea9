import { useEffect } from 'react';
import { ordersApi } from '../../api/orders';
import type { Failure } from '../../domain/failure';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useFreshness } from '../../hooks/useFreshness';
import { orderIndexOf, prepareWhenIdle } from './orderIndexOf';

/** The list was read for this very screen, or a moment before (seconds). */
const FRESH_FOR_S = 5;

/** All orders, ready to be searched and sorted; nothing is asked while nobody is logged in. */
export function useOrders() {
  const store = useAppStore();
  const isAdmin = useAppSelector(selectIsAdmin);
  const table = useAppSelector((state) => state.entities.orders);
  const query = ordersApi.useGetOrdersQuery(undefined, {
    skip: !isAdmin,
    refetchOnMountOrArgChange: FRESH_FOR_S,
  });
  const { currentData: numbers, error, isFetching } = query;
  const reading = useFreshness(query, 'getOrders');
  const index = numbers && orderIndexOf(store, numbers, table);
  const texts = index?.texts;

  useEffect(() => texts && prepareWhenIdle(texts), [texts]);

  return {
    /** Undefined until they are read. */
    index,
    /** When what is shown was read, in epoch milliseconds. */
    readAt: numbers && reading.readAt,
    unreadable: reading.unreadable,
    isReading: isFetching,
    failure: isFetching ? undefined : (error as Failure | undefined),
    read: () => {
      if (isAdmin) reading.read();
    },
  };
}
