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
  const recorded = () => selectOrderEvents(store.getState());
  const storing = atMostEvery(STORE_INTERVAL_MS, () => storeOrderEvents(recorded()));
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
      effect: storing.soon,
    }),
  ];
  const load = () =>
    void store.dispatch(orderEventsLoaded(addOrderEvents(loadOrderEvents(), recorded())));
  const readOtherTabs = ({ key, newValue }: StorageEvent) => {
    // It is removed with a session, and so is this tab's.
    if (key === TIMELINE_KEY && newValue !== null) load();
  };
  addEventListener('pagehide', storing.finish);
  addEventListener('storage', readOtherTabs);
  // A page may have recorded its order before this was called.
  load();
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

/** Adds the events that are not stored yet: another tab may have stored others. */
function storeOrderEvents(added: readonly OrderEvent[]): void {
  const stored = loadOrderEvents();
  const next = addOrderEvents(stored, added);
  if (next !== stored) writeStored('localStorage', TIMELINE_KEY, JSON.stringify(next));
}
