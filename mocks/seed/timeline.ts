import type { OrderRecord } from '../backend/records';
import type { Random } from './random';

const HOUR = 3_600_000;
/** A day in milliseconds. */
export const DAY = 24 * HOUR;

/** How far back the shop's memory goes. */
const OLDEST_DAYS = 730;

/** Moments of that many orders over two years, oldest first, closer together as the shop grows. */
export function orderTimes(random: Random, now: Date, count: number): number[] {
  const times = Array.from({ length: count }, (_, index) => {
    const share = 1 - (index + 0.4 + random.next() * 0.5) / count;
    const at = now.getTime() - OLDEST_DAYS * DAY * share ** 1.8;
    return at < now.getTime() - 2 * DAY ? inDaytime(random, at) : at;
  });
  return times.sort((a, b) => a - b);
}

/** What became of an order by now. */
type Fate = {
  state: OrderRecord['stateOfOrder'];
  shipped: boolean;
  deliveredAt: string | null;
};

/** A fate that suits the order's age and priority. */
export function fateOf(
  random: Random,
  now: Date,
  orderedAt: number,
  priority: OrderRecord['orderPriority'],
): Fate {
  const [roll, slowness, packing] = [random.next(), random.next(), random.next()];
  const shippedAt = orderedAt + (0.6 + packing * 1.4) * DAY;
  const travel = priority === 'PRIORITARIO' ? 0.5 + slowness * 0.5 : 1.5 + slowness * 5;
  const arrival = shippedAt + travel * DAY;
  const age = now.getTime() - orderedAt;
  const waiting = { shipped: false, deliveredAt: null };

  if (now.getTime() < shippedAt) {
    return { ...waiting, state: roll < 0.2 ? 'CANCELLATION_IN_PROGRESS' : 'IN_PREPARATION' };
  }
  if (roll > 0.955 && age > 4 * DAY) return { ...waiting, state: 'CANCELED' };
  if (roll > 0.94 && age > 8 * DAY) return { ...waiting, state: 'REIMBURSED' };
  if (now.getTime() < arrival) return { state: 'SHIPPED', shipped: true, deliveredAt: null };

  const arrived = { shipped: true, deliveredAt: new Date(arrival).toISOString() };
  const sinceArrival = now.getTime() - arrival;
  if (roll < 0.2 && sinceArrival > 2 * DAY && sinceArrival < 36 * DAY) {
    return { ...arrived, state: 'RETURN_START' };
  }
  if (roll < 0.05)
    return { ...arrived, state: sinceArrival > 36 * DAY ? 'REIMBURSED' : 'DELIVERED' };
  return { ...arrived, state: 'DELIVERED' };
}

function inDaytime(random: Random, at: number): number {
  const midnight = at - (at % DAY);
  return midnight + 6 * HOUR + Math.floor(random.next() * 15 * HOUR);
}
