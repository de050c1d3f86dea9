import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { ordersApi } from '../../api/orders';
import type { Order, Failure } from '../../domain/types';
import { selectEntity } from '../../entities/entities';
import { asOfId } from '../../entities/table';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useEntity } from '../../hooks/useEntity';
import { useFreshness, type Freshness } from '../../hooks/useFreshness';

/** An order as a screen sees it: its body as far as it is known, and the status of its query. */
export type OrderReading = {
  order: Order | undefined;
  /** Why the latest call failed. */
  failure: Failure | undefined;
  isLoading: boolean;
  /** How old the order on screen is, whatever brought it. */
  reading: Freshness;
  retry: () => void;
};

/**
 * Returns one order, and refetches it whenever a screen opens it; skips an empty number. An order
 * that the backend now refuses is not shown from an earlier response.
 */
export function useOrder(orderNumber: string): OrderReading {
  const query = ordersApi.useGetOrderQuery(orderNumber === '' ? skipToken : orderNumber, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData, error, isFetching, isUninitialized } = query;
  const number = currentData ?? orderNumber;
  const known = useEntity('orders', number);
  const knownAt = useAppSelector((state) => asOfId(state.entities.orders, number));
  const reading = useFreshness(query, 'getOrder', orderNumber);
  const failure = error as Failure | undefined;
  const isDenied = failure?.kind === 'refused' || failure?.kind === 'unreadable';
  const order = isDenied ? undefined : known;
  return {
    order,
    failure: isFetching && order === undefined ? undefined : failure,
    isLoading: isFetching && order === undefined,
    reading: { ...reading, readAt: order && knownAt },
    retry: () => {
      if (!isUninitialized) reading.read();
    },
  };
}

/** Returns a function that reads an order, for a screen that does not show it yet. */
export function useReadOrder(): (orderNumber: string) => Promise<Order | undefined> {
  const store = useAppStore();
  return useCallback(
    async (orderNumber) => {
      const { data } = await store.dispatch(
        ordersApi.endpoints.getOrder.initiate(orderNumber, {
          forceRefetch: true,
          subscribe: false,
        }),
      );
      return data === undefined ? undefined : selectEntity(store.getState(), 'orders', data);
    },
    [store],
  );
}
