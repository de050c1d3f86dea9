import { describe, expect, it } from 'vitest';
import { makeOrderIndex, queryIndex, patchOrders } from '#src/features/order-list/index/orderIndex';
import { queryOrders, type OrderQuery } from '#src/features/order-list/index/queryOrders';
import type { OrderSorting } from '#src/domain/orderView';
import type { Order } from '#src/domain/types';
import { EVERYTHING, from, order } from '../support/indexedOrders';

const STATE: OrderSorting = { column: 'state', isDescending: false };

describe('the cached result of the index', () => {
  it('is patched when an order in it changes', () => {
    const all = [order('A1'), order('A2', { state: 'CANCELED' }), order('B1')];
    const index = makeOrderIndex(all);
    const query = { ...EVERYTHING, search: 'a' };
    expect(queryIndex(index, query).orders).toEqual([all[0], all[1]]);
    const [before] = all as [Order];
    const after = { ...before, state: 'CANCELED' };
    const next = patchOrders(index, new Map([[before, after]]));
    // The query does not run again: it has no orders to go through.
    const { orders, stateCounts } = queryIndex({ ...next, orders: [] }, query);
    expect(orders).toEqual([after, all[1]]);
    expect(stateCounts).toMatchObject({ CANCELED: 2, SHIPPED: 0 });
  });

  it.each<[string, Partial<OrderQuery>, Partial<Order>]>([
    ['another person', { search: 'anna' }, from('Ugo', '')],
    ['the searched person', { search: 'ugo' }, from('Ugo', '')],
    ['another position in the list', {}, { placedAt: 99 }],
    ['another position by state', { sorting: STATE }, { state: 'CANCELED' }],
    ['a state that is not shown', { states: ['SHIPPED'] }, { state: 'CANCELED' }],
    ['a state that is', { states: ['CANCELED'] }, { state: 'CANCELED' }],
    ['an unknown state', {}, { state: 'BOH' }],
    ['a total out of the range', { maxCents: 500 }, { totalCostCents: 900 }],
    ['a total within it', { minCents: 500 }, { totalCostCents: 900 }],
    ['a total out of it, as before', { minCents: 500 }, { totalCostCents: 400 }],
    ['nothing of what is asked', { search: 'a1' }, { shippingCode: 'X' }],
  ])('is not reused unchanged: %s', (_, query, fields) => {
    const all = ['A1', 'A2', 'B1'].map((number) => order(number, from('Anna', 'Rossi')));
    const index = makeOrderIndex(all);
    const asked = { ...EVERYTHING, ...query };
    const before = queryIndex(index, asked);
    const one = all[1] as Order;
    const next = patchOrders(index, new Map([[one, { ...one, ...fields }]]));
    expect(queryIndex(next, asked)).toEqual(queryOrders(makeOrderIndex(next.orders), asked));
    expect(queryIndex(index, asked)).toEqual(queryOrders(makeOrderIndex(all), asked));
    expect(queryIndex(index, asked)).toBe(before);
  });
});
