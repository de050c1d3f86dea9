import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOrderFast } from '../../src/api/parsers/fastParsers';
import { ORDER_STATES } from '../../src/domain/orderState';
import { makeOrderIndex } from '../../src/features/order-list/index/orderIndex';
import { queryOrders, toOrderQuery } from '../../src/features/order-list/index/queryOrders';
import { DEFAULT_VIEW } from '../../src/domain/orderView';
import { newestOrders } from '../../src/prerender/newestOrders';

const timestamp = fc.oneof(
  fc.integer({ min: 0, max: 8 }).map((day) => `2026-03-0${day + 1}T10:00:00Z`),
  fc.constant(null),
);

const wireOrder = (orderNumber: string, time: string | null, stateOfOrder: string) => ({
  orderNumber,
  timestamp: time,
  stateOfOrder,
  totalCost: 10,
  priorityCost: 0,
  totalQuantities: 0,
  productsInCart: [],
  shippingData: null,
});

const orders = fc
  .array(fc.tuple(timestamp, fc.constantFrom(...ORDER_STATES, 'LOST_AT_SEA')), { minLength: 2 })
  .map((all) => all.map(([time, state], index) => wireOrder(`B${index}`, time, state)));

test('the prerendered list has the first rows and the count of the application’s list', () => {
  fc.assert(
    fc.property(orders, fc.integer({ min: 1, max: 12 }), (wires, limit) => {
      const parsed = wires.map(parseOrderFast).filter((order) => order !== null);
      const whole = queryOrders(makeOrderIndex(parsed), toOrderQuery(DEFAULT_VIEW));
      expect(newestOrders(wires, limit)).toEqual({
        orders: whole.orders.slice(0, limit),
        count: wires.length,
        stateCounts: whole.stateCounts,
      });
    }),
  );
});

test.each([
  ['a number that is none', { orderNumber: 7 }],
  ['a number twice', { orderNumber: 'B0' }],
  ['a state that is none', { stateOfOrder: null }],
  ['a time that is none', { timestamp: 'ieri' }],
  ['another field that deviates', { totalCost: 'molto' }],
])('leaves the list to the application: %s', (_, deviation) => {
  const wires = [
    wireOrder('B0', '2026-03-01T10:00:00Z', 'SHIPPED'),
    { ...wireOrder('B1', '2026-03-02T10:00:00Z', 'SHIPPED'), ...deviation },
  ];
  expect(newestOrders(wires, 2)).toBeNull();
});

test('an old order with an invalid field that the list does not show is no obstacle', () => {
  const wires = [
    { ...wireOrder('B0', '2026-03-01T10:00:00Z', 'SHIPPED'), totalCost: 'molto' },
    wireOrder('B1', '2026-03-02T10:00:00Z', 'SHIPPED'),
  ];
  expect(newestOrders(wires, 1)?.orders).toHaveLength(1);
});
