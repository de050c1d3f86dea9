import type { Order } from '../../../domain/types';
import { makeColumns, patchColumns } from './orderColumns';
import { QueryCache } from './queryCache';
import type { IndexedOrders, OrderQuery, OrderResult } from './queryOrders';
import { SearchTexts } from './searchTexts';
import { SortedPositions } from './sortedPositions';

/**
 * All orders as the list searches, filters and sorts them. It never changes: changed orders
 * make another index, which keeps everything that still holds.
 */
export type OrderIndex = IndexedOrders & { readonly cache: QueryCache };

/** Returns an index of these orders; search texts and sortings are made when first used. */
export function makeOrderIndex(orders: readonly Order[]): OrderIndex {
  const columns = makeColumns(orders);
  return {
    orders,
    columns,
    sorted: new SortedPositions(orders, columns),
    texts: new SearchTexts(orders),
    cache: new QueryCache(),
  };
}

/** Returns the index with other bodies for some orders; `changes` goes from old to new ones. */
export function patchOrders(index: OrderIndex, changes: ReadonlyMap<Order, Order>): OrderIndex {
  const findPosition = makePositionLookup(index.orders, changes.size);
  const orders = index.orders.slice();
  const changed: number[] = [];
  for (const [before, after] of changes) {
    const position = findPosition(before);
    if (position === -1) continue;
    orders[position] = after;
    changed.push(position);
  }
  if (changed.length === 0) return index;
  const columns = patchColumns(index.columns, orders, changed);
  const after = {
    orders,
    columns,
    sorted: index.sorted.patch(orders, columns, changed),
    texts: index.texts.patch(orders, changed),
  };
  return { ...after, cache: index.cache.patch(index, after, changed) };
}

/** Returns the orders that match a query (`queryOrders`); the latest result is cached. */
export function queryIndex(index: OrderIndex, query: OrderQuery): OrderResult {
  return index.cache.get(index, query);
}

/** At most so many orders are searched for one by one; for more a map is worth making. */
const MAX_LINEAR_LOOKUPS = 50;

function makePositionLookup(orders: readonly Order[], lookups: number): (order: Order) => number {
  if (lookups <= MAX_LINEAR_LOOKUPS) return (order) => orders.indexOf(order);
  const positions = new Map(orders.map((order, position) => [order, position]));
  return (order) => positions.get(order) ?? -1;
}
