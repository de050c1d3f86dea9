import { ORDER_STATES, type OrderState } from '../../../domain/orderState';
import type { Order } from '../../../domain/types';
import type { IndexedOrders } from './indexedOrders';
import { rankOfState, type OrderColumns } from './orderColumns';
import type { FoundBy } from './searchTexts';
import type { OrderSorting } from './sortedPositions';

/** What the list shows; null and empty narrow nothing. */
export type OrderQuery = {
  /** As typed. */
  search: string;
  states: readonly OrderState[];
  /** Epoch milliseconds, from this moment on. */
  from: number | null;
  /** Epoch milliseconds, before this moment. */
  until: number | null;
  /** Least and greatest total, in cents. */
  minCents: number | null;
  maxCents: number | null;
  sorting: OrderSorting;
};

export type OrderResult = {
  /** What is shown, sorted. */
  orders: readonly Order[];
  /** How many orders of each state there would be if all states were shown. */
  stateCounts: Readonly<Record<OrderState, number>>;
  /** What the search was found in; null without a search. */
  foundBy: FoundBy | null;
};

/** The orders that pass a query, and how many there are of each state. */
export function queryOrders(indexed: IndexedOrders, query: OrderQuery): OrderResult {
  const { orders, columns, sorted, texts } = indexed;
  const hits = texts.hits(query.search);
  const isWithin = rangeTest(query, columns);
  const wanted = wantedRanks(query.states);
  const counts = new Uint32Array(ORDER_STATES.length + 1);
  const shown: Order[] = [];
  const positions = sorted.by(query.sorting);
  for (let place = 0; place < positions.length; place += 1) {
    const position = positions[place] as number;
    if (hits && hits.mask[position] === 0) continue;
    if (isWithin && !isWithin(position)) continue;
    const rank = columns.states[position] as number;
    counts[rank] = (counts[rank] as number) + 1;
    if (wanted[rank] === 1) shown.push(orders[position] as Order);
  }
  return { orders: shown, stateCounts: byState(counts), foundBy: hits?.by ?? null };
}

/** Whether the order at a position lies in the query's ranges; null where it has none. */
export function rangeTest(
  { from, until, minCents, maxCents }: OrderQuery,
  { placedAt, cents }: OrderColumns,
): ((position: number) => boolean) | null {
  if (from === null && until === null && minCents === null && maxCents === null) return null;
  // An order without a readable time (NaN) lies in no range of time.
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

/** Which ranks of states are shown (1): all of them where none is asked for. */
export function wantedRanks(states: readonly OrderState[]): Uint8Array {
  const wanted = new Uint8Array(ORDER_STATES.length + 1);
  if (states.length === 0) wanted.fill(1);
  for (const state of states) wanted[rankOfState(state)] = 1;
  return wanted;
}

function byState(counts: Uint32Array): Record<OrderState, number> {
  return Object.fromEntries(ORDER_STATES.map((state, rank) => [state, counts[rank]])) as Record<
    OrderState,
    number
  >;
}
