import type { Order } from '../../../domain/types';
import type { IndexedOrders } from './indexedOrders';
import { QueryCache } from './queryCache';
import { columnsOf, withChangedColumns } from './orderColumns';
import type { OrderQuery, OrderResult } from './queryOrders';
import { SearchTexts } from './searchTexts';
import { SortedPositions } from './sortedPositions';

/**
 * All orders as the list is searched, filtered and sorted. It is never changed: what is new
 * makes another one, which takes over everything that still holds.
 */
export type OrderIndex = IndexedOrders & { readonly latest: QueryCache };

/** An index of these orders; texts and sortings are made at the first need. */
export function makeOrderIndex(orders: readonly Order[]): OrderIndex {
  const columns = columnsOf(orders);
  return {
    orders,
    columns,
    sorted: new SortedPositions(orders, columns),
    texts: new SearchTexts(orders),
    latest: new QueryCache(),
  };
}

/** The index with other bodies for some of its orders; `changes` goes from old to new ones. */
export function patchOrders(index: OrderIndex, changes: ReadonlyMap<Order, Order>): OrderIndex {
  const positionOf = positionsIn(index.orders, changes.size);
  const orders = index.orders.slice();
  const changed: number[] = [];
  for (const [before, after] of changes) {
    const position = positionOf(before);
    if (position === -1) continue;
    orders[position] = after;
    changed.push(position);
  }
  if (changed.length === 0) return index;
  const columns = withChangedColumns(index.columns, orders, changed);
  const after = {
    orders,
    columns,
    sorted: index.sorted.withChanges(orders, columns, changed),
    texts: index.texts.withChanges(orders, changed),
  };
  return { ...after, latest: index.latest.withChanges(index, after, changed) };
}

/** The orders that pass a query (`queryOrders`), without going through all where that is known. */
export function resultOf(index: OrderIndex, query: OrderQuery): OrderResult {
  return index.latest.of(index, query);
}

/** Up to so many orders are looked for one by one; for more of them a map is worth making. */
const FEW_LOOKUPS = 50;

function positionsIn(orders: readonly Order[], wanted: number): (order: Order) => number {
  if (wanted <= FEW_LOOKUPS) return (order) => orders.indexOf(order);
  const positions = new Map(orders.map((order, position) => [order, position]));
  return (order) => positions.get(order) ?? -1;
}
