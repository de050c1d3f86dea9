import type * as v from 'valibot';
import type { Order, orderEvent } from './types';

export type OrderEvent = v.InferOutput<typeof orderEvent>;

/** An order at a moment, without what is personal. */
export function toOrderEvent(order: Order, at: number, how: OrderEvent['how']): OrderEvent {
  const { orderNumber, state, shipper, shippingCode } = order;
  return { orderNumber, at, how, state, shipper, shippingCode };
}

/** How many events are remembered, of all orders together; the oldest go first. */
const MAX_ORDER_EVENTS = 2_000;

/** Within this time an event in one tab and a change in another are the same event (ms). */
const SAME_EVENT_MS = 10_000;

/** The latest event of each order. */
function latestOrderEvents(orderEvents: readonly OrderEvent[]): Map<string, OrderEvent> {
  return new Map(orderEvents.map((orderEvent) => [orderEvent.orderNumber, orderEvent]));
}

/**
 * The events with those that tell something new of their order, oldest first; the same list
 * without any. What is older than the latest one of its order is known already, or too late.
 */
export function addOrderEvents(
  known: readonly OrderEvent[],
  added: readonly OrderEvent[],
): readonly OrderEvent[] {
  const latest = latestOrderEvents(known);
  let next: OrderEvent[] | undefined;
  for (const orderEvent of added) {
    const before = latest.get(orderEvent.orderNumber);
    if (before && isSameChange(before, orderEvent)) {
      // The other tab saw it before this one could say that it was a change.
      next = (next ?? [...known]).filter((other) => other !== before);
    } else if (before && (isAlike(before, orderEvent) || orderEvent.at <= before.at)) {
      continue;
    }
    latest.set(orderEvent.orderNumber, orderEvent);
    (next ??= [...known]).push(orderEvent);
  }
  return next ? next.slice(-MAX_ORDER_EVENTS) : known;
}

/** Whether an order is the same in both, whenever that was. */
function isAlike(
  one: Pick<OrderEvent, 'state' | 'shipper' | 'shippingCode'>,
  other: Pick<OrderEvent, 'state' | 'shipper' | 'shippingCode'>,
): boolean {
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
