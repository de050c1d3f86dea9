import { useEffect, useState } from 'react';
import { ordersApi } from '../../api/orders';
import type { Failure } from '../../domain/failure';
import type { Order } from '../../domain/types';
import { bodyOf } from '../../entities/table';
import type { ShopStore } from '../../store/makeStore';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { mapConcurrent } from '../../domain/concurrency';

type Failures = ReadonlyMap<string, Failure>;

const NONE: Failures = new Map();

/** How many orders are read at a time. */
const LANES = 4;

/**
 * Orders by their numbers: from the store where it has them, else read one by one. `numbers`
 * must stay the same list.
 */
export function useOrdersByNumber(numbers: readonly string[]) {
  const store = useAppStore();
  const table = useAppSelector((state) => state.entities.orders);
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ attempt: number; failures: Failures }>();
  const orderOf = (number: string): Order | undefined => bodyOf(table, number);

  useEffect(() => {
    let isWanted = true;
    const { orders } = store.getState().entities;
    const missing = numbers.filter((number) => !bodyOf(orders, number));
    void readAll(store, missing, () => isWanted).then((failures) => {
      if (isWanted) setEnded({ attempt, failures });
    });
    return () => {
      isWanted = false;
    };
  }, [store, numbers, attempt]);

  return {
    orderOf,
    isReading: ended?.attempt !== attempt && numbers.some((number) => !orderOf(number)),
    /** Why an order could not be read. */
    failures: ended?.failures ?? NONE,
    /** Reads again what is missing. */
    retry: () => setAttempt(attempt + 1),
  };
}

async function readAll(
  store: ShopStore,
  numbers: readonly string[],
  isWanted: () => boolean,
): Promise<Failures> {
  const failures = new Map<string, Failure>();
  const waiting = numbers.values();
  await mapConcurrent(LANES, async () => {
    const { value: number, done } = waiting.next();
    if (done || !isWanted()) return false;
    const { error } = await store.dispatch(
      ordersApi.endpoints.getOrder.initiate(number, { forceRefetch: true, subscribe: false }),
    );
    if (error) failures.set(number, error as Failure);
    return true;
  });
  return failures;
}
