import * as v from 'valibot';
import { atMostEvery } from '../../../domain/atMostEvery';
import { onStateChange } from '../../../domain/onStateChange';
import {
  latestOrderEvents,
  addOrderEvents,
  isAlike,
  toOrderEvent,
  type OrderEvent,
} from '../../../domain/orderTimeline';
import { orderEvent, type Order } from '../../../domain/types';
import {
  orderEventsAdded,
  selectOrderEvents,
  orderEventsLoaded,
  selectOrderWrites,
  type OrderWrite,
} from './orderTimelineSlice';
import { asOfId, bodyOf, changedBodies, type Table } from '../../../entities/table';
import type { ShopStore } from '../../../store/makeStore';
import type { RootState } from '../../../store/rootReducer';
import { parseStored, readStored, writeStored } from '../../../domain/browserStorage';

/** Lets a change render before it is recorded. */
const RECORD_DELAY_MS = 200;

/** How long recording may wait for an idle page. */
const IDLE_TIMEOUT_MS = 1_000;

/** How often the timeline is stored at most: it may be long, and every other tab reads it then. */
const STORE_INTERVAL_MS = 10_000;

/**
 * Records how orders change in the entity table, whichever call changes them, and stores that.
 * Works while the page is idle: a list of 100,000 orders is as many changes. Returns a function
 * that stops recording.
 */
export function recordOrderEvents(store: ShopStore): () => void {
  // Every table since the last comparison, so that the first of two quick changes is not lost.
  let tables: Table<Order>[] = [{}];
  let writes = selectOrderWrites(store.getState());
  let stored = loadOrderEvents();
  let cancel: (() => void) | undefined;
  /** Whether another tab has stored what this one has not read. */
  let isStale = false;

  const collectTable = () => {
    const orders = selectOrderTable(store.getState());
    if (orders === tables.at(-1)) return false;
    tables.push(orders);
    return true;
  };
  const compareTables = () => {
    cancel = undefined;
    collectTable(); // subscribers are notified in batches: the writes below may be newer
    const state = store.getState();
    const ownWrites = selectOrderWrites(state).filter((write) => !writes.includes(write));
    writes = selectOrderWrites(state);
    for (let before = tables.shift(); before && tables[0]; before = tables.shift()) {
      const known = latestOrderEvents(selectOrderEvents(store.getState()));
      const events = orderEventsBetween(before, tables[0], { known, ownWrites });
      if (events.length > 0) store.dispatch(orderEventsAdded(events));
    }
    tables = [state.entities.orders];
  };
  /** Returns what this tab has recorded and not yet stored. */
  const unstored = () => {
    const known = new Set(stored);
    return selectOrderEvents(store.getState()).filter((orderEvent) => !known.has(orderEvent));
  };
  const storing = atMostEvery(STORE_INTERVAL_MS, () => {
    storeOrderEvents(unstored());
    stored = selectOrderEvents(store.getState());
  });
  const stopObserving = [
    onStateChange(store, selectOrderTable, () => {
      if (collectTable()) cancel ??= whenIdleAfterDelay(compareTables);
    }),
    onStateChange(store, selectOrderEvents, () => {
      if (unstored().length > 0) storing.soon();
    }),
  ];
  const finish = () => {
    if (cancel) {
      cancel();
      compareTables();
    }
    storing.finish();
  };
  const readOtherTabs = () => {
    isStale = document.visibilityState === 'hidden';
    if (isStale) return;
    const own = unstored();
    stored = loadOrderEvents();
    store.dispatch(orderEventsLoaded(addOrderEvents(stored, own)));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TIMELINE_KEY || key === null) readOtherTabs();
  };
  const onVisibilityChange = () => {
    if (isStale) readOtherTabs();
  };
  addEventListener('pagehide', finish);
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisibilityChange);
  // A page may have recorded its order before this was called.
  store.dispatch(orderEventsLoaded(addOrderEvents(stored, selectOrderEvents(store.getState()))));
  return () => {
    cancel?.();
    for (const stop of stopObserving) stop();
    storing.finish();
    removeEventListener('pagehide', finish);
    removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

const selectOrderTable = ({ entities }: RootState): Table<Order> => entities.orders;

/** Runs a task after a delay, once the page is idle. Returns a function that cancels it. */
function whenIdleAfterDelay(task: () => void): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback !== 'function') task();
    else handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  }, RECORD_DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}

type Knowledge = {
  /** The latest event of each recorded order. */
  known: ReadonlyMap<string, OrderEvent>;
  /** What this tab has written meanwhile. */
  ownWrites: readonly OrderWrite[];
};

/**
 * Returns the events to record when the entity table has changed: of orders that differ, their new
 * values, and the old ones where these were not recorded; of orders that are new in the table, only
 * those that were recorded earlier or written here.
 */
function orderEventsBetween(
  before: Table<Order>,
  after: Table<Order>,
  { known, ownWrites }: Knowledge,
): OrderEvent[] {
  const currentEvent = (order: Order) => {
    const { orderNumber } = order;
    const at = asOfId(after, orderNumber) ?? 0;
    const since = asOfId(before, orderNumber) ?? -Infinity;
    const isOwn = ownWrites.some(
      (write) => write.orderNumber === orderNumber && write.asOf > since && write.asOf <= at,
    );
    return toOrderEvent(order, at, isOwn ? 'changed' : 'read');
  };
  const changed = [...changedBodies(before, after)].flatMap(([from, to]) => {
    if (to === null || isAlike(from, to)) return [];
    const earlier = toOrderEvent(from, asOfId(before, from.orderNumber) ?? 0, 'read');
    return known.has(to.orderNumber) ? [currentEvent(to)] : [earlier, currentEvent(to)];
  });
  const written = ownWrites.map(({ orderNumber }) => orderNumber);
  const added = [...known.keys(), ...written].flatMap((orderNumber) => {
    const order = bodyOf(before, orderNumber) ? undefined : bodyOf(after, orderNumber);
    return order ? [currentEvent(order)] : [];
  });
  return [...changed, ...added];
}

/** Where this browser stores what it saw of orders, for all its tabs. */
const TIMELINE_KEY = 'orderTimeline';

const schema = v.fallback(v.array(v.object(orderEvent.entries)), []);

/** Returns the stored events; none where storage is blocked or its text is not ours. */
function loadOrderEvents(): readonly OrderEvent[] {
  return v.parse(schema, parseStored(readStored('localStorage', TIMELINE_KEY)));
}

/** Adds events to the stored ones, which another tab may have changed meanwhile. */
function storeOrderEvents(added: readonly OrderEvent[]): void {
  const stored = loadOrderEvents();
  const next = addOrderEvents(stored, added);
  if (next !== stored) writeStored('localStorage', TIMELINE_KEY, JSON.stringify(next));
}
