import { parseOrderFast } from '../api/parsers/fastParsers';
import { ORDER_STATES, type OrderState } from '../domain/orderState';
import { readOptionalTime } from '../domain/timestamps';
import type { Order } from '../domain/types';

/** The beginning of the list of all orders. */
export type NewestOrders = {
  /** In descending order. */
  orders: Order[];
  /** The total number of orders. */
  count: number;
  stateCounts: Record<OrderState, number>;
};

/**
 * Returns the newest orders of a response, at most `limit`; null if an order has no number, state or time as in the
 * specification (section 3), if two have the same number, or if one of the newest deviates otherwise. The others are
 * not parsed: with 100,000 that takes longer than everything else before the first row, and the app does it right
 * after.
 */
export function newestOrders(wires: readonly unknown[], limit: number): NewestOrders | null {
  const numbers = new Set<string>();
  const stateCounts = Object.fromEntries(ORDER_STATES.map((state) => [state, 0])) as Record<
    OrderState,
    number
  >;
  const times = new Float64Array(wires.length);
  for (const [position, wire] of wires.entries()) {
    const { orderNumber, stateOfOrder, timestamp } = (wire ?? {}) as Record<string, unknown>;
    const placedAt = readOptionalTime(timestamp);
    if (typeof orderNumber !== 'string' || typeof stateOfOrder !== 'string') return null;
    if (placedAt === undefined) return null;
    numbers.add(orderNumber);
    if (Object.hasOwn(stateCounts, stateOfOrder)) stateCounts[stateOfOrder as OrderState] += 1;
    times[position] = placedAt ?? -Infinity;
  }
  const positions = [...wires.keys()].sort((a, b) => Number(times[b]) - Number(times[a]) || a - b);
  const orders = positions.slice(0, limit).map((position) => parseOrderFast(wires[position]));
  const isAsWritten = orders.every((order) => order !== null);
  return isAsWritten && numbers.size === wires.length
    ? { orders, count: wires.length, stateCounts }
    : null;
}
