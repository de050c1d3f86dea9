import type { OrderRecord } from '../backend/records';
import type { Random } from './random';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The age of the first order. */
const OLDEST_MS = 730 * DAY_MS;

/** Returns the times of that many orders, oldest first and ever closer, as the shop grows. */
export function randomOrderTimes(random: Random, now: Date, count: number): number[] {
  const times = Array.from({ length: count }, (_, index) => {
    const share = 1 - (index + 0.4 + random.next() * 0.5) / count;
    const at = now.getTime() - OLDEST_MS * share ** 1.8;
    return at < now.getTime() - 2 * DAY_MS ? inDaytime(random, at) : at;
  });
  return times.sort((a, b) => a - b);
}

type OrderOutcome = {
  state: OrderRecord['stateOfOrder'];
  shipped: boolean;
  deliveredAt: string | null;
};

/** Returns the state that an order has reached by now, given its age and priority. */
export function orderOutcome(
  random: Random,
  now: Date,
  orderedAt: number,
  priority: OrderRecord['orderPriority'],
): OrderOutcome {
  const [roll, slowness, packing] = [random.next(), random.next(), random.next()];
  const shippedAt = orderedAt + (0.6 + packing * 1.4) * DAY_MS;
  const travelDays = priority === 'PRIORITARIO' ? 0.5 + slowness * 0.5 : 1.5 + slowness * 5;
  const arrival = shippedAt + travelDays * DAY_MS;
  const age = now.getTime() - orderedAt;
  const notShipped = { shipped: false, deliveredAt: null };

  if (now.getTime() < shippedAt) {
    return { ...notShipped, state: roll < 0.2 ? 'CANCELLATION_IN_PROGRESS' : 'IN_PREPARATION' };
  }
  if (roll > 0.955 && age > 4 * DAY_MS) return { ...notShipped, state: 'CANCELED' };
  if (roll > 0.94 && age > 8 * DAY_MS) return { ...notShipped, state: 'REIMBURSED' };
  if (now.getTime() < arrival) return { state: 'SHIPPED', shipped: true, deliveredAt: null };

  const delivered = { shipped: true, deliveredAt: new Date(arrival).toISOString() };
  const sinceArrival = now.getTime() - arrival;
  if (roll < 0.2 && sinceArrival > 2 * DAY_MS && sinceArrival < 36 * DAY_MS) {
    return { ...delivered, state: 'RETURN_START' };
  }
  const refunded = roll < 0.05 && sinceArrival > 36 * DAY_MS;
  return { ...delivered, state: refunded ? 'REIMBURSED' : 'DELIVERED' };
}

function inDaytime(random: Random, at: number): number {
  const midnight = at - (at % DAY_MS);
  return midnight + 6 * HOUR_MS + Math.floor(random.next() * 15 * HOUR_MS);
}
