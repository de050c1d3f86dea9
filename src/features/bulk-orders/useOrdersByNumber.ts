import { useEffect, useState } from 'react';
import { ordersApi } from '../../api/orders';
import type { Order, Failure } from '../../domain/types';
import { bodyOf } from '../../entities/table';
import type { ShopStore } from '../../store/makeStore';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { mapConcurrent } from '../../domain/concurrency';

type Failures = ReadonlyMap<string, Failure>;

const NONE: Failures = new Map();

/** How many orders are read in parallel. */
const CONCURRENCY = 4;

/** Finds orders by number, in the store or by one call each. `numbers` must be referentially stable. */
export function useOrdersByNumber(numbers: readonly string[]) {
  const store = useAppStore();
  const table = useAppSelector((state) => state.entities.orders);
  const [attempt, setAttempt] = useState(0);
  const [finished, setFinished] = useState<{ attempt: number; failures: Failures }>();
  const findOrder = (number: string): Order | undefined => bodyOf(table, number);
  const missing = numbers.filter((number) => !findOrder(number));

  useEffect(() => {
    let isCurrent = true;
    const { orders } = store.getState().entities;
    const unread = numbers.filter((number) => !bodyOf(orders, number));
    void readAll(store, unread, () => isCurrent).then((failures) => {
      if (isCurrent) setFinished({ attempt, failures });
    });
    return () => {
      isCurrent = false;
    };
  }, [store, numbers, attempt]);

  return {
    findOrder,
    /** The numbers of unknown orders. */
    missing,
    isReading: finished?.attempt !== attempt && missing.length > 0,
    /** By number, for orders that could not be read. */
    failures: finished?.failures ?? NONE,
    /** Retries the missing orders. */
    retry: () => setAttempt(attempt + 1),
  };
}

async function readAll(
  store: ShopStore,
  numbers: readonly string[],
  isCurrent: () => boolean,
): Promise<Failures> {
  const failures = new Map<string, Failure>();
  const waiting = numbers.values();
  await mapConcurrent(CONCURRENCY, async () => {
    const { value: number, done } = waiting.next();
    if (done || !isCurrent()) return false;
    const { error } = await store.dispatch(
      ordersApi.endpoints.getOrder.initiate(number, { forceRefetch: true, subscribe: false }),
    );
    if (error) failures.set(number, error as Failure);
    return true;
  });
  return failures;
}
