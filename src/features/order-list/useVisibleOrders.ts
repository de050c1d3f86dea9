import { useEffect, useRef } from 'react';
import type { Order } from '../../domain/types';
import { ordersShown, selectShownOrders } from '../order/orderSelectionSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';

/** How long the list rests before it counts as shown, in milliseconds. */
const REST_MS = 500;

/** Remembers what the list shows, for whoever goes from order to order along it. */
export function useShownOrders(orders: readonly Order[]): void {
  const store = useAppStore();
  const latest = useRef(orders);

  useEffect(() => {
    latest.current = orders;
    const timer = setTimeout(() => remember(store, orders), REST_MS);
    return () => clearTimeout(timer);
  }, [orders, store]);

  // Whoever opens an order right away goes along the same list.
  useEffect(() => () => remember(store, latest.current), [store]);
}

function remember(store: ShopStore, orders: readonly Order[]): void {
  const state = store.getState();
  if (!selectIsAdmin(state)) return; // the session has ended: nothing of it is kept
  const known = selectShownOrders(state);
  const isKnown =
    known.length === orders.length && known.every((one, at) => one === orders[at]?.orderNumber);
  if (!isKnown) store.dispatch(ordersShown(orders.map(({ orderNumber }) => orderNumber)));
}
