import { describe, expect, it } from 'vitest';
import { makeOrderIndex, queryIndex, patchOrders } from '#src/features/order-list/index/orderIndex';
import type { Order } from '#src/domain/types';
import { EVERYTHING, order } from '../support/indexedOrders';

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
});
