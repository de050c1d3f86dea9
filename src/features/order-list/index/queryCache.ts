import type { Order } from '../../../domain/types';
import {
  makeRangeTest,
  makeStateMask,
  queryOrders,
  type IndexedOrders,
  type OrderQuery,
  type OrderResult,
} from './queryOrders';

type CachedResult = { query: OrderQuery; result: OrderResult };

/** After more changed orders than this the query runs again. */
const MAX_PATCHED_ORDERS = 50;

/**
 * Keeps the latest query and its result: where a few of 100,000 orders change, a copy of the
 * result with these few in it is enough, without going through all of them.
 */
export class QueryCache {
  private latest: CachedResult | null;

  constructor(latest: CachedResult | null = null) {
    this.latest = latest;
  }

  /** Returns the result of a query (`queryOrders`) among the orders that this cache belongs to. */
  get(indexed: IndexedOrders, query: OrderQuery): OrderResult {
    if (!this.latest || !isSameQuery(this.latest.query, query)) {
      this.latest = { query, result: queryOrders(indexed, query) };
    }
    return this.latest.result;
  }

  /** Returns the cache for orders that differ from those before at these positions only. */
  patch(before: IndexedOrders, after: IndexedOrders, changed: readonly number[]): QueryCache {
    const result = this.latest && patchResult(this.latest, before, after, changed);
    return new QueryCache(this.latest && result && { query: this.latest.query, result });
  }
}

/** Returns the result with the changed orders at the same indexes; null where others match now. */
function patchResult(
  { query, result }: CachedResult,
  before: IndexedOrders,
  after: IndexedOrders,
  changed: readonly number[],
): OrderResult | null {
  const isPatchable =
    changed.length <= MAX_PATCHED_ORDERS &&
    before.texts === after.texts &&
    before.sorted.get(query.sorting) === after.sorted.get(query.sorting);
  if (!isPatchable) return null;
  const hits = after.texts.search(query.search);
  const [getRankBefore, getRankAfter] = [
    makeRankInRange(query, before),
    makeRankInRange(query, after),
  ];
  const stateMask = makeStateMask(query.states);
  const orders = result.orders.slice();
  const counts = new Map<string, number>(Object.entries(result.stateCounts));
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
    if (rankBefore !== null) addToCount(counts, orderBefore.state, -1);
    if (rankAfter !== null) addToCount(counts, orderAfter.state, 1);
  }
  return {
    ...result,
    orders,
    stateCounts: Object.fromEntries(counts) as OrderResult['stateCounts'],
  };
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
function addToCount(counts: Map<string, number>, state: string, difference: number): void {
  const before = counts.get(state);
  if (before !== undefined) counts.set(state, before + difference);
}

function isSameQuery(one: OrderQuery, other: OrderQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
