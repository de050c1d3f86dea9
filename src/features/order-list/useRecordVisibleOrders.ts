import { useEffect, useRef } from 'react';
import type { Order } from '../../domain/types';
import { ordersShown, selectShownOrders } from '../order/orderSelectionSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';

/** How long the list stays unchanged before it is recorded. */
const SETTLED_AFTER_MS = 500;

/** Records in the store what the list shows, for going from order to order along it. */
export function useRecordVisibleOrders(orders: readonly Order[]): void {
  const store = useAppStore();
  const latest = useRef(orders);

  useEffect(() => {
    latest.current = orders;
    const timer = setTimeout(() => record(store, orders), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [orders, store]);

  // An order opened before that has the same list.
  useEffect(() => () => record(store, latest.current), [store]);
}

function record(store: ShopStore, orders: readonly Order[]): void {
  const state = store.getState();
  if (!selectIsAdmin(state)) return; // nothing of a session outlives it
  const recorded = selectShownOrders(state);
  const isSame =
    recorded.length === orders.length &&
    recorded.every((orderNumber, index) => orderNumber === orders[index]?.orderNumber);
  if (!isSame) store.dispatch(ordersShown(orders.map(({ orderNumber }) => orderNumber)));
}
