import { cartApi } from '../api/cart';
import { earlyReadIsTold, ORDERS_CALL } from '../api/earlyReads';
import { productsApi } from '../api/products';
import { CATALOGUE_CALL } from '../domain/offline';
import { selectIsAdmin } from '../state/session';
import type { ShopStore } from './makeStore';

const CART_CALL = '/cart/get';

/** Takes up the reads that index.html has begun, and resolves when they are in the store. */
export async function takeUpEarlyReads(store: ShopStore): Promise<void> {
  const begun = Object.keys(globalThis.earlyReads ?? {});
  const reads = begun.flatMap((url): PromiseLike<unknown>[] => {
    if (url.endsWith(CART_CALL)) {
      return [store.dispatch(cartApi.endpoints.getCart.initiate(undefined, QUIETLY))];
    }
    if (url.endsWith(CATALOGUE_CALL)) {
      return [store.dispatch(productsApi.endpoints.getProducts.initiate(undefined, QUIETLY))];
    }
    return url.endsWith(ORDERS_CALL) ? [takeUpOrders(store, url)] : [];
  });
  await Promise.all(reads);
}

/** Resolves when the catalogue is read, or cannot be, if somebody has asked for it. */
export async function catalogueIsRead(store: ShopStore): Promise<void> {
  await store.dispatch(productsApi.util.getRunningQueryThunk('getProducts', undefined));
}

// Without a session nobody may take it up, also nobody who logs in later, and the other tabs need
// not wait for it. A refusal is for the screen, which stays and says it to whoever arrived with a
// session.
async function takeUpOrders(store: ShopStore, url: string): Promise<void> {
  if (!selectIsAdmin(store.getState())) {
    delete globalThis.earlyReads?.[url];
    return earlyReadIsTold();
  }
  const reply = await globalThis.earlyReads?.[url]?.catch(() => undefined);
  if (reply?.status !== 200) return;
  // Where the file cannot be had now, the screen says so.
  const file = await import('../api/orders').catch(() => null);
  if (!file) return;
  await store.dispatch(file.ordersApi.endpoints.getOrders.initiate(undefined, QUIETLY));
}

// The screens subscribe themselves when they are there.
const QUIETLY = { subscribe: false };
