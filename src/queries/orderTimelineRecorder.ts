import { latestSightings, withSightings } from '../domain/orderTimeline';
import type { Order } from '../domain/types';
import { ordersSighted, selectSightings, sightingsRead } from '../state/orderTimeline';
import { selectOrderWrites } from '../state/orderWrites';
import type { Table } from '../state/table';
import type { ShopStore } from '../store/makeStore';
import { keepSightings, keptSightings, TIMELINE_KEY } from './orderTimelineStorage';
import { sightingsBetween } from './sightingsBetween';

/** What has changed is drawn first (ms). */
const PAUSE_MS = 200;

/** How long a change may wait for a quiet moment of the page (ms). */
const PATIENCE_MS = 1_000;

/**
 * Notes how orders change while the store sees them, whichever call brings it, and keeps that
 * in the browser. Works in quiet moments: a list of 100,000 orders is as many changes. Gives
 * what ends it.
 */
export function recordSightings(store: ShopStore): () => void {
  // Every table that was seen since the last look, so that none of two quick changes is lost.
  let tables: Table<Order>[] = [{}];
  let writes = selectOrderWrites(store.getState());
  let kept = keptSightings();
  let cancel: (() => void) | undefined;

  const note = () => {
    const { orders } = store.getState().entities;
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
      const known = latestSightings(selectSightings(store.getState()));
      const sighted = sightingsBetween(before, tables[0], { known, ownWrites });
      if (sighted.length > 0) store.dispatch(ordersSighted(sighted));
    }
    tables = [state.entities.orders];
  };
  const keep = () => {
    const known = new Set(kept);
    kept = selectSightings(store.getState());
    keepSightings(kept.filter((sighting) => !known.has(sighting)));
  };
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    if (note()) cancel ??= whenQuiet(look);
    if (selectSightings(state) !== kept) keep();
  });
  const finish = () => {
    if (!cancel) return;
    cancel();
    look();
  };
  const takeOthers = ({ key }: StorageEvent) => {
    if (key !== TIMELINE_KEY && key !== null) return;
    kept = keptSightings();
    store.dispatch(sightingsRead(kept));
  };
  addEventListener('pagehide', finish);
  addEventListener('storage', takeOthers);
  // A page may have noted its order before this began.
  store.dispatch(sightingsRead(withSightings(kept, selectSightings(store.getState()))));
  return () => {
    cancel?.();
    unsubscribe();
    removeEventListener('pagehide', finish);
    removeEventListener('storage', takeOthers);
  };
}

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
