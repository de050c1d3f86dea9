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

/** Within this time (ms) an event in one tab and a change in another count as the same event. */
const SAME_EVENT_MS = 10_000;

/**
 * Adds the events that are new for their order, oldest first; returns the same list if none exist. Events older
 * than the latest one of their order are already known, or too late.
 */
export function addOrderEvents(
  known: readonly OrderEvent[],
  added: readonly OrderEvent[],
): readonly OrderEvent[] {
  const latest = new Map(known.map((orderEvent) => [orderEvent.orderNumber, orderEvent]));
  let next: OrderEvent[] | undefined;
  for (const orderEvent of added) {
    const before = latest.get(orderEvent.orderNumber);
    if (before && isSameChange(before, orderEvent)) {
      // The other tab saw it before this one could report it as a change.
      next = (next ?? [...known]).filter((other) => other !== before);
    } else if (before && (isAlike(before, orderEvent) || orderEvent.at <= before.at)) {
      continue;
    }
    latest.set(orderEvent.orderNumber, orderEvent);
    (next ??= [...known]).push(orderEvent);
  }
  return next ? next.slice(-MAX_ORDER_EVENTS) : known;
}

/** Returns whether an order is the same in both, whatever the time. */
function isAlike(one: OrderEvent, other: OrderEvent): boolean {
  return (
    one.state === other.state &&
    one.shipper === other.shipper &&
    one.shippingCode === other.shippingCode
  );
}

function isSameChange(before: OrderEvent, orderEvent: OrderEvent): boolean {
  return (
    isAlike(before, orderEvent) &&
    orderEvent.how === 'changed' &&
    before.how === 'read' &&
    Math.abs(orderEvent.at - before.at) < SAME_EVENT_MS
  );
}
