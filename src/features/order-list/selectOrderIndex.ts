import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Order } from '../../domain/types';
import { bodiesOf, changedBodies, type Table } from '../../entities/table';
import { makeOrderIndex, patchOrders, type OrderIndex } from './index/orderIndex';

/**
 * Returns the index of the orders with these numbers, and patches the one before where a few
 * orders have changed since. `numbers` is the data of the query that read the list: an index
 * lives as long as its list is in the store, so at most until the session ends.
 */
export function selectOrderIndex(numbers: readonly string[], table: Table<Order>): OrderIndex {
  return makeIndexSelector(numbers)(table);
}

const makeIndexSelector = weakMapMemoize((numbers: readonly string[]) => {
  let latest: { table: Table<Order>; index: OrderIndex } | null = null;
  return (table: Table<Order>): OrderIndex => {
    if (latest?.table !== table) {
      const patched = latest && patchIndex(latest.index, changedBodies(latest.table, table));
      latest = { table, index: patched ?? indexOrders(numbers, table) };
    }
    return latest.index;
  };
});

function indexOrders(numbers: readonly string[], table: Table<Order>): OrderIndex {
  return makeOrderIndex(bodiesOf(table, numbers));
}

/** Returns null where orders have been removed: positions would change. */
function patchIndex(
  index: OrderIndex,
  bodies: ReadonlyMap<Order, Order | null>,
): OrderIndex | null {
  const changes = new Map<Order, Order>();
  for (const [before, after] of bodies) {
    if (after === null) return null;
    changes.set(before, after);
  }
  return patchOrders(index, changes);
}
