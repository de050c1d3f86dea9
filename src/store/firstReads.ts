import { cartApi } from '../api/cart';
import { productsApi } from '../api/products';
import type { ShopStore } from './makeStore';

/** How long the first picture of the application waits for what was asked ahead (ms). */
const PATIENCE_MS = 100;

/**
 * Takes up the reads that index.html has begun, and resolves when they are in the store, or
 * soon: what is there already is drawn at once, without a skeleton before it.
 */
export async function takeUpEarlyReads(store: ShopStore): Promise<void> {
  const begun = Object.keys(globalThis.earlyReads ?? {});
  const reads: PromiseLike<unknown>[] = begun.map((url) =>
    url.endsWith('/cart/get')
      ? store.dispatch(cartApi.endpoints.getCart.initiate(undefined, QUIETLY))
      : store.dispatch(productsApi.endpoints.getProducts.initiate(undefined, QUIETLY)),
  );
  if (reads.length > 0) await Promise.race([Promise.all(reads), pause(PATIENCE_MS)]);
}

// The screens subscribe themselves when they are there.
const QUIETLY = { subscribe: false };

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
