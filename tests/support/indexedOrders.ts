import type { OrderIndex } from '#src/features/order-list/index/orderIndex';
import { queryOrders, type OrderQuery } from '#src/features/order-list/index/queryOrders';
import { NEWEST_FIRST } from '#src/features/order-list/index/sortedPositions';
import { NO_SHIPPING_DATA } from '#src/domain/shipping';
import type { Order } from '#src/domain/types';
import { madeOrder } from './madeOrders';

/** A query that every order matches. */
export const EVERYTHING: OrderQuery = {
  search: '',
  searchIn: 'numbers',
  states: [],
  from: null,
  until: null,
  minCents: null,
  maxCents: null,
  sorting: NEWEST_FIRST,
};

/** Returns a shipped order of no value with this number, and with some fields changed. */
export function order(orderNumber: string, fields: Partial<Order> = {}): Order {
  return madeOrder({ orderNumber, placedAt: 0, state: 'SHIPPED', totalCostCents: 0, ...fields });
}

/** Returns the field of an order with its customer. */
export function from(name: string, surname: string, email = ''): Pick<Order, 'shippingData'> {
  return { shippingData: { ...NO_SHIPPING_DATA, name, surname, email } };
}

/** Returns the numbers of the orders that match a query, as sorted. */
export function shown(index: OrderIndex, query: Partial<OrderQuery> = {}): string[] {
  const { orders } = queryOrders(index, { ...EVERYTHING, ...query });
  return orders.map(({ orderNumber }) => orderNumber);
}
