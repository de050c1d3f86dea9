import { isAlike, toOrderEvent, type OrderEvent } from '../../../domain/orderTimeline';
import type { Order } from '../../../domain/types';
import type { OrderWrite } from '../orderWritesSlice';
import { asOfId, bodyOf, changedBodies, type Table } from '../../../entities/table';

type Knowledge = {
  /** The latest event of each order that was ever noted. */
  known: ReadonlyMap<string, OrderEvent>;
  /** What this tab has changed meanwhile. */
  ownWrites: readonly OrderWrite[];
};

/**
 * What is to be noted when the store's orders have changed: those that differ, with how they
 * were before where nobody noted that; and of those that the store had not, the ones that were
 * noted earlier or changed here.
 */
export function orderEventsBetween(
  before: Table<Order>,
  after: Table<Order>,
  { known, ownWrites }: Knowledge,
): OrderEvent[] {
  const now = (order: Order) => {
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
    return known.has(to.orderNumber) ? [now(to)] : [earlier, now(to)];
  });
  const written = ownWrites.map(({ orderNumber }) => orderNumber);
  const met = [...known.keys(), ...written].flatMap((orderNumber) => {
    const order = bodyOf(before, orderNumber) ? undefined : bodyOf(after, orderNumber);
    return order ? [now(order)] : [];
  });
  return [...changed, ...met];
}
