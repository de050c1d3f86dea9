import type { Order } from './types';

/** What the list of orders is narrowed to; '' is everything. */
export type OrderFilter = { search: string; state: string };

/**
 * The orders that pass the filter, newest first; those without a readable time come last.
 * The search is on the order number, trimmed and case folded (spec section 5).
 */
export function matchingOrders(orders: readonly Order[], { search, state }: OrderFilter): Order[] {
  const wanted = search.trim().toLowerCase();
  return orders
    .filter(
      (order) =>
        (state === '' || order.state === state) &&
        (wanted === '' || order.orderNumber.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => (b.placedAt ?? -Infinity) - (a.placedAt ?? -Infinity) || 0);
}
