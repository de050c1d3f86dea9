import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ordersApi } from '../api/orders';
import { requestContextOf, type ShopStore } from '../store/makeStore';
import { shopApi } from '../api/shopApi';
import { answerIn, isLong, isOk, type Carried } from './sharedResponse';
import type { sharedReads } from './sharedReads';

type Initiate = (
  argument: unknown,
  options: { forceRefetch: true; subscribe: false },
) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;

/** Its rows must not move under the pointer: it says what is new and waits to be told. */
const LIST_THAT_WAITS = 'getOrders' satisfies keyof typeof ordersApi.endpoints;

/**
 * Takes an answer that nobody here has asked for into the query that it belongs to, if this tab
 * has that query and the answer is news. It goes the way of every answer, without a request.
 */
export async function takeUnasked(
  store: ShopStore,
  reads: ReturnType<typeof sharedReads>,
  carried: Carried,
): Promise<void> {
  const { cacheKey, key, askedAt } = carried;
  const { api, readTimes } = store.getState();
  const query = api.queries[cacheKey];
  if (query?.status !== 'fulfilled' || query.endpointName === LIST_THAT_WAITS) return;
  if (!isOk(carried) || isLong(carried)) return;
  const known = Math.max(readTimes[cacheKey] ?? 0, requestContextOf(store).minFetchedAt);
  if (askedAt <= known) return;
  const takeBack = reads.putInHand(key, await answerIn(carried));
  const endpoints = shopApi.endpoints as Record<string, { initiate: Initiate }>;
  const { initiate } = endpoints[query.endpointName ?? ''] ?? {};
  if (initiate) {
    await store.dispatch(initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
  takeBack();
}
