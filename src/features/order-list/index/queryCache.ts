import type { Order } from '../../../domain/types';
import type { IndexedOrders } from './indexedOrders';
import {
  queryOrders,
  rangeTest,
  wantedRanks,
  type OrderQuery,
  type OrderResult,
} from './queryOrders';

type Answer = { query: OrderQuery; result: OrderResult };

/** Of more changed orders the whole list is gone through again. */
const FEW_CHANGES = 50;

/**
 * What was asked last and what the answer was: where a few orders have become others, the
 * answer among 100,000 needs a copy with these few in it, and nobody has to go through all.
 */
export class QueryCache {
  private known: Answer | null;

  constructor(known: Answer | null = null) {
    this.known = known;
  }

  /** What the orders that this belongs to answer (`queryOrders`). */
  of(indexed: IndexedOrders, query: OrderQuery): OrderResult {
    if (!this.known || !isSame(this.known.query, query)) {
      this.known = { query, result: queryOrders(indexed, query) };
    }
    return this.known.result;
  }

  /** The same for orders of which only those at a few positions are others. */
  withChanges(before: IndexedOrders, after: IndexedOrders, changed: readonly number[]): QueryCache {
    const result = this.known && mended(this.known, before, after, changed);
    return new QueryCache(this.known && result && { query: this.known.query, result });
  }
}

/** The answer with other orders in the same places; null where that is not the answer. */
function mended(
  { query, result }: Answer,
  before: IndexedOrders,
  after: IndexedOrders,
  changed: readonly number[],
): OrderResult | null {
  const isInPlace =
    changed.length <= FEW_CHANGES &&
    before.texts === after.texts &&
    before.sorted.by(query.sorting) === after.sorted.by(query.sorting);
  if (!isInPlace) return null;
  const hits = after.texts.hits(query.search);
  const [rankBefore, rankAfter] = [rankWithin(query, before), rankWithin(query, after)];
  const wanted = wantedRanks(query.states);
  const orders = result.orders.slice();
  const counts = new Map<string, number>(Object.entries(result.stateCounts));
  for (const position of changed) {
    if (hits && hits.mask[position] === 0) continue;
    const [was, is] = [before.orders[position] as Order, after.orders[position] as Order];
    const [rankWas, rankIs] = [rankBefore(position), rankAfter(position)];
    const isShown = rankIs !== null && wanted[rankIs] === 1;
    const wasShown = rankWas !== null && wanted[rankWas] === 1;
    if (isShown !== wasShown) return null;
    if (isShown) orders[orders.indexOf(was)] = is;
    if (rankWas !== null) count(counts, was.state, -1);
    if (rankIs !== null) count(counts, is.state, 1);
  }
  return {
    ...result,
    orders,
    stateCounts: Object.fromEntries(counts) as OrderResult['stateCounts'],
  };
}

/** Gives of a position the rank of its state; null where it lies in none of the query's ranges. */
function rankWithin(
  query: OrderQuery,
  { columns }: IndexedOrders,
): (position: number) => number | null {
  const isWithin = rangeTest(query, columns);
  return (position) =>
    isWithin && !isWithin(position) ? null : (columns.states[position] as number);
}

/** Words that are no state of the shop's are not counted. */
function count(counts: Map<string, number>, state: string, difference: number): void {
  const before = counts.get(state);
  if (before !== undefined) counts.set(state, before + difference);
}

function isSame(one: OrderQuery, other: OrderQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
