import { useMemo } from 'react';
import { ordersApi } from '../../api/orders';
import type { Order } from '../../domain/types';
import { selectEntities } from '../../entities/entities';
import { selectShownOrders } from './orderSelectionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';

/** The orders before and after one, and where it stands among how many. */
export type Neighbours = {
  previous: string | null;
  next: string | null;
  place: number;
  count: number;
};

/**
 * The neighbours of an order in the list as it was last shown; where it is not in that, in
 * the list of all orders, newest first. Null where no list has it, or none was read.
 */
export function useOrderNeighbours(orderNumber: string): {
  neighbours: Neighbours | null;
  /** Reads all orders to find them, which an order that is opened by itself does not; or null. */
  find: (() => Promise<Neighbours | null>) | null;
} {
  const store = useAppStore();
  const shown = useAppSelector(selectShownOrders);
  const { data: all } = ordersApi.endpoints.getOrders.useQueryState();
  const neighbours = useMemo(() => {
    const inShown = neighboursIn(shown, orderNumber);
    return inShown || !all ? inShown : neighboursByAge(store, all, orderNumber);
  }, [store, shown, all, orderNumber]);

  return {
    neighbours,
    find:
      neighbours || all
        ? null
        : async () => {
            const { initiate } = ordersApi.endpoints.getOrders;
            const read = await store.dispatch(initiate(undefined, { subscribe: false })).unwrap();
            return neighboursByAge(store, read, orderNumber);
          },
  };
}

function neighboursIn(numbers: readonly string[], orderNumber: string): Neighbours | null {
  const at = numbers.indexOf(orderNumber);
  if (at === -1) return null;
  return {
    previous: numbers[at - 1] ?? null,
    next: numbers[at + 1] ?? null,
    place: at + 1,
    count: numbers.length,
  };
}

function neighboursByAge(
  store: ShopStore,
  all: readonly string[],
  orderNumber: string,
): Neighbours | null {
  const age = ({ placedAt }: Order) => placedAt ?? -Infinity;
  const newestFirst = selectEntities(store.getState(), 'orders', all)
    .sort((one, other) => age(other) - age(one) || 0)
    .map((order) => order.orderNumber);
  return neighboursIn(newestFirst, orderNumber);
}
