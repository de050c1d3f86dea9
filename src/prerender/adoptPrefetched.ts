import { boot } from '../api/boot';
import { cartApi } from '../api/cart';
import { parseCart } from '../api/parsers/cart';
import { parseProduct } from '../api/parsers/products';
import { bodyOfReply, readReply, type Parser, type Reply } from '../api/parsers/reply';
import { ALL_FEEDBACK_PATH, CART_PATH, ORDERS_PATH, PREFETCH_WAIT_MS } from '../config/firstReads';
import { forgetPrefetched, releasePrefetchWaiters } from '../api/prefetchedResponses';
import { productsApi } from '../api/products';
import { prerenderState } from '../config/prerenderState';
import { CATALOGUE_PATH, PRODUCT_PATH } from '../config/offline';
import { pause } from '../domain/concurrency';
import { selectIsAdmin } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';

/**
 * How long the first rendering waits for the prefetched responses, in milliseconds: data that has arrived is rendered
 * at once, without a skeleton, which takes as long to render.
 */
const RESPONSES_TIMEOUT_MS = 250;

/**
 * How much longer it waits for the page's list and for the screen's file, in milliseconds, by what is prerendered.
 * Prerendered links work, so a skeleton would only add the menu and the fields; but it must not be replaced by less,
 * nor a list by anything else.
 */
const LIST_TIMEOUT_MS = { pending: 1_000, shell: 1_500, content: 15_000 };
const SCREEN_TIMEOUT_MS = { pending: 1_000, shell: 15_000, content: 15_000 };

/** Resolve once prefetched responses are in the store, or cannot be; `list` is for the page's list. */
type AdoptedReads = { all: Promise<unknown>; list: Promise<unknown> };

/**
 * Waits until the first rendering shows as much as it soon can, or replaces nothing with less. Resolves to whether the
 * screen's files have loaded by then, which `screenLoaded` tells.
 */
export async function waitForFirstContent(
  store: ShopStore,
  screenLoaded: Promise<boolean>,
): Promise<boolean> {
  const { all, list } = adoptPrefetched(store);
  // A response that no screen has used by then was already known from another tab.
  setTimeout(forgetPrefetched, PREFETCH_WAIT_MS);
  await Promise.race([Promise.all([all, screenLoaded]), pause(RESPONSES_TIMEOUT_MS)]);
  // The state may advance meanwhile.
  for (const state of ['pending', 'shell', 'content'] as const) {
    if (prerenderState() !== state) continue;
    await Promise.all([
      Promise.race([list, pause(LIST_TIMEOUT_MS[state])]),
      Promise.race([screenLoaded, pause(SCREEN_TIMEOUT_MS[state])]),
    ]);
  }
  return Promise.race([screenLoaded, Promise.resolve(false)]);
}

/** Puts index.html's prefetched responses into the store. */
export function adoptPrefetched(store: ShopStore): AdoptedReads {
  const urls = Object.keys(boot.responses ?? {});
  const adopt = (call: string, read: (url: string) => PromiseLike<unknown>) =>
    urls.filter((url) => url.endsWith(call)).map(read);
  const lists = [
    ...adopt(CATALOGUE_PATH, (url) =>
      adoptReadable(url, isList, () =>
        store.dispatch(productsApi.endpoints.getProducts.initiate(undefined, UNSUBSCRIBED)),
      ),
    ),
    ...urls.filter((url) => url.includes(PRODUCT_PATH)).map((url) => adoptProduct(store, url)),
    ...adopt(ORDERS_PATH, (url) => adoptOrders(store, url)),
    ...adopt(ALL_FEEDBACK_PATH, (url) =>
      adoptReadable(url, isList, async () => {
        const { feedbackApi } = await import('../api/feedback');
        await store.dispatch(
          feedbackApi.endpoints.getAllFeedback.initiate(undefined, UNSUBSCRIBED),
        );
      }),
    ),
  ];
  const cart = adopt(CART_PATH, (url) =>
    adoptReadable(url, isReadBy(parseCart), () =>
      store.dispatch(cartApi.endpoints.getCart.initiate(undefined, UNSUBSCRIBED)),
    ),
  );
  return { list: Promise.all(lists), all: Promise.all([...lists, ...cart]) };
}

function adoptProduct(store: ShopStore, url: string): Promise<void> {
  const id = new URL(url).searchParams.get('id') ?? '';
  return adoptReadable(url, isReadBy(parseProduct), () =>
    store.dispatch(productsApi.endpoints.getProduct.initiate(id, UNSUBSCRIBED)),
  );
}

// Without a session they must not be read, even after a later login, and other tabs need not wait.
async function adoptOrders(store: ShopStore, url: string): Promise<void> {
  if (!selectIsAdmin(store.getState())) {
    delete boot.responses?.[url];
    return releasePrefetchWaiters();
  }
  await adoptReadable(url, isList, async () => {
    const { ordersApi } = await import('../api/orders');
    await store.dispatch(ordersApi.endpoints.getOrders.initiate(undefined, UNSUBSCRIBED));
  });
}

/**
 * Leaves a refusal, and a response that cannot be read, to the screen, which would otherwise ask again; also a file that
 * cannot be loaded, for the screen to report.
 */
async function adoptReadable(
  url: string,
  isReadable: (reply: Reply) => boolean,
  read: () => PromiseLike<unknown>,
): Promise<void> {
  try {
    const reply = await boot.responses?.[url];
    if (reply?.status !== 200) return;
    // Parsed once, for the call too: a list is long.
    reply.body = bodyOfReply(reply);
    if (isReadable(reply)) await read();
  } catch {
    // reported by the screen
  }
}

const isList = ({ body }: Reply) => Array.isArray(body);

const isReadBy = (parser: Parser) => (reply: Reply) => !('failure' in readReply(parser, reply, 0));

// The screens subscribe when they are mounted.
const UNSUBSCRIBED = { subscribe: false };
