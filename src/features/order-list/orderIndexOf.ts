import { makeOrderIndex, patchOrders, type OrderIndex } from './index/orderIndex';
import type { SearchTexts } from './index/searchTexts';
import type { Order } from '../../domain/types';
import { selectIsAdmin } from '../../session/sessionSlice';
import { bodyOf, changedBodies, type Table } from '../../entities/table';
import type { ShopStore } from '../../store/makeStore';

type Made = { numbers: readonly string[]; table: Table<Order>; index: OrderIndex };

const latest = new WeakMap<ShopStore, Made>();
const followed = new WeakSet<ShopStore>();

/**
 * The index of the orders with these numbers. The latest one of a store is kept while its
 * session lasts: whoever comes back to the list finds it, and a few changed orders only mend
 * it. `numbers` is the same array as long as it says the same.
 */
export function orderIndexOf(
  store: ShopStore,
  numbers: readonly string[],
  table: Table<Order>,
): OrderIndex {
  const known = latest.get(store);
  if (known?.numbers === numbers && known.table === table) return known.index;
  const index = (known?.numbers === numbers && mended(known, table)) || made(numbers, table);
  latest.set(store, { numbers, table, index });
  clearOnLogout(store);
  return index;
}

/**
 * Makes what orders are searched in while the browser has nothing else to do. Returns how to
 * leave off; what is missing then is made when it is needed.
 */
export function prepareWhenIdle(texts: SearchTexts): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(() => texts.prepare(() => true), SOON_MS);
    return () => clearTimeout(timer);
  }
  const step = (deadline: IdleDeadline) => {
    const until = performance.now() + SLICE_MS;
    const isTimeLeft = () => performance.now() < until && deadline.timeRemaining() > RESERVE_MS;
    const isDone = texts.prepare(isTimeLeft);
    if (!isDone) handle = requestIdleCallback(step);
  };
  let handle = requestIdleCallback(step);
  return () => cancelIdleCallback(handle);
}

const SOON_MS = 200;
/** A key that is typed meanwhile waits no longer than this, in milliseconds. */
const SLICE_MS = 12;
/** How much of an idle pause is left alone, in milliseconds. */
const RESERVE_MS = 2;

function made(numbers: readonly string[], table: Table<Order>): OrderIndex {
  const orders: Order[] = [];
  for (const number of numbers) {
    const order = bodyOf(table, number);
    if (order) orders.push(order);
  }
  return makeOrderIndex(orders);
}

function mended({ table: before, index }: Made, table: Table<Order>): OrderIndex | null {
  const changes = new Map<Order, Order>();
  for (const [order, after] of changedBodies(before, table)) {
    if (after === null) return null;
    changes.set(order, after);
  }
  return patchOrders(index, changes);
}

// What only administrators may see does not stay in the memory (store/adminData).
function clearOnLogout(store: ShopStore): void {
  if (followed.has(store)) return;
  followed.add(store);
  store.subscribe(() => {
    if (!selectIsAdmin(store.getState())) latest.delete(store);
  });
}
