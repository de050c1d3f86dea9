import fc from 'fast-check';
import type { OrderIndex } from '#src/features/order-list/index/orderIndex';
import {
  queryOrders,
  toOrderQuery,
  type OrderQuery,
} from '#src/features/order-list/index/queryOrders';
import { DEFAULT_VIEW, ORDER_COLUMNS, type OrderView } from '#src/domain/orderView';
import { NO_SHIPPING_DATA } from '#src/domain/shipping';
import { startOfDay } from '#src/domain/timestamps';
import type { Order } from '#src/domain/types';
import { madeOrder } from './madeOrders';

/** A query that every order matches. */
export const EVERYTHING = toOrderQuery(DEFAULT_VIEW);

/** The days by which `views` filter; `toDay` includes its whole day. */
const [FIRST_DAY, LAST_DAY] = ['2026-01-15', '2026-02-28'];
const [FIRST_MOMENT, END] = [startOfDay(FIRST_DAY) ?? NaN, startOfDay(LAST_DAY, 1) ?? NaN];

/** Views of the list with few different values, and the fields of orders that they tell apart. */
export const views: fc.Arbitrary<OrderView> = fc.record({
  search: fc.constantFrom('', ' a-1', 'A-1', 'salo', 'giosue SALÒ', 'zoe', '9@', 'nessuno'),
  searchIn: fc.constantFrom('numbers', 'customers'),
  states: fc.subarray(['CANCELED', 'SHIPPED', 'REIMBURSED'] as const),
  fromDay: fc.constantFrom('', FIRST_DAY),
  toDay: fc.constantFrom('', LAST_DAY),
  minTotal: fc.constantFrom('', '5', 'cinque'),
  maxTotal: fc.constantFrom('', '5,00'),
  sorting: fc.record({ column: fc.constantFrom(...ORDER_COLUMNS), isDescending: fc.boolean() }),
});
export const bodies = fc.record({
  placedAt: fc.constantFrom(null, FIRST_MOMENT - 1, FIRST_MOMENT, END - 1, END),
  state: fc.constantFrom('SHIPPED', 'CANCELED', 'IN_PREPARATION', 'BOH'),
  totalCostCents: fc.constantFrom(0, 500, 990),
  name: fc.constantFrom('Zoë', 'Giosuè', 'ANNA', ''),
});

/** Returns whether an order is in one of `views`, without any index. */
export function isIn(one: Order, view: OrderView): boolean {
  const { placedAt, totalCostCents, shippingData } = one;
  const term = view.search.trim().toLowerCase();
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const person = plain(`${shippingData.name} ${shippingData.surname} ${shippingData.email}`);
  const isFound =
    view.searchIn === 'numbers'
      ? one.orderNumber.toLowerCase().includes(term)
      : plain(term)
          .split(/\s+/)
          .every((word) => person.includes(word));
  return (
    (term === '' || isFound) &&
    (view.states.length === 0 || view.states.some((state) => state === one.state)) &&
    (view.fromDay === '' || (placedAt !== null && placedAt >= FIRST_MOMENT)) &&
    (view.toDay === '' || (placedAt !== null && placedAt < END)) &&
    (view.minTotal !== '5' || totalCostCents >= 500) &&
    (view.maxTotal === '' || totalCostCents <= 500)
  );
}

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
