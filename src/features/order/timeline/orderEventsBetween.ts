import { isAlike, toOrderEvent, type OrderEvent } from '../../../domain/orderTimeline';
import type { Order } from '../../../domain/types';
import type { OrderWrite } from '../orderWritesSlice';
import { asOfId, bodyOf, changedBodies, type Table } from '../../../entities/table';

type Knowledge = {
  /** The latest event of each recorded order. */
  known: ReadonlyMap<string, OrderEvent>;
  /** What this tab has written meanwhile. */
  ownWrites: readonly OrderWrite[];
};

/**
 * Returns the events to record when the entity table has changed: of orders that differ, their new
 * values, and the old ones where these were not recorded; of orders that are new in the table, only
 * those that were recorded earlier or written here.
 */
export function orderEventsBetween(
  before: Table<Order>,
  after: Table<Order>,
  { known, ownWrites }: Knowledge,
): OrderEvent[] {
  const currentEvent = (order: Order) => {
    const { orderNumber } = order;
    const at = asOfId(after, orderNumber) ?? 0;
    const since = asOfId(before, orderNumber) ?? -Infinity;
    const isOwn = ownWrites.some(
      (write) => write.orderNumber === orderNumber && write.asOf > since && write.asOf <= at,
    );
    return toOrderEvent(order, at, isOwn ? 'changed' : 'read');
  };
  const changed = [...changedBodies(before, after)].flatMap(([from, to]) => {
    if (to === null || isAlike(from, to)) return [];
    const earlier = toOrderEvent(from, asOfId(before, from.orderNumber) ?? 0, 'read');
    return known.has(to.orderNumber) ? [currentEvent(to)] : [earlier, currentEvent(to)];
  });
  const written = ownWrites.map(({ orderNumber }) => orderNumber);
  const added = [...known.keys(), ...written].flatMap((orderNumber) => {
    const order = bodyOf(before, orderNumber) ? undefined : bodyOf(after, orderNumber);
    return order ? [currentEvent(order)] : [];
  });
  return [...changed, ...added];
}
