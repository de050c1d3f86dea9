import { useEffect, useMemo } from 'react';
import { ordersApi } from '../../api/orders';
import type { Failure } from '../../domain/failure';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useFreshness } from '../../hooks/useFreshness';
import { prepareWhenIdle } from './prepareWhenIdle';
import { selectOrderIndex } from './selectOrderIndex';

/** A list read so recently was read for this very screen (seconds). */
const MAX_AGE_S = 5;

/** Returns an index of all orders and how old it is; requests nothing without a session. */
export function useOrders() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const table = useAppSelector((state) => state.entities.orders);
  const query = ordersApi.useGetOrdersQuery(undefined, {
    skip: !isAdmin,
    refetchOnMountOrArgChange: MAX_AGE_S,
  });
  const { currentData: numbers, error, isFetching } = query;
  const reading = useFreshness(query, 'getOrders');
  const index = useMemo(() => numbers && selectOrderIndex(numbers, table), [numbers, table]);
  const texts = index?.texts;

  useEffect(() => texts && prepareWhenIdle(texts), [texts]);

  return {
    /** Undefined until the orders are read. */
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
