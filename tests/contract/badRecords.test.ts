import { describe, expect, it } from 'vitest';
import { adminsApi } from '#src/api/admins';
import { cartApi } from '#src/api/cart';
import { feedbackApi } from '#src/api/feedback';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import type { Kind } from '#src/entities/entities';
import { selectQueryMeta } from '#src/api/queryMeta';
import { makeStore, type AppDispatch } from '#src/store/makeStore';
import {
  wireAdmin,
  wireCart,
  wireFeedback,
  wireOrder,
  wireProduct,
} from '#tests/support/apiSamples';
import { useApiServer } from '#tests/support/apiServer';
import { signIn } from '#tests/support/storeTokens';
import { adminCalls, NO_ADMIN } from './admins.calls';
import { feedbackCalls, NO_FEEDBACK } from './feedback.calls';
import { NO_ORDER, orderCalls } from './orders.calls';
import { NO_PRODUCT, productCalls } from './products.calls';

/*
 * One bad record in a list is left out and counted; the others are read. Responses that are not a list are in the other
 * files of this folder.
 */

const server = useApiServer();

type List = {
  endpoint: string;
  argument?: string;
  read: (dispatch: AppDispatch) => PromiseLike<{ data?: unknown; error?: unknown }>;
  kind: Kind;
  good: object;
  id: string;
  /** Records that cannot be read. */
  bad: readonly object[];
};

const REFETCH = { forceRefetch: true } as const;

const LISTS: readonly List[] = [
  {
    endpoint: 'getProducts',
    read: (dispatch) => dispatch(productsApi.endpoints.getProducts.initiate(undefined, REFETCH)),
    kind: 'products',
    good: wireProduct,
    id: 'id',
    bad: NO_PRODUCT,
  },
  {
    endpoint: 'getProductFeedback',
    argument: 'p1',
    read: (dispatch) => dispatch(feedbackApi.endpoints.getProductFeedback.initiate('p1', REFETCH)),
    kind: 'feedback',
    good: wireFeedback,
    id: 'id',
    bad: NO_FEEDBACK,
  },
  {
    endpoint: 'getAllFeedback',
    read: (dispatch) => dispatch(feedbackApi.endpoints.getAllFeedback.initiate(undefined, REFETCH)),
    kind: 'feedback',
    good: wireFeedback,
    id: 'id',
    bad: NO_FEEDBACK,
  },
  {
    endpoint: 'getAdmins',
    read: (dispatch) => dispatch(adminsApi.endpoints.getAdmins.initiate(undefined, REFETCH)),
    kind: 'admins',
    good: wireAdmin,
    id: 'id',
    bad: NO_ADMIN,
  },
  {
    endpoint: 'getOrders',
    read: (dispatch) => dispatch(ordersApi.endpoints.getOrders.initiate(undefined, REFETCH)),
    kind: 'orders',
    good: wireOrder,
    id: 'orderNumber',
    bad: NO_ORDER,
  },
];

it('every call that returns a list is here', () => {
  const calls = [...productCalls, ...feedbackCalls, ...adminCalls, ...orderCalls];
  const lists = calls.filter(
    ({ sends, expected }) => sends.method === 'GET' && Array.isArray(expected),
  );
  expect(LISTS.map(({ endpoint }) => endpoint)).toEqual(lists.map(({ endpoint }) => endpoint));
});

describe.each(LISTS)('$endpoint', ({ endpoint, argument, read, kind, good, id, bad }) => {
  const record = (name: unknown) => ({ ...good, [id]: name });
  const badRecord = (name: unknown) => ({ ...bad.at(-1), [id]: name });

  async function readList(list: unknown, store = makeStore()) {
    signIn(store);
    server.answer({ body: JSON.stringify(list) });
    const { data, error } = await read(store.dispatch);
    expect(error).toBeUndefined();
    return { data, unreadable: selectQueryMeta(store.getState(), endpoint, argument)?.unreadable };
  }

  it.each(bad)('leaves out %j, and keeps the others', async (one) => {
    const name: unknown = Reflect.get(one, id);
    expect(await readList([record('a'), one, record('b')])).toEqual({
      data: ['a', 'b'],
      unreadable: { kind, count: 1, ids: typeof name === 'string' && name !== '' ? [name] : [] },
    });
  });

  it('counts nameless records, and values that are not records', async () => {
    const list = [null, 7, 'x', [], record('a'), badRecord('  '), record({}), badRecord(5)];
    expect(await readList(list)).toEqual({
      data: ['a'],
      unreadable: { kind, count: 7, ids: ['5'] },
    });
  });

  it('names only a few of many, and shortens long names', async () => {
    const many = Array.from({ length: 500 }, (_, index) => badRecord(`X-${index}`));
    const { unreadable } = await readList([badRecord('n'.repeat(5_000)), ...many]);
    expect(unreadable).toMatchObject({ count: 501 });
    expect(unreadable?.ids).toHaveLength(10);
    expect(Math.max(...(unreadable?.ids ?? []).map((name) => name.length))).toBeLessThan(50);
  });

  it('forgets them once all records can be read', async () => {
    const store = makeStore();
    await readList([badRecord('a')], store);
    expect(await readList([record('a')], store)).toEqual({ data: ['a'], unreadable: undefined });
  });
});

it.each(['getProducts', 'getOrders', 'getAdmins'])(
  '%s lists an id that comes twice once',
  async (name) => {
    const { read, good, id } = LISTS.find(({ endpoint }) => endpoint === name) as List;
    const store = makeStore();
    signIn(store);
    server.answer({ body: JSON.stringify(['a', 'b', 'a'].map((one) => ({ ...good, [id]: one }))) });
    expect((await read(store.dispatch)).data).toEqual(['a', 'b']);
  },
);

it('a cart is not a list: with one bad line the others are not paid alone', async () => {
  const [line] = wireCart.productAndquantity;
  for (const bad of [
    { product: { ...line?.product, price: undefined }, quantity: 1 },
    { product: line?.product, quantity: -1 },
    { product: line?.product, quantity: 1.5 },
    { product: { ...line?.product, price: 1 }, quantity: 1 },
    null,
  ]) {
    server.answer({ body: JSON.stringify({ ...wireCart, productAndquantity: [line, bad] }) });
    const { data, error } = await makeStore().dispatch(cartApi.endpoints.getCart.initiate());
    expect({ data, error }).toMatchObject({ data: undefined, error: { kind: 'unreadable' } });
  }
});

it('a cart has one line per product, with all its pieces', async () => {
  const [line] = wireCart.productAndquantity;
  server.answer({ body: JSON.stringify({ ...wireCart, productAndquantity: [line, line] }) });
  const { data } = await makeStore().dispatch(cartApi.endpoints.getCart.initiate());
  expect(data?.lines).toEqual([{ productId: 'p1', quantity: 4 }]);
});
