import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { OrderView } from '../../domain/orderView';
import type { Order } from '../../domain/types';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';
import {
  listLeft,
  ordersShown,
  selectShownOrders,
  type LeftList,
} from '../order/orderSelectionSlice';
import { locationOf } from './useOrdersView';

/** How long the list stays unchanged before it is recorded. */
const SETTLED_AFTER_MS = 500;

/** Records the list on screen in the store, for stepping from order to order along it and back to it. */
export function useRecordList(orders: readonly Order[], view: OrderView): void {
  const store = useAppStore();
  const latest = useRef({ orders, view });
  const scroll = useRef(0);

  useEffect(() => {
    latest.current = { orders, view };
    const timer = setTimeout(() => record(store, orders), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [orders, view, store]);

  // While the list is still in the document.
  useLayoutEffect(() => () => void (scroll.current = scrollY), []);

  // An order that is opened sooner still gets this list.
  useEffect(
    () => () => {
      record(store, latest.current.orders);
      if (selectIsAdmin(store.getState()))
        store.dispatch(listLeft({ ...locationOf(latest.current.view), scroll: scroll.current }));
    },
    [store],
  );
}

/** Restores the scroll offset after the last order has led back to the list (`order/OrderNavigation`). */
export function useReturnToList(): void {
  const state: unknown = useLocation().state;
  const navigationType = useNavigationType();
  const scroll = (state as Partial<LeftList> | null)?.scroll;
  const [offset] = useState(navigationType === 'PUSH' ? scroll : undefined);
  // After the heading's effect, which scrolls to the top.
  useEffect(() => {
    if (typeof offset === 'number') scrollTo(0, offset);
  }, [offset]);
}

function record(store: ShopStore, orders: readonly Order[]): void {
  const state = store.getState();
  if (!selectIsAdmin(state)) return; // no data of a session outlives it
  const recorded = selectShownOrders(state);
  const isSame =
    recorded.length === orders.length &&
    recorded.every((orderNumber, index) => orderNumber === orders[index]?.orderNumber);
  if (!isSame) store.dispatch(ordersShown(orders.map(({ orderNumber }) => orderNumber)));
}
