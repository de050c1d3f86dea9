import { writeRefused } from '../../api/connectionSlice';
import { ordersApi } from '../../api/orders';
import { productsApi } from '../../api/products';
import { selectQueryMeta } from '../../api/queryMeta';
import { forceFresh } from '../../api/requestContext';
import type { Failure } from '../../domain/types';
import { rememberSession } from '../../session/rememberSession';
import { findFreshEntity, selectEntity, type Bodies } from '../../entities/entities';
import { useAppStore } from '../../store/hooks';

/** A body in its present state, or why it could not be read. */
type FreshRead<Body> = { body: Body; error?: undefined } | { error: Failure; body?: undefined };

const ENDPOINTS = {
  orders: ordersApi.endpoints.getOrder,
  products: productsApi.endpoints.getProduct,
} as const;

const RUNNING = {
  orders: (id: string) => ordersApi.util.getRunningQueryThunk('getOrder', id),
  products: (id: string) => productsApi.util.getRunningQueryThunk('getProduct', id),
} as const;

export type RefetchableKind = keyof typeof ENDPOINTS;

const REFETCH = { forceRefetch: true, subscribe: false } as const;

/**
 * Returns a function to call before a write: it refetches a body older than five seconds. Fails if the body is gone,
 * cannot be read or is only the service worker's copy, so that nothing unseen is overwritten, and if the session has
 * changed meanwhile: the next person must not send what this one has asked for. Offline it refuses the write instead.
 */
export function useRefetchIfStale<K extends RefetchableKind>(
  kind: K,
): (id: string) => Promise<FreshRead<Bodies[K]>> {
  const store = useAppStore();
  return async (id) => {
    const isSameSession = rememberSession(store);
    const findFresh = () => findFreshEntity(store.getState(), kind, id);
    let known = findFresh();
    if (!known) {
      // RTK Query starts no second read in parallel, and the running one may be too old.
      await store.dispatch(RUNNING[kind](id));
      known = findFresh();
    }
    if (!isSameSession()) return { error: SESSION_CHANGED };
    if (known) return { body: known };
    // Otherwise the page would say that a read has failed, and not that nothing was sent.
    if (navigator.onLine === false) {
      store.dispatch(writeRefused());
      return { error: UNREACHED };
    }
    store.dispatch(forceFresh());
    const endpoint = ENDPOINTS[kind];
    const { error } = await store.dispatch(endpoint.initiate(id, REFETCH));
    const body = selectEntity(store.getState(), kind, id);
    if (!isSameSession()) return { error: SESSION_CHANGED };
    if (error || !body) return { error: (error as Failure | undefined) ?? GONE };
    // The service worker's copy may be out of date.
    if (selectQueryMeta(store.getState(), endpoint.name, id)?.isCopy) return { error: UNREACHED };
    return { body };
  };
}

const SESSION_CHANGED: Failure = { kind: 'aborted' };

const UNREACHED: Failure = { kind: 'network' };

const GONE: Failure = { kind: 'unreadable', reason: 'it is not there any more' };
