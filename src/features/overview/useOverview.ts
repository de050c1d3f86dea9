import { useMemo } from 'react';
import { SHOP } from '../../config/shop';
import { now } from '../../domain/clock';
import { overviewOf } from './overview';
import { romeDay, yearStart } from '../../domain/romeDays';
import { unshippedOrders } from './unshipped';
import { useOrders } from '../order-list/useOrders';

/** How many of the orders that wait longest are shown. */
const OLDEST = 8;

/** What the orders of the last days (null: of all) tell, and those still to be shipped. */
export function useOverview(days: number | null) {
  const { index, failure, ...reading } = useOrders();
  const orders = index?.orders;
  const today = romeDay(now());
  const overview = useMemo(
    () => orders && overviewOf(orders, { days, today, firstDay: yearStart(SHOP.since) }),
    [orders, days, today],
  );
  const unshipped = useMemo(
    () => orders && unshippedOrders(orders, today, OLDEST),
    [orders, today],
  );
  return {
    /** Undefined until the orders are read. */
    shown: overview && unshipped && { overview, unshipped },
    failure,
    reading,
    retry: reading.read,
  };
}
