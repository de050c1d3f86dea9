import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { ordersApi } from '../../api/orders';
import type { Failure } from '../../domain/failure';
import type { Order } from '../../domain/types';
import { selectEntity } from '../../entities/entities';
import { asOfId } from '../../entities/table';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useEntity } from '../../hooks/useEntity';
import { useFreshness, type Freshness } from '../../hooks/useFreshness';

/** An order as a screen has it: its body as far as it is known, and how reading it went. */
export type OrderQuery = {
  order: Order | undefined;
  /** Why the latest reading failed. */
  failure: Failure | undefined;
  isLoading: boolean;
  /** How old the order on screen is, whatever brought it. */
  reading: Freshness;
  retry: () => void;
};

/**
 * One order, read anew whenever a screen opens it; nothing is read for an empty number. An
 * order that the backend says it does not know is not shown from an earlier reading.
 */
export function useOrder(orderNumber: string): OrderQuery {
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

/** Reads an order on request, for a screen that does not show it yet. */
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
