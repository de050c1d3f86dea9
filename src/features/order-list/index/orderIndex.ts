import type { Order } from '../../../domain/types';
import { makeColumns, patchColumns } from './orderColumns';
import {
  makeRangeTest,
  makeStateMask,
  queryOrders,
  type IndexedOrders,
  type OrderQuery,
  type OrderResult,
} from './queryOrders';
import { SearchTexts } from './searchTexts';
import { SortedPositions } from './sortedPositions';

/**
 * All orders, prepared for searching, filtering and sorting. It is immutable: changed orders make a new index, which
 * reuses everything that is still valid.
 */
export type OrderIndex = IndexedOrders & { readonly cache: { latest: CachedResult | null } };

type CachedResult = { query: OrderQuery; result: OrderResult };

/** Returns an index of these orders; search texts and sortings are created on first use. */
export function makeOrderIndex(orders: readonly Order[]): OrderIndex {
  const columns = makeColumns(orders);
  return {
    orders,
    columns,
    sorted: new SortedPositions(orders, columns),
    texts: new SearchTexts(orders),
    cache: { latest: null },
  };
}

/** Returns the index with other bodies for some orders; `changes` maps old bodies to new ones. */
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
  const { latest } = index.cache;
  return { ...after, cache: { latest: latest && patchCached(latest, index, after, changed) } };
}

/** Returns the orders that match a query (`queryOrders`); the latest result is cached. */
export function queryIndex(index: OrderIndex, query: OrderQuery): OrderResult {
  const { cache } = index;
  if (!cache.latest || JSON.stringify(cache.latest.query) !== JSON.stringify(query)) {
    cache.latest = { query, result: queryOrders(index, query) };
  }
  return cache.latest.result;
}

/** Up to this many orders are looked up one by one; for more, building a map is worth it. */
const MAX_LINEAR_LOOKUPS = 50;

function makePositionLookup(orders: readonly Order[], lookups: number): (order: Order) => number {
  if (lookups <= MAX_LINEAR_LOOKUPS) return (order) => orders.indexOf(order);
  const positions = new Map(orders.map((order, position) => [order, position]));
  return (order) => positions.get(order) ?? -1;
}

/** After more changed orders than this the query runs again. */
const MAX_PATCHED_ORDERS = 50;

/**
 * Returns the result with the changed orders at the same indexes; null if other orders match now. If a few of 100,000
 * orders change, a copy with these few is enough, without iterating over all of them.
 */
function patchCached(
  { query, result }: CachedResult,
  before: IndexedOrders,
  after: IndexedOrders,
  changed: readonly number[],
): CachedResult | null {
  const isPatchable =
    changed.length <= MAX_PATCHED_ORDERS &&
    before.texts === after.texts &&
    before.sorted.get(query.sorting) === after.sorted.get(query.sorting);
  if (!isPatchable) return null;
  const hits = after.texts.search(query.search, query.searchIn);
  const [getRankBefore, getRankAfter] = [
    makeRankInRange(query, before),
    makeRankInRange(query, after),
  ];
  const stateMask = makeStateMask(query.states);
  const orders = result.orders.slice();
  const stateCounts: Record<string, number> & OrderResult['stateCounts'] = {
    ...result.stateCounts,
  };
  for (const position of changed) {
    if (hits && hits.mask[position] === 0) continue;
    const [orderBefore, orderAfter] = [before.orders[position], after.orders[position]] as [
      Order,
      Order,
    ];
    const [rankBefore, rankAfter] = [getRankBefore(position), getRankAfter(position)];
    const matched = rankBefore !== null && stateMask[rankBefore] === 1;
    const matches = rankAfter !== null && stateMask[rankAfter] === 1;
    if (matches !== matched) return null;
    if (matches) orders[orders.indexOf(orderBefore)] = orderAfter;
    if (rankBefore !== null) addToCount(stateCounts, orderBefore.state, -1);
    if (rankAfter !== null) addToCount(stateCounts, orderAfter.state, 1);
  }
  return { query, result: { ...result, orders, stateCounts } };
}

/** Returns a function from a position to the rank of its state; null outside the query's ranges. */
function makeRankInRange(
  query: OrderQuery,
  { columns }: IndexedOrders,
): (position: number) => number | null {
  const isInRange = makeRangeTest(query, columns);
  return (position) =>
    isInRange && !isInRange(position) ? null : (columns.states[position] as number);
}

/** Unknown states are not counted. */
function addToCount(counts: Record<string, number>, state: string, difference: number): void {
  if (Object.hasOwn(counts, state)) counts[state] = (counts[state] as number) + difference;
}
