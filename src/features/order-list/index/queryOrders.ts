import { parsePrice } from '../../../domain/money';
import { ORDER_STATES, type OrderState } from '../../../domain/orderState';
import type { OrderView } from '../../../domain/orderView';
import { startOfDay } from '../../../domain/timestamps';
import type { Order } from '../../../domain/types';
import { getStateRank, type OrderColumns } from './orderColumns';
import type { SearchTexts } from './searchTexts';
import type { SortedPositions } from './sortedPositions';

/** Orders with the data by which they are searched, filtered and sorted. */
export type IndexedOrders = {
  /** In the backend's order; a position is an index of this array. */
  readonly orders: readonly Order[];
  readonly columns: OrderColumns;
  readonly sorted: SortedPositions;
  readonly texts: SearchTexts;
};

/** The list's query; null and empty filter nothing. */
export type OrderQuery = Omit<OrderView, 'fromDay' | 'toDay' | 'minTotal' | 'maxTotal'> & {
  /** Epoch milliseconds, from this moment on. */
  from: number | null;
  /** Epoch milliseconds, before this moment. */
  until: number | null;
  /** Minimum and maximum total, in cents. */
  minCents: number | null;
  maxCents: number | null;
};

/** Returns a view as a query of the index. A total that cannot be parsed filters nothing. */
export function toOrderQuery(view: OrderView): OrderQuery {
  const { fromDay, toDay, minTotal, maxTotal, ...others } = view;
  return {
    ...others,
    from: startOfDay(fromDay),
    until: startOfDay(toDay, 1),
    minCents: parsePrice(minTotal),
    maxCents: parsePrice(maxTotal),
  };
}

export type OrderResult = {
  /** The orders that match, sorted. */
  orders: readonly Order[];
  /** How many orders of each state would match if the query named no states. */
  stateCounts: Readonly<Record<OrderState, number>>;
  /** Whether the search alone, without the filters, matches no order. */
  isNothingFound: boolean;
};

/** Returns the orders that match a query, and how many are in each state. */
export function queryOrders(indexed: IndexedOrders, query: OrderQuery): OrderResult {
  const { orders, columns, sorted, texts } = indexed;
  const hits = texts.search(query.search, query.searchIn);
  const isInRange = makeRangeTest(query, columns);
  const stateMask = makeStateMask(query.states);
  const counts = new Uint32Array(ORDER_STATES.length + 1);
  const matching: Order[] = [];
  const positions = sorted.get(query.sorting);
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] as number;
    if (hits && hits.mask[position] === 0) continue;
    if (isInRange && !isInRange(position)) continue;
    const rank = columns.states[position] as number;
    counts[rank] = (counts[rank] as number) + 1;
    if (stateMask[rank] === 1) matching.push(orders[position] as Order);
  }
  return {
    orders: matching,
    stateCounts: countsByState(counts),
    isNothingFound: hits?.isEmpty ?? false,
  };
}

/**
 * Returns whether the order at a position is in the query's ranges; null if there are no ranges. Every filter but
 * states and search belongs here: patched results use it, too.
 */
export function makeRangeTest(
  { from, until, minCents, maxCents }: OrderQuery,
  { placedAt, cents }: OrderColumns,
): ((position: number) => boolean) | null {
  if (from === null && until === null && minCents === null && maxCents === null) return null;
  // An order without a readable time (NaN) is in no date range.
  const hasTimes = from !== null || until !== null;
  const [first, end] = [from ?? -Infinity, until ?? Infinity];
  const [least, most] = [minCents ?? -Infinity, maxCents ?? Infinity];
  return (position) => {
    const total = cents[position] as number;
    if (total < least || total > most) return false;
    const at = placedAt[position] as number;
    return !hasTimes || (at >= first && at < end);
  };
}

/** Returns a 1 at the rank of each of these states; at every rank if the list is empty. */
export function makeStateMask(states: readonly OrderState[]): Uint8Array {
  const mask = new Uint8Array(ORDER_STATES.length + 1);
  if (states.length === 0) mask.fill(1);
  for (const state of states) mask[getStateRank(state)] = 1;
  return mask;
}

function countsByState(counts: Uint32Array): Record<OrderState, number> {
  return Object.fromEntries(ORDER_STATES.map((state, rank) => [state, counts[rank]])) as Record<
    OrderState,
    number
  >;
}
