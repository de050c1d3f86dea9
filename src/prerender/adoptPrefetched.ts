import { cartApi } from '../api/cart';
import { bodyOfReply } from '../api/parsers/reply';
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
 * How long it waits besides for the page's list and for the screen's file, in milliseconds, by what is
 * prerendered. Prerendered links work, so a skeleton gains only the menu and the fields; but it must
 * not be replaced by less, and a list by nothing else.
 */
const LIST_TIMEOUT_MS = { pending: 1_000, shell: 1_500, content: 15_000 };
const SCREEN_TIMEOUT_MS = { pending: 1_000, shell: 15_000, content: 15_000 };

/** Resolve when prefetched responses are in the store, or cannot be; `list` is what the page lists. */
type AdoptedReads = { all: Promise<unknown>; list: Promise<unknown> };

/** Waits until the first rendering shows as much as it can soon, or replaces nothing with less. */
export async function waitForFirstContent(
  store: ShopStore,
  screenLoaded: Promise<void>,
): Promise<void> {
  const { all, list } = adoptPrefetched(store);
  // Replies that no screen has taken by then were already known to another tab.
  setTimeout(forgetPrefetched, PREFETCH_WAIT_MS);
  await Promise.race([Promise.all([all, screenLoaded]), pause(RESPONSES_TIMEOUT_MS)]);
  // The state may go on while this waits.
  for (const state of ['pending', 'shell', 'content'] as const) {
    if (prerenderState() !== state) continue;
    await Promise.all([
      Promise.race([list, pause(LIST_TIMEOUT_MS[state])]),
      Promise.race([screenLoaded, pause(SCREEN_TIMEOUT_MS[state])]),
    ]);
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
    ...adopt(ALL_FEEDBACK_CALL, (url) =>
      adoptAnswered(url, async () => {
        const { feedbackApi } = await import('../api/feedback');
        await store.dispatch(
          feedbackApi.endpoints.getAllFeedback.initiate(undefined, UNSUBSCRIBED),
        );
      }),
    ),
  ];
  const cart = adopt(CART_CALL, () =>
    store.dispatch(cartApi.endpoints.getCart.initiate(undefined, UNSUBSCRIBED)),
  );
  return { list: Promise.all(lists), all: Promise.all([...lists, ...cart]) };
}

function adoptProduct(store: ShopStore, url: string): Promise<void> {
  const id = new URL(url).searchParams.get('id') ?? '';
  return adoptAnswered(url, () =>
    store.dispatch(productsApi.endpoints.getProduct.initiate(id, UNSUBSCRIBED)),
  );
}

// Without a session no one may read them, also after a login, and other tabs need not wait.
async function adoptOrders(store: ShopStore, url: string): Promise<void> {
  if (!selectIsAdmin(store.getState())) {
    delete globalThis.prefetchedResponses?.[url];
    return releasePrefetchWaiters();
  }
  await adoptAnswered(url, async () => {
    const { ordersApi } = await import('../api/orders');
    await store.dispatch(ordersApi.endpoints.getOrders.initiate(undefined, UNSUBSCRIBED));
  });
}

/**
 * Leaves a refusal and a response without JSON to the screen, which would ask again otherwise; also
 * a file that cannot be loaded, for the screen to report.
 */
async function adoptAnswered(url: string, read: () => PromiseLike<unknown>): Promise<void> {
  try {
    const reply = await globalThis.prefetchedResponses?.[url];
    if (reply?.status !== 200) return;
    // Parsed once for the call too: a list is long.
    reply.body = bodyOfReply(reply);
    if (typeof reply.body === 'object') await read();
  } catch {
    // told by the screen
  }
}

// The screens subscribe when they are mounted.
const UNSUBSCRIBED = { subscribe: false };
