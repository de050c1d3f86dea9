/** How fast an order travels (spec section 4); STANDARD is the default. */
export const ORDER_PRIORITIES = ['STANDARD', 'PRIORITARIO'] as const;

export type OrderPriority = (typeof ORDER_PRIORITIES)[number];

export const DEFAULT_PRIORITY: OrderPriority = 'STANDARD';

/** Days within which each priority is delivered (spec section 9). */
export const DELIVERY_DAYS: Record<OrderPriority, number> = { STANDARD: 10, PRIORITARIO: 3 };

/** Share of the product total that each priority adds, in per cent (spec section 9). */
export const SURCHARGE_PERCENT: Record<OrderPriority, number> = { STANDARD: 0, PRIORITARIO: 20 };

/** Whether a text from the backend is one of the two priorities. */
export function isOrderPriority(value: unknown): value is OrderPriority {
  return (ORDER_PRIORITIES as readonly unknown[]).includes(value);
}
