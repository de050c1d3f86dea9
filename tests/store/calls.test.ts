import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiPath, API_HOST } from '#src/api/request';
import { cartApi } from '#src/api/cart';
import { boot } from '#src/api/boot';
import { CART_PATH, ORDERS_PATH } from '#src/config/firstReads';
import { CATALOGUE_PATH, PRODUCT_PATH } from '#src/config/offline';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { shopApi } from '#src/api/shopApi';
import { BODY_TIMEOUT_MS, TIMEOUT_MS } from '#src/api/requestPipeline';
import { readBody } from '#src/api/readBody';
import { adoptPrefetched } from '#src/prerender/adoptPrefetched';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { aProduct, wireProduct } from '#tests/support/apiSamples';
import { useApiServer, type Answer } from '#tests/support/apiServer';
import { signIn, tokenFor } from '#tests/support/storeTokens';

const server = useApiServer();
const { getProducts, getProduct, createProduct } = productsApi.endpoints;

const wireList = JSON.stringify([wireProduct]);
const LIST = { body: wireList } satisfies Answer;
const NEVER = new Promise<Answer>(() => {});

const newProduct = { ...aProduct(), files: [] };

let store: ShopStore;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  store = makeStore();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  boot.responses = undefined;
});

/** Waits until this many calls have reached the backend. */
async function reached(count: number): Promise<void> {
  while (server.received.length < count) await new Promise(setImmediate);
}

describe('a read', () => {
  it.each<[string, Answer | 'down']>([
    ['the network', 'down'],
    ['the backend (500)', { status: 500, body: '<h1>Errore</h1>' }],
    ['the backend (503)', { status: 503 }],
  ])('is tried twice more after a failure of %s, and then fails', async (_whose, answer) => {
    server.answer(answer);
    const read = store.dispatch(getProducts.initiate());
    await reached(1);
    await vi.advanceTimersByTimeAsync(150);
    await reached(2);
    await vi.advanceTimersByTimeAsync(300);
    await reached(3);
    await vi.advanceTimersByTimeAsync(60_000);
    const kind = answer === 'down' ? 'network' : 'http';
    expect((await read).error).toMatchObject({ kind });
    expect(server.received).toHaveLength(3);
  });

  it('succeeds if a retry succeeds', async () => {
    const answers: (Answer | 'down')[] = ['down', { status: 502 }, LIST];
    server.answer(() => answers.shift() ?? LIST);
    const read = store.dispatch(getProducts.initiate());
    await reached(1);
    await vi.advanceTimersByTimeAsync(150);
    await reached(2);
    await vi.advanceTimersByTimeAsync(300);
    expect((await read).data).toEqual(['p1']);
    expect(server.received).toHaveLength(3);
  });

  it('sends the token of the moment with each try', async () => {
    const before = signIn(store, tokenFor(60));
    server.answer('down');
    const read = store.dispatch(ordersApi.endpoints.getOrders.initiate());
    await reached(1);
    const renewed = signIn(store, tokenFor(3_600));
    server.answer({ body: '[]' });
    await vi.advanceTimersByTimeAsync(150);
    expect((await read).data).toEqual([]);
    expect(server.received.map(({ bearer }) => bearer)).toEqual([before, renewed]);
  });
});

describe('a write', () => {
  it('is not repeated even if its response breaks the parser', async () => {
    const { broken } = shopApi.injectEndpoints({
      endpoints: (build) => ({
        broken: build.mutation<null, void>({
          query: () => ({
            method: 'POST',
            path: apiPath`/payment/checkout`,
            parse: () => {
              throw new TypeError('a mistake of ours');
            },
          }),
        }),
      }),
    }).endpoints;
    const call = store.dispatch(broken.initiate());
    await reached(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await call).error).toBeDefined();
    expect(server.received).toHaveLength(1);
    vi.mocked(console.error).mockClear();
  });
});

describe('a call that is not answered', () => {
  it.each([
    ['a read', () => store.dispatch(getProducts.initiate())],
    ['a write', () => store.dispatch(createProduct.initiate(newProduct))],
    ['a quantity', () => store.dispatch(changeQuantity())],
  ])('ends after 15 seconds: %s', async (_what, begin) => {
    server.answer(() => NEVER);
    let outcome: { error?: unknown } | undefined;
    const call = begin().then((result: { error?: unknown }) => {
      outcome = result;
    });
    await reached(1);
    await vi.advanceTimersByTimeAsync(14_999);
    await new Promise(setImmediate);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(outcome?.error).toEqual({ kind: 'timeout' });
    expect(server.received).toHaveLength(1);
    expect(TIMEOUT_MS).toBe(15_000);
  });

  it('has two minutes more once its response begins to arrive', async () => {
    const slow = slowBody();
    server.answer({ body: slow.body });
    const read = store.dispatch(getProducts.initiate());
    await slow.begun();
    await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS - 1);
    slow.end();
    expect((await read).data).toEqual(['p1']);
  });

  it('has the same two minutes if it was prefetched, and no more', async () => {
    const { body, begun } = slowBody();
    const response = Promise.resolve(new Response(body));
    const reply = Object.assign(response.then(readBody), { begun: response });
    boot.responses = { [`${API_HOST}/insertion/getAll`]: reply };
    const ended = vi.fn();
    const read = store.dispatch(getProducts.initiate());
    void read.then(ended);
    await begun();
    await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS - 1);
    await new Promise(setImmediate);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await read).error).toEqual({ kind: 'timeout' });
  });

  it('ends at once when it is aborted', async () => {
    server.answer(() => NEVER);
    const call = store.dispatch(createProduct.initiate(newProduct));
    await reached(1);
    call.abort();
    expect((await call).error).toBeDefined();
  });
});

