import type * as v from 'valibot';
import type { Order, orderEvent } from './types';

export type OrderEvent = v.InferOutput<typeof orderEvent>;

/** Returns an order's state at a moment, without personal data. */
export function toOrderEvent(order: Order, at: number, how: OrderEvent['how']): OrderEvent {
  const { orderNumber, state, shipper, shippingCode } = order;
  return { orderNumber, at, how, state, shipper, shippingCode };
}

/** How many events are kept, of all orders together; the oldest are dropped. */
const MAX_ORDER_EVENTS = 2_000;

/**
 * Adds the events that are new for their order, oldest first; returns the same list if none exist. Events older
 * than the latest one of their order are already known, or too late.
 */
export function addOrderEvents(
  known: readonly OrderEvent[],
  added: readonly OrderEvent[],
): readonly OrderEvent[] {
  const latest = new Map(known.map((orderEvent) => [orderEvent.orderNumber, orderEvent]));
  const next: OrderEvent[] = [];
  for (const orderEvent of added) {
    const before = latest.get(orderEvent.orderNumber);
    if (before && (isAlike(before, orderEvent) || orderEvent.at <= before.at)) continue;
    latest.set(orderEvent.orderNumber, orderEvent);
    next.push(orderEvent);
  }
  return next.length > 0 ? [...known, ...next].slice(-MAX_ORDER_EVENTS) : known;
}

/** Returns whether an order is the same in both, whatever the time. */
function isAlike(one: OrderEvent, other: OrderEvent): boolean {
  return (
    one.state === other.state &&
    one.shipper === other.shipper &&
    one.shippingCode === other.shippingCode
  );
}
