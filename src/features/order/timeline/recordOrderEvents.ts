import { atMostEvery } from '../../../domain/atMostEvery';
import { onStateChange } from '../../../domain/onStateChange';
import { latestOrderEvents, addOrderEvents } from '../../../domain/orderTimeline';
import type { Order } from '../../../domain/types';
import { orderEventsAdded, selectOrderEvents, orderEventsLoaded } from './orderTimelineSlice';
import { selectOrderWrites } from '../orderWritesSlice';
import type { Table } from '../../../entities/table';
import type { ShopStore } from '../../../store/makeStore';
import type { RootState } from '../../../store/rootReducer';
import { storeOrderEvents, loadOrderEvents, TIMELINE_KEY } from './orderTimelineStorage';
import { orderEventsBetween } from './orderEventsBetween';

/** What has changed is drawn first (ms). */
const PAUSE_MS = 200;

/** How long a change may wait for a quiet moment of the page (ms). */
const PATIENCE_MS = 1_000;

/** How often it is written at most (ms): it may be long, and every other tab reads it then. */
const KEEP_EVERY_MS = 10_000;

/**
 * Notes how orders change while the store sees them, whichever call brings it, and keeps that
 * in the browser. Works in quiet moments: a list of 100,000 orders is as many changes. Gives
 * what ends it.
 */
export function recordOrderEvents(store: ShopStore): () => void {
  // Every table that was seen since the last look, so that none of two quick changes is lost.
  let tables: Table<Order>[] = [{}];
  let writes = selectOrderWrites(store.getState());
  let kept = loadOrderEvents();
  let cancel: (() => void) | undefined;
  /** Another tab has kept what this one has not read. */
  let isBehind = false;

  const note = () => {
    const orders = selectOrderTable(store.getState());
    if (orders === tables.at(-1)) return false;
    tables.push(orders);
    return true;
  };
  const look = () => {
    cancel = undefined;
    note(); // listeners are told in groups: the writes below may be newer than what they heard
    const state = store.getState();
    const ownWrites = selectOrderWrites(state).filter((write) => !writes.includes(write));
    writes = selectOrderWrites(state);
    for (let before = tables.shift(); before && tables[0]; before = tables.shift()) {
      const known = latestOrderEvents(selectOrderEvents(store.getState()));
      const sighted = orderEventsBetween(before, tables[0], { known, ownWrites });
      if (sighted.length > 0) store.dispatch(orderEventsAdded(sighted));
    }
    tables = [state.entities.orders];
  };
  /** What is noted here and not yet kept. */
  const unkept = () => {
    const known = new Set(kept);
    return selectOrderEvents(store.getState()).filter((orderEvent) => !known.has(orderEvent));
  };
  const keeping = atMostEvery(KEEP_EVERY_MS, () => {
    storeOrderEvents(unkept());
    kept = selectOrderEvents(store.getState());
  });
  const stopObserving = [
    onStateChange(store, selectOrderTable, () => {
      if (note()) cancel ??= whenQuiet(look);
    }),
    onStateChange(store, selectOrderEvents, () => {
      if (unkept().length > 0) keeping.soon();
    }),
  ];
  const finish = () => {
    if (cancel) {
      cancel();
      look();
    }
    keeping.finish();
  };
  const takeOthers = () => {
    isBehind = document.visibilityState === 'hidden';
    if (isBehind) return;
    const own = unkept();
    kept = loadOrderEvents();
    store.dispatch(orderEventsLoaded(addOrderEvents(kept, own)));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TIMELINE_KEY || key === null) takeOthers();
  };
  const onLook = () => {
    if (isBehind) takeOthers();
  };
  addEventListener('pagehide', finish);
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onLook);
  // A page may have noted its order before this began.
  store.dispatch(orderEventsLoaded(addOrderEvents(kept, selectOrderEvents(store.getState()))));
  return () => {
    cancel?.();
    for (const stop of stopObserving) stop();
    keeping.finish();
    removeEventListener('pagehide', finish);
    removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onLook);
  };
}

const selectOrderTable = ({ entities }: RootState): Table<Order> => entities.orders;

/** Calls in a quiet moment after a pause, or after a while; gives what prevents it. */
function whenQuiet(task: () => void): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback !== 'function') task();
    else handle = requestIdleCallback(task, { timeout: PATIENCE_MS });
  }, PAUSE_MS);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