/** A body that arrives in two parts, the second with `end`. */
function slowBody() {
  let controller: ReadableStreamDefaultController | undefined;
  const [first, rest] = [wireList.slice(0, 20), wireList.slice(20)].map((part) =>
    new TextEncoder().encode(part),
  );
  let isAsked = false;
  const body = new ReadableStream({
    start: (own) => {
      controller = own;
      own.enqueue(first);
    },
    pull: () => {
      isAsked = true;
    },
  });
  return {
    body,
    begun: async () => {
      while (!isAsked) await new Promise(setImmediate);
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    },
    end: () => {
      controller?.enqueue(rest);
      controller?.close();
    },
  };
}

describe('a prefetched response', () => {
  const url = `${API_HOST}/insertion/getAll`;

  it('replaces one request', async () => {
    boot.responses = { [url]: readBody(new Response(LIST.body)) };
    expect((await store.dispatch(getProducts.initiate())).data).toEqual(['p1']);
    expect(server.received).toEqual([]);
    server.answer({ body: '[]' });
    const again = store.dispatch(getProducts.initiate(undefined, { forceRefetch: true }));
    expect((await again).data).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it('is only taken by its own read, and not after a write', async () => {
    boot.responses = { [url]: readBody(new Response(LIST.body)) };
    server.answer({ body: '[]' });
    await store.dispatch(ordersApi.endpoints.getOrders.initiate());
    expect(Object.keys(boot.responses)).toEqual([url]);
    await store.dispatch(createProduct.initiate(newProduct));
    expect(server.received).toHaveLength(2);
    expect(boot.responses).toBeUndefined();
  });

  it('is requested again if it failed', async () => {
    const failed = Promise.reject(new TypeError('Failed to fetch'));
    failed.catch(() => undefined);
    boot.responses = { [url]: failed };
    server.answer(LIST);
    const read = store.dispatch(getProducts.initiate());
    await vi.advanceTimersByTimeAsync(150);
    expect((await read).data).toEqual(['p1']);
    expect(server.received).toHaveLength(1);
  });

  it('is requested again if it was an error of the backend, and counts as a try', async () => {
    boot.responses = { [url]: readBody(new Response('', { status: 503 })) };
    server.answer('down');
    const read = store.dispatch(getProducts.initiate());
    await vi.advanceTimersByTimeAsync(150);
    await reached(1);
    await vi.advanceTimersByTimeAsync(300);
    await reached(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await read).error).toEqual({ kind: 'network' });
    expect(server.received).toHaveLength(2);
  });

  it('is not requested again by the screen that says that it was refused', async () => {
    boot.responses = { [url]: readBody(new Response('', { status: 404 })) };
    await adoptPrefetched(store).all;
    expect((await store.dispatch(getProducts.initiate())).error).toMatchObject({ status: 404 });
    expect(server.received).toHaveLength(0);
  });

  it.each([
    ['a catalogue', CATALOGUE_PATH, () => store.dispatch(getProducts.initiate())],
    ['a product', `${PRODUCT_PATH}?id=p1`, () => store.dispatch(getProduct.initiate('p1'))],
    ['a cart', CART_PATH, () => store.dispatch(cartApi.endpoints.getCart.initiate())],
  ])('is not requested again by the screen that cannot read it: %s', async (_, call, read) => {
    boot.responses = { [API_HOST + call]: readBody(new Response('{"title":7}')) };
    await adoptPrefetched(store).all;
    expect((await read()).error).toMatchObject({ kind: 'unreadable' });
    expect(server.received).toHaveLength(0);
  });

  it('is dropped if the session has ended before it is adopted', async () => {
    const orders = `${API_HOST}${ORDERS_PATH}`;
    boot.responses = { [orders]: readBody(new Response('', { status: 401 })) };
    await adoptPrefetched(store).all;
    signIn(store);
    server.answer({ body: '[]' });
    const read = store.dispatch(ordersApi.endpoints.getOrders.initiate());
    expect((await read).data).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it('has the same timeout as any other', async () => {
    boot.responses = { [url]: new Promise(() => {}) };
    const read = store.dispatch(getProducts.initiate());
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await read).error).toEqual({ kind: 'timeout' });
  });
});

function changeQuantity() {
  return cartApi.endpoints.updateQuantity.initiate({ productId: 'p1', quantity: 2 });
}
