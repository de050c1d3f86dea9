import { ordersApi } from '../../api/orders';
import { productsApi } from '../../api/products';
import { selectQueryMeta } from '../../api/queryMeta';
import { forceFresh } from '../../api/requestContext';
import { realNow } from '../../domain/clock';
import type { Failure } from '../../domain/types';
import { FRESH_ENOUGH_MS } from '../../domain/limits';
import { selectEntity, type Bodies } from '../../entities/entities';
import { asOfId } from '../../entities/table';
import { useAppStore } from '../../store/hooks';

/** A body as it is now, or why it could not be read. */
type FreshRead<Body> = { body: Body; error?: undefined } | { error: Failure; body?: undefined };

const ENDPOINTS = {
  orders: ordersApi.endpoints.getOrder,
  products: productsApi.endpoints.getProduct,
} as const;

export type RefetchableKind = keyof typeof ENDPOINTS;

const REFETCH = { forceRefetch: true, subscribe: false } as const;

/**
 * Returns a function for the moment before a write: it reads again what is older than five
 * seconds. What is gone, cannot be read or is only a copy of the service worker is a failure, so that
 * nothing unseen is overwritten.
 */
export function useRefetchIfStale<K extends RefetchableKind>(
  kind: K,
): (id: string) => Promise<FreshRead<Bodies[K]>> {
  const store = useAppStore();
  return async (id) => {
    const state = store.getState();
    const known = selectEntity(state, kind, id);
    const asOf = asOfId<Bodies[K]>(state.entities[kind], id) ?? 0;
    // A time in the future says nothing of the age: the clock was set back.
    if (known && Math.abs(realNow() - asOf) <= FRESH_ENOUGH_MS) return { body: known };
    store.dispatch(forceFresh());
    const endpoint = ENDPOINTS[kind];
    const { error } = await store.dispatch(endpoint.initiate(id, REFETCH));
    const body = selectEntity(store.getState(), kind, id);
    if (error || !body) return { error: (error as Failure | undefined) ?? GONE };
    // The service worker's copy does not tell whether it is still so.
    if (selectQueryMeta(store.getState(), endpoint.name, id)?.isCopy) return { error: UNREACHED };
    return { body };
  };
}

const UNREACHED: Failure = { kind: 'network' };

const GONE: Failure = { kind: 'unreadable', reason: 'it is not there any more' };
