import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ordersApi } from '../api/orders';
import { shopApi } from '../api/shopApi';
import { requestContextOf, type ShopStore } from '../store/makeStore';
import type { sharedReads } from './sharedReads';
import { isLong, isOk, toAnswer, type SharedResponse } from './sharedResponse';

type Initiate = (
  argument: unknown,
  options: { forceRefetch: true; subscribe: false },
) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;

/** Its rows must not move under the pointer: the list says what is new and waits for a click. */
const LIST_THAT_WAITS = 'getOrders' satisfies keyof typeof ordersApi.endpoints;

/**
 * Applies another tab's response to the query that it belongs to, if this tab has that query and
 * the response is newer. It passes through the pipeline like any other, without a request.
 */
export async function applyUnsolicited(
  store: ShopStore,
  reads: ReturnType<typeof sharedReads>,
  response: SharedResponse,
): Promise<void> {
  const { cacheKey, key, asOf } = response;
  const { api, readTimes } = store.getState();
  const query = api.queries[cacheKey];
  if (query?.status !== 'fulfilled' || query.endpointName === LIST_THAT_WAITS) return;
  if (!isOk(response) || isLong(response)) return;
  const readAt = Math.max(readTimes[cacheKey] ?? 0, requestContextOf(store).minAsOf);
  if (asOf <= readAt) return;
  const withdraw = reads.supply(key, await toAnswer(response));
  const endpoints = shopApi.endpoints as Record<string, { initiate: Initiate }>;
  const { initiate } = endpoints[query.endpointName ?? ''] ?? {};
  if (initiate) {
    await store.dispatch(initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
  withdraw();
}
