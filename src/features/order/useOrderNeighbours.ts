import { useMemo } from 'react';
import { ordersApi } from '../../api/orders';
import type { Order } from '../../domain/types';
import { selectEntities } from '../../entities/entities';
import { selectShownOrders } from './orderSelectionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';

/** The orders before and after one, and its position in the list. */
export type Neighbours = {
  previous: string | null;
  next: string | null;
  /** From 1. */
  position: number;
  count: number;
};

/**
 * Returns the neighbours of an order in the list as it was last shown, or, where that does not
 * have it, among all orders, newest first. Null where no list has it, or none is loaded.
 */
export function useOrderNeighbours(orderNumber: string): {
  neighbours: Neighbours | null;
  /** Loads all orders first; null where that would not help. */
  find: (() => Promise<Neighbours | null>) | null;
} {
  const store = useAppStore();
  const shown = useAppSelector(selectShownOrders);
  const { data: all } = ordersApi.endpoints.getOrders.useQueryState();
  const neighbours = useMemo(() => {
    const inShown = findNeighbours(shown, orderNumber);
    return inShown || !all ? inShown : findNeighboursByAge(store, all, orderNumber);
  }, [store, shown, all, orderNumber]);

  return {
    neighbours,
    find:
      neighbours || all
        ? null
        : async () => {
            const { initiate } = ordersApi.endpoints.getOrders;
            const read = await store.dispatch(initiate(undefined, { subscribe: false })).unwrap();
            return findNeighboursByAge(store, read, orderNumber);
          },
  };
}

function findNeighbours(numbers: readonly string[], orderNumber: string): Neighbours | null {
  const at = numbers.indexOf(orderNumber);
  if (at === -1) return null;
  return {
    previous: numbers[at - 1] ?? null,
    next: numbers[at + 1] ?? null,
    position: at + 1,
    count: numbers.length,
  };
}

function findNeighboursByAge(
  store: ShopStore,
  all: readonly string[],
  orderNumber: string,
): Neighbours | null {
  const age = ({ placedAt }: Order) => placedAt ?? -Infinity;
  const newestFirst = selectEntities(store.getState(), 'orders', all)
    .sort((one, other) => age(other) - age(one) || 0)
    .map((order) => order.orderNumber);
  return findNeighbours(newestFirst, orderNumber);
}
