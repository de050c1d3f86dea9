import { skipToken } from '@reduxjs/toolkit/query/react';
import { ordersApi } from '../../api/orders';
import type { Order, Failure } from '../../domain/types';
import { selectEntity } from '../../entities/entities';
import { asOfId } from '../../entities/table';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useEntity } from '../../hooks/useEntity';
import { useFreshness } from '../../hooks/useFreshness';

/**
 * Returns one order as far as it is known, why the latest call failed, and the age of the data, whatever loaded it.
 * Refetches it whenever a screen opens it; skips an empty number. If the backend now refuses an order, an earlier
 * response is not shown.
 */
export function useOrder(orderNumber: string) {
  const query = ordersApi.useGetOrderQuery(orderNumber === '' ? skipToken : orderNumber, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData, error, isFetching } = query;
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
  };
}

/** Returns a function that reads an order, for a screen that does not show it yet. */
export function useReadOrder(): (orderNumber: string) => Promise<Order | undefined> {
  const store = useAppStore();
  return async (orderNumber) => {
    const { data } = await store.dispatch(
      ordersApi.endpoints.getOrder.initiate(orderNumber, { forceRefetch: true, subscribe: false }),
    );
    return data === undefined ? undefined : selectEntity(store.getState(), 'orders', data);
  };
}
