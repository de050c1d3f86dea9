import { cartApi } from '../api/cart';
import {
  ALL_FEEDBACK_CALL,
  CART_CALL,
  forgetPrefetched,
  ORDERS_PATH,
  PREFETCH_WAIT_MS,
  releasePrefetchWaiters,
} from '../api/prefetchedResponses';
import { productsApi } from '../api/products';
import { prerenderState } from '../config/prerenderState';
import { CATALOGUE_CALL, PRODUCT_CALL } from '../config/offline';
import { pause } from '../domain/concurrency';
import { selectIsAdmin } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';

/**
 * How long the first rendering waits for the prefetched responses, in milliseconds: what has come
 * is rendered at once, without a skeleton, which takes as long to render.
 */
const RESPONSES_TIMEOUT_MS = 250;

/**
 * How long it waits for the page's list besides, by what is prerendered. Prerendered links work,
 * so a skeleton gains only the menu and the fields, and must not replace a list that is shown.
 */
const CONTENT_TIMEOUT_MS = { pending: 1_000, shell: 1_500, content: 15_000 };

/** Resolve when prefetched responses are in the store, or cannot be; `list` is what the page lists. */
type AdoptedReads = { all: Promise<unknown>; list: Promise<unknown> };

/** Waits until the first rendering shows as much as it can soon, or replaces nothing with less. */
export async function waitForFirstContent(
  store: ShopStore,
  screenLoaded: Promise<void>,
): Promise<void> {
  const { all, list } = adoptPrefetched(store);
  // What no screen has taken by then another tab knew already.
  setTimeout(forgetPrefetched, PREFETCH_WAIT_MS);
  await Promise.race([Promise.all([all, screenLoaded]), pause(RESPONSES_TIMEOUT_MS)]);
  const isComplete = Promise.all([list, screenLoaded]);
  // The state may go on while this waits.
  for (const state of ['pending', 'shell', 'content'] as const) {
    if (prerenderState() === state)
      await Promise.race([isComplete, pause(CONTENT_TIMEOUT_MS[state])]);
  }
}

/** Reads what index.html has prefetched into the store. */
export function adoptPrefetched(store: ShopStore): AdoptedReads {
  const urls = Object.keys(globalThis.prefetchedResponses ?? {});
  const adopt = (call: string, read: (url: string) => PromiseLike<unknown>) =>
    urls.filter((url) => url.endsWith(call)).map(read);
  const lists = [
    ...adopt(CATALOGUE_CALL, () =>
      store.dispatch(productsApi.endpoints.getProducts.initiate(undefined, UNSUBSCRIBED)),
    ),
    ...urls.filter((url) => url.includes(PRODUCT_CALL)).map((url) => adoptProduct(store, url)),
    ...adopt(ORDERS_PATH, (url) => adoptOrders(store, url)),
    ...adopt(ALL_FEEDBACK_CALL, (url) => adoptFeedback(store, url)),
  ];
  const cart = adopt(CART_CALL, () =>
    store.dispatch(cartApi.endpoints.getCart.initiate(undefined, UNSUBSCRIBED)),
  );
  return { list: Promise.all(lists), all: Promise.all([...lists, ...cart]) };
}

async function adoptProduct(store: ShopStore, url: string): Promise<void> {
  if (!(await isAnswered(url))) return;
  const id = new URL(url).searchParams.get('id') ?? '';
  await store.dispatch(productsApi.endpoints.getProduct.initiate(id, UNSUBSCRIBED));
}

/** A refusal is left to the screen, which would ask again otherwise. */
async function isAnswered(url: string): Promise<boolean> {
  const reply = await globalThis.prefetchedResponses?.[url]?.catch(() => undefined);
  return reply?.status === 200;
}

async function adoptFeedback(store: ShopStore, url: string): Promise<void> {
  if (!(await isAnswered(url))) return;
  // A file that cannot be loaded is for the screen to report.
  const file = await import('../api/feedback').catch(() => null);
  if (!file) return;
  await store.dispatch(file.feedbackApi.endpoints.getAllFeedback.initiate(undefined, UNSUBSCRIBED));
}

// Without a session no one may read them, also after a login, and other tabs need not wait.
async function adoptOrders(store: ShopStore, url: string): Promise<void> {
  if (!selectIsAdmin(store.getState())) {
    delete globalThis.prefetchedResponses?.[url];
    return releasePrefetchWaiters();
  }
  if (!(await isAnswered(url))) return;
  const file = await import('../api/orders').catch(() => null);
  if (!file) return;
  await store.dispatch(file.ordersApi.endpoints.getOrders.initiate(undefined, UNSUBSCRIBED));
}

// The screens subscribe when they are mounted.
const UNSUBSCRIBED = { subscribe: false };
