import { beforeEach, describe, expect, it } from 'vitest';
import { feedbackApi } from '#src/api/feedback';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { shopApi } from '#src/api/shopApi';
import { selectEntity } from '#src/entities/entities';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { aProduct, wireOrder, wireProduct } from '#tests/support/apiSamples';
import { useApiServer, type Answer } from '#tests/support/apiServer';
import { settled } from '#tests/support/storeSettled';
import { signIn } from '#tests/support/storeTokens';

const server = useApiServer();
const { getOrder, getOrders, updateOrderState, refundOrder, returnOrder } = ordersApi.endpoints;
const { getProduct, getProducts, createProduct, deleteProduct, deleteProductImage } =
  productsApi.endpoints;

const ORDERS: Record<string, unknown> = {
  '/order/getAll': [wireOrder, { ...wireOrder, orderNumber: 'ORD-2' }],
  '/order/get/ORD-1': { ...wireOrder, stateOfOrder: 'SHIPPED' },
  '/insertion/getAll': [wireProduct],
  '/insertion/getId': { ...wireProduct, title: 'Letta da sola' },
};

let store: ShopStore;
let write: Answer | 'down';

beforeEach(() => {
  store = makeStore();
  signIn(store);
  write = {};
  server.answer(({ method, path }) => {
    if (method !== 'GET') return write;
    const known = Object.entries(ORDERS).find(([call]) => path.endsWith(call));
    return { body: JSON.stringify(known?.[1] ?? []) };
  });
});

/** Returns the reads that are made until the store has settled. */
async function readsAfter(call: PromiseLike<unknown>): Promise<string[]> {
  server.received.length = 0;
  await call;
  await settled(store);
  return server.received
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace('/mock-backend', ''));
}

const invalidatedBy = (...tags: Parameters<typeof shopApi.util.selectInvalidatedBy>[1][number][]) =>
  shopApi.util
    .selectInvalidatedBy(store.getState(), tags)
    .map(({ queryCacheKey }) => queryCacheKey);

it('one order and one product provide the tag of their id; lists do not', async () => {
  await store.dispatch(getOrder.initiate('ORD-1'));
  await store.dispatch(getOrders.initiate());
  await store.dispatch(getProduct.initiate('p1'));
  await store.dispatch(getProducts.initiate());
  expect(invalidatedBy({ type: 'Orders', id: 'ORD-1' })).toEqual(['getOrder("ORD-1")']);
  expect(invalidatedBy({ type: 'Products', id: 'p1' })).toEqual(['getProduct("p1")']);
  expect(invalidatedBy({ type: 'Orders', id: 'ORD-2' })).toEqual([]);
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'an order that is called %s breaks nothing, and is read again as any other',
  async (name) => {
    server.answer({ status: 500 });
    const read = store.dispatch(getOrder.initiate(name));
    await expect(read).resolves.toMatchObject({ isError: true });
    server.answer({ status: 404 });
    const path = `/order/get/${name}`;
    expect(await readsAfter(store.dispatch(refundOrder.initiate(name)))).toEqual([path]);
  },
);

const UNKNOWN: [string, () => PromiseLike<unknown>, Answer | 'down'][] = [
  [
    'a new state whose outcome is unknown',
    () => store.dispatch(updateOrderState.initiate({ orderNumber: 'ORD-1', state: 'DELIVERED' })),
    'down',
  ],
  [
    'a refund whose outcome is unknown',
    () => store.dispatch(refundOrder.initiate('ORD-1')),
    { status: 500 },
  ],
  [
    'a return, which brings no body',
    () =>
      store.dispatch(
        returnOrder.initiate({
          orderNumber: 'ORD-1',
          productIds: ['p1'],
          description: 'Rotta',
          attachments: [],
        }),
      ),
    {},
  ],
];

describe.each(UNKNOWN)('after %s', (_what, send, answer) => {
  const read = ['/order/get/ORD-1'];

  it('the order on a page is read again, once, and no list', async () => {
    await store.dispatch(getOrder.initiate('ORD-1'));
    await store.dispatch(getOrders.initiate());
    write = answer;
    expect(await readsAfter(send())).toEqual(read);
  });

  it('an order that only a list shows is read alone', async () => {
    await store.dispatch(getOrders.initiate());
    write = answer;
    expect(await readsAfter(send())).toEqual(read);
    expect(selectEntity(store.getState(), 'orders', 'ORD-1')?.state).toBe('SHIPPED');
  });

  it('so is an order whose page was left', async () => {
    await store.dispatch(getOrders.initiate());
    const page = store.dispatch(getOrder.initiate('ORD-1'));
    await page;
    page.unsubscribe();
    write = answer;
    expect(await readsAfter(send())).toEqual(read);
  });
});

describe('a product', () => {
  it('on a page is read again, once, after a write without a body, and no list', async () => {
    await store.dispatch(getProduct.initiate('p1'));
    await store.dispatch(getProducts.initiate());
    const image = { id: 'p1', fileName: 'lampada-1.jpg' };
    expect(await readsAfter(store.dispatch(deleteProductImage.initiate(image)))).toEqual([
      '/insertion/getId',
    ]);
  });

  it('shown only by a list is read alone', async () => {
    await store.dispatch(getProducts.initiate());
    const image = { id: 'p1', fileName: 'lampada-1.jpg' };
    expect(await readsAfter(store.dispatch(deleteProductImage.initiate(image)))).toEqual([
      '/insertion/getId',
    ]);
    expect(selectEntity(store.getState(), 'products', 'p1')?.title).toBe('Letta da sola');
  });

  it.each(['down', { status: 500 }] as const)(
    'on a page is read again if it is unknown whether it was deleted: %o',
    async (answer) => {
      await store.dispatch(getProduct.initiate('p1'));
      write = answer;
      expect(await readsAfter(store.dispatch(deleteProduct.initiate('p1')))).toEqual([
        '/insertion/getId',
      ]);
    },
  );

  it('that was deleted is not asked for its feedback, which the backend has no more', async () => {
    await store.dispatch(getProduct.initiate('p1'));
    await store.dispatch(feedbackApi.endpoints.getProductFeedback.initiate('p1'));
    expect(await readsAfter(store.dispatch(deleteProduct.initiate('p1')))).toEqual([]);
  });

  it('is not read again because another one is new', async () => {
    await store.dispatch(getProduct.initiate('p1'));
    await store.dispatch(getProducts.initiate());
    const texts = { ...aProduct(), files: [] };
    expect(await readsAfter(store.dispatch(createProduct.initiate(texts)))).toEqual([
      '/insertion/getAll',
    ]);
  });
});
