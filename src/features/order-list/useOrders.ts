import { useEffect, useMemo } from 'react';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { ordersApi } from '../../api/orders';
import type { Failure, Order } from '../../domain/types';
import { whenIdle } from '../../domain/whenIdle';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useFreshness } from '../../hooks/useFreshness';
import { bodiesOf, changedBodies, type Table } from '../../entities/table';
import { makeOrderIndex, patchOrders, type OrderIndex } from './index/orderIndex';
import type { SearchTexts } from './index/searchTexts';

/** A list no older than this was read for this very screen, and is not read again (seconds). */
const MAX_AGE_S = 5;

/** Returns an index of all orders and its age; requests nothing without a session. */
export function useOrders() {
  const isAdmin = useAppSelector(selectIsAdmin);
  const table = useAppSelector((state) => state.entities.orders);
  const query = ordersApi.useGetOrdersQuery(undefined, {
    skip: !isAdmin,
    refetchOnMountOrArgChange: MAX_AGE_S,
  });
  const { currentData: numbers, error, isFetching } = query;
  const reading = useFreshness(query, 'getOrders');
  const index = useMemo(() => numbers && selectOrderIndex(numbers, table), [numbers, table]);
  const texts = index?.texts;

  useEffect(() => texts && prepareWhenIdle(texts), [texts]);

  return {
    /** Undefined until the orders are read. */
    index,
    failure: isFetching ? undefined : (error as Failure | undefined),
    /** An object of its own: it stays the same while orders change. */
    reading: { ...reading, readAt: numbers && reading.readAt },
  };
}

/**
 * Returns the index of the orders with these numbers, and patches the previous one if only a few orders have changed.
 * `numbers` is the data of the query that read the list: an index lives as long as its list is in the store, so at most
 * until the session ends.
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

/** Returns null if orders have been removed: positions would change. */
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

/** The maximum delay of a keystroke. */
const MAX_SLICE_MS = 12;

/** How long a slice waits for an idle browser, at most. */
const MAX_WAIT_MS = 200;

/**
 * Creates search texts in slices while the browser is idle. Returns a function that stops it; the first search then
 * creates the missing ones.
 */
function prepareWhenIdle(texts: SearchTexts): () => void {
  const prepareSlice = () => {
    const until = performance.now() + MAX_SLICE_MS;
    const isDone = texts.prepare(() => performance.now() < until);
    if (!isDone) cancel = whenIdle(prepareSlice, MAX_WAIT_MS);
  };
  let cancel = whenIdle(prepareSlice, MAX_WAIT_MS);
  return () => cancel();
}
