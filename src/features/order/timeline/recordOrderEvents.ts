import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { ordersApi } from '../../../api/orders';
import { atMostEvery } from '../../../domain/atMostEvery';
import { addOrderEvents, toOrderEvent, type OrderEvent } from '../../../domain/orderTimeline';
import { orderEvent } from '../../../domain/types';
import { orderEventsAdded, orderEventsLoaded, selectOrderEvents } from './orderTimelineSlice';
import { selectEntity } from '../../../entities/entities';
import type { ShopStore } from '../../../store/makeStore';
import { parseStored, readStored, writeStored } from '../../../domain/browserStorage';

/** The minimum interval between writes of the timeline: it may be long, and every other tab reads it then. */
const STORE_INTERVAL_MS = 10_000;

const { updateOrderState, updateOrderShipping, cancelOrder, refundOrder } = ordersApi.endpoints;

const isOrderWritten = isAnyOf(
  updateOrderState.matchFulfilled,
  updateOrderShipping.matchFulfilled,
  cancelOrder.matchFulfilled,
  refundOrder.matchFulfilled,
);

/**
 * Records this tab's writes of orders, and stores all recorded events for this browser's tabs. Returns a function that
 * stops recording.
 */
export function recordOrderEvents(store: ShopStore): () => void {
  let stored = loadOrderEvents();

  /** Returns the events that this tab has recorded and not yet stored. */
  const unstored = () => {
    const known = new Set(stored);
    return selectOrderEvents(store.getState()).filter((orderEvent) => !known.has(orderEvent));
  };
  const storing = atMostEvery(STORE_INTERVAL_MS, () => {
    storeOrderEvents(unstored());
    stored = selectOrderEvents(store.getState());
  });
  const stopListening = [
    store.startListening({
      matcher: isOrderWritten,
      effect: ({ meta }, { dispatch, getState }) => {
        const { originalArgs } = meta.arg;
        const orderNumber =
          typeof originalArgs === 'string' ? originalArgs : originalArgs.orderNumber;
        const order = selectEntity(getState(), 'orders', orderNumber);
        const { asOf } = meta.baseQueryMeta as { asOf: number };
        if (order) dispatch(orderEventsAdded([toOrderEvent(order, asOf, 'changed')]));
      },
    }),
    store.startListening({
      predicate: (_action, state, previous) =>
        selectOrderEvents(state) !== selectOrderEvents(previous),
      effect: () => {
        if (unstored().length > 0) storing.soon();
      },
    }),
  ];
  const readOtherTabs = ({ key }: StorageEvent) => {
    if (key !== TIMELINE_KEY && key !== null) return;
    const own = unstored();
    stored = loadOrderEvents();
    store.dispatch(orderEventsLoaded(addOrderEvents(stored, own)));
  };
  addEventListener('pagehide', storing.finish);
  addEventListener('storage', readOtherTabs);
  // A page may have recorded its order before this was called.
  store.dispatch(orderEventsLoaded(addOrderEvents(stored, selectOrderEvents(store.getState()))));
  return () => {
    for (const stop of stopListening) stop();
    storing.finish();
    removeEventListener('pagehide', storing.finish);
    removeEventListener('storage', readOtherTabs);
  };
}

/** The key of this browser's timeline of orders, shared by all its tabs. */
const TIMELINE_KEY = 'orderTimeline';

const schema = v.fallback(v.array(v.object(orderEvent.entries)), []);

/** Returns the stored events; an empty list if storage is blocked or its text is not ours. */
function loadOrderEvents(): readonly OrderEvent[] {
  return v.parse(schema, parseStored(readStored('localStorage', TIMELINE_KEY)));
}

/** Adds events to the stored ones, which another tab may have changed. */
function storeOrderEvents(added: readonly OrderEvent[]): void {
  const stored = loadOrderEvents();
  const next = addOrderEvents(stored, added);
  if (next !== stored) writeStored('localStorage', TIMELINE_KEY, JSON.stringify(next));
}
