import { useEffect, useMemo } from 'react';
import { ordersApi } from '../../api/orders';
import { selectEntity } from '../../entities/entities';
import {
  ordersUnwatched,
  ordersWatched,
  selectLatestOrders,
  selectOrdersCheckedAt,
} from './newOrdersSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';

const NONE: readonly string[] = [];

/**
 * The orders that came in since the list on screen was read. While a screen asks, somebody
 * looks for them (src/tabs); the list stays as it is until it is told to take them in.
 */
export function useNewOrders(): {
  count: number;
  /** When somebody last looked, in epoch milliseconds; null before. */
  checkedAt: number | null;
  /** Puts them into the list; gives whether they were all known, or the list has to be read. */
  takeIn: () => boolean;
} {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const latest = useAppSelector(selectLatestOrders);
  const checkedAt = useAppSelector(selectOrdersCheckedAt);
  const { data: listed } = ordersApi.endpoints.getOrders.useQueryState();
  const fresh = useMemo(() => (listed ? without(latest, listed) : NONE), [latest, listed]);

  useEffect(() => {
    dispatch(ordersWatched());
    return () => void dispatch(ordersUnwatched());
  }, [dispatch]);

  return {
    count: fresh.length,
    checkedAt,
    takeIn: () => {
      const state = store.getState();
      const areKnown = fresh.every((number) => selectEntity(state, 'orders', number));
      // Made outside: a draft of a long list would take longer than everything else.
      const next = [...fresh, ...(listed ?? NONE)];
      if (areKnown) dispatch(ordersApi.util.updateQueryData('getOrders', undefined, () => next));
      return areKnown;
    },
  };
}

function without(numbers: readonly string[], known: readonly string[]): readonly string[] {
  if (numbers.length === 0) return NONE;
  const set = new Set(known);
  return numbers.filter((number) => !set.has(number));
}
