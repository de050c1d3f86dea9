import { useMemo } from 'react';
import { SHOP } from '../../config/shop';
import { now } from '../../domain/clock';
import { summarizeOrders } from './overview';
import { romeDay, yearStart } from '../../domain/romeDays';
import { findUnshipped } from './unshipped';
import { useOrders } from '../order-list/useOrders';

/** How many of the orders that wait longest are shown. */
const OLDEST_COUNT = 8;

/** Returns the figures of the last days (null: of all), and the orders still to be shipped. */
export function useOverview(days: number | null) {
  const { index, failure, ...reading } = useOrders();
  const orders = index?.orders;
  const today = romeDay(now());
  const overview = useMemo(
    () => orders && summarizeOrders(orders, { days, today, firstDay: yearStart(SHOP.since) }),
    [orders, days, today],
  );
  const unshipped = useMemo(
    () => orders && findUnshipped(orders, today, OLDEST_COUNT),
    [orders, today],
  );
  return {
    /** Undefined until the orders are read. */
    content: overview && unshipped && { overview, unshipped },
    failure,
    reading,
  };
}
