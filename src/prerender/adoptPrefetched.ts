import { cartApi } from '../api/cart';
import { releasePrefetchWaiters, ORDERS_PATH } from '../api/prefetchedResponses';
import { productsApi } from '../api/products';
import { CATALOGUE_CALL } from '../domain/offline';
import { selectIsAdmin } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';

const CART_CALL = '/cart/get';

/** Resolve when what index.html has begun to read is in the store, or cannot be. */
type AdoptedReads = { all: Promise<unknown>; list: Promise<unknown> };

/** Takes up the reads that index.html has begun: `list` is of what the page lists. */
export function adoptPrefetched(store: ShopStore): AdoptedReads {
  const begun = (call: string) =>
    Object.keys(globalThis.prefetchedResponses ?? {}).filter((url) => url.endsWith(call));
  const read = (call: string, takeUp: (url: string) => PromiseLike<unknown>) =>
    begun(call).map(takeUp);
  const lists = [
    ...read(CATALOGUE_CALL, () =>
      store.dispatch(productsApi.endpoints.getProducts.initiate(undefined, QUIETLY)),
    ),
    ...read(ORDERS_PATH, (url) => adoptOrders(store, url)),
  ];
  const cart = read(CART_CALL, () =>
    store.dispatch(cartApi.endpoints.getCart.initiate(undefined, QUIETLY)),
  );
  return { list: Promise.all(lists), all: Promise.all([...lists, ...cart]) };
}

// Without a session nobody may take it up, also nobody who logs in later, and the other tabs need
// not wait for it. A refusal is for the screen, which stays and says it to whoever arrived with a
// session.
async function adoptOrders(store: ShopStore, url: string): Promise<void> {
  if (!selectIsAdmin(store.getState())) {
    delete globalThis.prefetchedResponses?.[url];
    return releasePrefetchWaiters();
  }
  const reply = await globalThis.prefetchedResponses?.[url]?.catch(() => undefined);
  if (reply?.status !== 200) return;
  // Where the file cannot be had now, the screen says so.
  const file = await import('../api/orders').catch(() => null);
  if (!file) return;
  await store.dispatch(file.ordersApi.endpoints.getOrders.initiate(undefined, QUIETLY));
}

// The screens subscribe themselves when they are there.
const QUIETLY = { subscribe: false };
