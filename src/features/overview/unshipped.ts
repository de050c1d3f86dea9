import { PATHS } from '../../config/paths';
import { rulesOf, statesWith } from '../../domain/orderState';
import { DELIVERY_DAYS } from '../../domain/priority';
import { romeDay, type RomeDay } from './romeDays';
import type { Order } from '../../domain/types';

/** The list of the orders to ship. */
export const TO_SHIP = `${PATHS.allOrders}?stato=${statesWith('goods', 'toShip').join(',')}`;

/** An order that has not been handed to a shipper yet. */
export type Unshipped = {
  order: Order;
  /** Days since it was placed; null if its time is not readable. */
  waitingDays: number | null;
  /** Days since the promised delivery; 0 while it can still be kept. */
  lateDays: number;
};

export type UnshippedOrders = { count: number; late: number; oldest: Unshipped[] };

/** Counts the orders in preparation and how many of them are late; finds those that have waited longest. */
export function findUnshipped(
  orders: readonly Order[],
  today: RomeDay,
  maxOldest: number,
): UnshippedOrders {
  const waiting = orders
    .filter(({ state }) => rulesOf(state)?.goods === 'toShip')
    .map((order) => measureWait(order, today));
  return {
    count: waiting.length,
    late: waiting.filter(({ lateDays }) => lateDays > 0).length,
    oldest: waiting
      .sort((one, two) => (one.order.placedAt ?? Infinity) - (two.order.placedAt ?? Infinity) || 0)
      .slice(0, maxOldest),
  };
}

function measureWait(order: Order, today: RomeDay): Unshipped {
  if (order.placedAt === null) return { order, waitingDays: null, lateDays: 0 };
  const waitingDays = Math.max(0, today - romeDay(order.placedAt));
  return {
    order,
    waitingDays,
    lateDays: Math.max(0, waitingDays - DELIVERY_DAYS[order.priority]),
  };
}
