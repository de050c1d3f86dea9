import { ordersApi } from '../../api/orders';
import { productsApi } from '../../api/products';
import { forceFresh } from '../../api/forceFresh';
import { realNow } from '../../domain/clock';
import type { Failure } from '../../domain/failure';
import { FRESH_ENOUGH_MS } from '../../domain/limits';
import { selectEntity, type Bodies } from '../../entities/entities';
import { asOfId } from '../../entities/table';
import { useAppStore } from '../../store/hooks';

/** A thing as it is now, or why that could not be found out. */
type Fresh<Body> = { body: Body; error?: undefined } | { error: Failure; body?: undefined };

const READS = {
  orders: ordersApi.endpoints.getOrder,
  products: productsApi.endpoints.getProduct,
} as const;

const AGAIN = { forceRefetch: true, subscribe: false } as const;

/**
 * Before something is written over: what is on screen and older than five seconds is read
 * again. A thing that is gone, or cannot be read, is a failure: nothing is written unseen.
 */
export function useRefetchIfStale<K extends keyof typeof READS>(
  kind: K,
): (id: string) => Promise<Fresh<Bodies[K]>> {
  const store = useAppStore();
  return async (id) => {
    const state = store.getState();
    const known = selectEntity(state, kind, id);
    const asOf = asOfId<Bodies[K]>(state.entities[kind], id) ?? 0;
    if (known && realNow() - asOf <= FRESH_ENOUGH_MS) return { body: known };
    store.dispatch(forceFresh());
    const { error } = await store.dispatch(READS[kind].initiate(id, AGAIN));
    const body = selectEntity(store.getState(), kind, id);
    if (error || !body) return { error: (error as Failure | undefined) ?? GONE };
    return { body };
  };
}

const GONE: Failure = { kind: 'unreadable', reason: 'it is not there any more' };
