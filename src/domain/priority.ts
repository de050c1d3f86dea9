/** How fast an order travels (spec section 4); STANDARD is the default. */
export const ORDER_PRIORITIES = ['STANDARD', 'PRIORITARIO'] as const;

export type OrderPriority = (typeof ORDER_PRIORITIES)[number];

export const DEFAULT_PRIORITY: OrderPriority = 'STANDARD';

/** Delivery time of each priority, in days (spec section 9). */
export const DELIVERY_DAYS: Record<OrderPriority, number> = { STANDARD: 10, PRIORITARIO: 3 };

/** Surcharge of each priority on the product total, in per cent (spec section 9). */
export const SURCHARGE_PERCENT: Record<OrderPriority, number> = { STANDARD: 0, PRIORITARIO: 20 };

/** Returns whether a text from the backend is one of the two priorities. */
export function isOrderPriority(value: unknown): value is OrderPriority {
  return (ORDER_PRIORITIES as readonly unknown[]).includes(value);
}
