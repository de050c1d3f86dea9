import type { Order } from './types';

/** How an order was at some moment, as far as somebody saw it. No personal data. */
export type Sighting = Pick<Order, 'orderNumber' | 'state' | 'shipper' | 'shippingCode'> & {
  /** Epoch milliseconds. */
  at: number;
  /** Seen in an answer, or the result of a change made in this browser. */
  how: 'read' | 'changed';
};

/** An order at a moment, without what is personal. */
export function sightingOf(order: Order, at: number, how: Sighting['how']): Sighting {
  const { orderNumber, state, shipper, shippingCode } = order;
  return { orderNumber, at, how, state, shipper, shippingCode };
}

/** How many sightings are remembered, of all orders together; the oldest go first. */
const MAX_SIGHTINGS = 2_000;

/** Within this time a sighting in one tab and a change in another are the same event (ms). */
const SAME_EVENT_MS = 10_000;

/** The latest sighting of each order. */
export function latestSightings(sightings: readonly Sighting[]): Map<string, Sighting> {
  return new Map(sightings.map((sighting) => [sighting.orderNumber, sighting]));
}

/**
 * The sightings with those that tell something new of their order, oldest first; the same list
 * without any. What is older than the latest one of its order is known already, or too late.
 */
export function withSightings(
  known: readonly Sighting[],
  added: readonly Sighting[],
): readonly Sighting[] {
  const latest = latestSightings(known);
  let next: Sighting[] | undefined;
  for (const sighting of added) {
    const before = latest.get(sighting.orderNumber);
    if (before && isSameChange(before, sighting)) {
      // The other tab saw it before this one could say that it was a change.
      next = (next ?? [...known]).filter((other) => other !== before);
    } else if (before && (isAlike(before, sighting) || sighting.at <= before.at)) {
      continue;
    }
    latest.set(sighting.orderNumber, sighting);
    (next ??= [...known]).push(sighting);
  }
  return next ? next.slice(-MAX_SIGHTINGS) : known;
}

/** Whether an order is the same in both, whenever that was. */
export function isAlike(
  one: Pick<Sighting, 'state' | 'shipper' | 'shippingCode'>,
  other: Pick<Sighting, 'state' | 'shipper' | 'shippingCode'>,
): boolean {
  return (
    one.state === other.state &&
    one.shipper === other.shipper &&
    one.shippingCode === other.shippingCode
  );
}

function isSameChange(before: Sighting, sighting: Sighting): boolean {
  return (
    isAlike(before, sighting) &&
    sighting.how === 'changed' &&
    before.how === 'read' &&
    Math.abs(sighting.at - before.at) < SAME_EVENT_MS
  );
}
