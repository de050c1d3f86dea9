import { entitiesLearned, type EntityUpdates, visibleToShopper } from '../entities/entities';
import { selectToken } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';
import type { BrowserEnvironment } from './browserEnvironment';
import type { Tag } from '../api/invalidation';
import { shopApi } from '../api/shopApi';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ordersApi } from '../api/orders';
import type { sharedReads } from './sharedReads';
import { isLong, isOk, toAnswer, type SharedResponse } from './sharedResponse';

/** The maximum number of updates that wait in a hidden tab. */
const MAX_WAITING = 500;

type Incoming = { updates: EntityUpdates; isForAll: boolean; token: string | null };

/**
 * Merges what other tabs have learned. Updates from their writes wait while this tab is hidden, until it is shown or
 * there are too many.
 */
export function incomingUpdates(store: ShopStore, environment: BrowserEnvironment) {
  let waiting: Incoming[] = [];

  const merge = (): void => {
    if (waiting.length === 0) return;
    const { entities, ...state } = store.getState();
    const token = selectToken(state);
    // The session they belong to may have ended since.
    const all = waiting.map(({ updates, isForAll, token: receivedWith }) =>
      isForAll || receivedWith !== token ? visibleToShopper(updates, entities) : updates,
    );
    waiting = [];
    store.dispatch(entitiesLearned(all));
  };
  const add = (all: readonly EntityUpdates[], isForAll: boolean): void => {
    const token = selectToken(store.getState());
    waiting.push(...all.map((updates) => ({ updates, isForAll, token })));
  };
  const unsubscribeVisibility = environment.onVisibility(() => {
    if (environment.isVisible()) merge();
  });

  return {
    /** `isForAll`: all tabs receive it, including shoppers'. */
    mergeNow: (updates: EntityUpdates | undefined, isForAll: boolean): void => {
      if (!updates) return;
      add([updates], isForAll);
      merge();
    },
    mergeWhenVisible: (all: readonly EntityUpdates[], isForAll: boolean): void => {
      add(all, isForAll);
      if (environment.isVisible() || waiting.length > MAX_WAITING) merge();
    },
    stop: (): void => {
      unsubscribeVisibility();
      merge();
    },
  };
}

/**
 * Refetches what another tab's write has made stale: immediately in a visible tab, otherwise when the tab is shown,
 * unless another tab's response has arrived by then.
 */
export function staleTags(store: ShopStore, environment: BrowserEnvironment) {
  /** Keyed by the tag's text: two equal tags are two objects. */
  const pending = new Map<string, { tag: Tag; since: number }>();

  const isStale = (tag: Tag, since: number): boolean => {
    const state = store.getState();
    return shopApi.util
      .selectInvalidatedBy(state, [tag])
      .some(({ queryCacheKey }) => (state.queryMeta[queryCacheKey]?.asOf ?? 0) <= since);
  };
  const refetchIfVisible = (): void => {
    if (!environment.isVisible()) return;
    const all = [...pending.values()];
    // A first read has no tags yet, and may lack the write: RTK Query refetches it after its answer.
    const found = isFirstReadRunning(store)
      ? all
      : all.filter(({ tag, since }) => isStale(tag, since));
    const stale = found.map(({ tag }) => tag);
    pending.clear();
    if (stale.length > 0) store.dispatch(shopApi.util.invalidateTags(stale));
  };

  return {
    /** Adds the tags of a write that ended at this moment (epoch milliseconds). */
    add: (tags: readonly Tag[], at: number): void => {
      for (const tag of tags) {
        const key = JSON.stringify(tag);
        pending.set(key, { tag, since: Math.max(at, pending.get(key)?.since ?? 0) });
      }
      refetchIfVisible();
    },
    stop: environment.onVisibility(refetchIfVisible),
  };
}

function isFirstReadRunning(store: ShopStore): boolean {
  const queries = Object.values(store.getState().api.queries);
  return queries.some(
    (query) => query?.status === 'pending' && query.fulfilledTimeStamp === undefined,
  );
}

type Initiate = (
  argument: unknown,
  options: { forceRefetch: true; subscribe: false },
) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;

/** Its rows must not move under the pointer: the list announces new orders and waits for a click. */
const LIST_THAT_WAITS = 'getOrders' satisfies keyof typeof ordersApi.endpoints;

/**
 * Applies another tab's response to its query, if this tab has that query and the response is newer. It passes through
 * the pipeline like any other, without a request.
 */
export async function applyUnsolicited(
  store: ShopStore,
  reads: ReturnType<typeof sharedReads>,
  response: SharedResponse,
): Promise<void> {
  const { cacheKey, key, asOf } = response;
  const { api, queryMeta } = store.getState();
  const query = api.queries[cacheKey];
  if (query?.status !== 'fulfilled' || query.endpointName === LIST_THAT_WAITS) return;
  if (!isOk(response) || isLong(response)) return;
  const readAt = Math.max(queryMeta[cacheKey]?.asOf ?? 0, store.requestContext.minAsOf);
  if (asOf <= readAt) return;
  const withdraw = reads.supply(key, await toAnswer(response));
  const endpoints = shopApi.endpoints as Record<string, { initiate: Initiate }>;
  const { initiate } = endpoints[query.endpointName] ?? {};
  if (initiate) {
    await store.dispatch(initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
  withdraw();
}
