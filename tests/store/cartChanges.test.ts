import { beforeEach, describe, expect, it } from 'vitest';
import { cartApi, selectPriority } from '#src/api/cart';
import type { Cart } from '#src/domain/types';
import { makeStore, type AppDispatch, type ShopStore } from '#src/store/makeStore';
import { wireCart, wireShipping } from '#tests/support/apiSamples';
import { useApiServer, type Answer, type Received } from '#tests/support/apiServer';
import { settled } from '#tests/support/storeSettled';

const server = useApiServer();
const { endpoints } = cartApi;

const WIRE = {
  ...wireCart,
  orderPriority: 'STANDARD',
  productAndquantity: ['a', 'b'].map((id, at) => ({
    product: { id, name: id.toUpperCase(), price: 10, fileNames: [] },
    quantity: at + 1,
  })),
};

const BEFORE: Cart = {
  id: 'c1',
  lines: [
    { productId: 'a', quantity: 1 },
    { productId: 'b', quantity: 2 },
  ],
  orderPriority: 'STANDARD',
  shippingData: wireShipping,
};

const moved = { ...wireShipping, city: 'Milano' };

const setQuantity = (productId: string, quantity: number) =>
  endpoints.updateQuantity.initiate({ productId, quantity });

const CHANGES: [string, (dispatch: AppDispatch) => PromiseLike<unknown>, Partial<Cart>][] = [
  [
    'adding a product that is there',
    (dispatch) => dispatch(endpoints.addToCart.initiate({ productId: 'a', quantity: 3 })),
    {
      lines: [
        { productId: 'a', quantity: 4 },
        { productId: 'b', quantity: 2 },
      ],
    },
  ],
  [
    'adding a new product',
    (dispatch) => dispatch(endpoints.addToCart.initiate({ productId: 'c', quantity: 1 })),
    { lines: [...BEFORE.lines, { productId: 'c', quantity: 1 }] },
  ],
  [
    'removing',
    (dispatch) => dispatch(endpoints.removeFromCart.initiate('a')),
    { lines: [{ productId: 'b', quantity: 2 }] },
  ],
  ['emptying', (dispatch) => dispatch(endpoints.emptyCart.initiate()), { lines: [] }],
  [
    'a quantity',
    (dispatch) => dispatch(setQuantity('b', 9)),
    {
      lines: [
        { productId: 'a', quantity: 1 },
        { productId: 'b', quantity: 9 },
      ],
    },
  ],
  [
    'a delivery',
    (dispatch) => dispatch(endpoints.updateDelivery.initiate('PRIORITARIO')),
    { orderPriority: 'PRIORITARIO' },
  ],
  [
    'the shipping data',
    (dispatch) => dispatch(endpoints.saveShippingData.initiate(moved)),
    { shippingData: moved },
  ],
];

let store: ShopStore;

const cart = () => endpoints.getCart.select()(store.getState()).data;
const quantities = () => cart()?.lines.map(({ productId, quantity }) => `${productId}${quantity}`);

/** From now on reads are answered with this cart, and each write waits for its own answer. */
function holdWrites(read: () => Answer | 'down' = () => ({ body: JSON.stringify(WIRE) })) {
  const waiting: { call: Received; answer: (answer: Answer | 'down') => void }[] = [];
  server.answer((call) => {
    if (call.method === 'GET') return read();
    const { promise, resolve } = Promise.withResolvers<Answer | 'down'>();
    waiting.push({ call, answer: resolve });
    return promise;
  });
  return {
    waiting,
    /** Answers the write that came as the given one, counted from 0, when it is there. */
    answer: async (index: number, answer: Answer | 'down') => {
      await expect.poll(() => waiting.length, { interval: 1 }).toBeGreaterThan(index);
      waiting[index]?.answer(answer);
    },
  };
}

beforeEach(async () => {
  store = makeStore();
  server.answer({ body: JSON.stringify(WIRE) });
  await store.dispatch(endpoints.getCart.initiate());
  expect(cart()).toEqual(BEFORE);
});

describe.each(CHANGES)('%s', (_name, change, shown) => {
  it('is shown at once, and taken back when it fails, also with no way to read again', async () => {
    const { answer } = holdWrites(() => ({ status: 404 }));
    const call = change(store.dispatch);
    expect(cart()).toEqual({ ...BEFORE, ...shown });
    await answer(0, { status: 409, body: 'No.' });
    await call;
    await settled(store);
    expect(cart()).toEqual(BEFORE);
    expect(selectPriority(store.getState())).toBe('STANDARD');
  });

  it('stays when it succeeds, also with no way to read again', async () => {
    const { answer } = holdWrites(() => ({ status: 404 }));
    const call = change(store.dispatch);
    await answer(0, { body: 'Fatto' });
    await call;
    await settled(store);
    expect(cart()).toEqual({ ...BEFORE, ...shown });
  });

  it('is read again when its outcome is unknown', async () => {
    const other = { ...WIRE, id: 'letto di nuovo', orderPriority: 'PRIORITARIO' };
    const { answer } = holdWrites(() => ({ body: JSON.stringify(other) }));
    const call = change(store.dispatch);
    await answer(0, 'down');
    await call;
    await settled(store);
    expect(cart()).toMatchObject({ id: 'letto di nuovo', orderPriority: 'PRIORITARIO' });
  });

  it('is not hidden by a read that began before it', async () => {
    const [read, write] = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
    server.answer(({ method }) => (method === 'GET' ? read.promise : write.promise));
    const reading = store.dispatch(endpoints.getCart.initiate(undefined, { forceRefetch: true }));
    await expect.poll(() => server.received.length, { interval: 1 }).toBe(2);
    const call = change(store.dispatch);
    await expect.poll(() => server.received.length, { interval: 1 }).toBe(3);
    read.resolve({ body: JSON.stringify(WIRE) });
    await reading;
    expect(cart()).toEqual({ ...BEFORE, ...shown });
    write.resolve({ body: 'Fatto' });
    await call;
    await settled(store);
  });

  it('is not hidden by a read that began before it and ended after it', async () => {
    const read = Promise.withResolvers<Answer>();
    const reads = [read.promise, { status: 404 }];
    server.answer(({ method }) => (method === 'GET' ? (reads.shift() ?? {}) : { body: 'Fatto' }));
    const reading = store.dispatch(endpoints.getCart.initiate(undefined, { forceRefetch: true }));
    await expect.poll(() => server.received.length, { interval: 1 }).toBe(2);
    await change(store.dispatch);
    read.resolve({ body: JSON.stringify(WIRE) });
    await reading;
    await settled(store);
    expect(cart()).toEqual({ ...BEFORE, ...shown });
  });

  it('is shown once the cart is read, when it was not read yet', async () => {
    store = makeStore();
    const { answer } = holdWrites();
    const call = change(store.dispatch);
    const reading = store.dispatch(endpoints.getCart.initiate());
    await answer(0, { body: 'Fatto' });
    await Promise.all([call, reading]);
    await settled(store);
    expect(cart()).toEqual(BEFORE);
  });
});

describe('changes that overlap', () => {
  it('are all taken back when all fail', async () => {
    const { answer } = holdWrites(() => ({ status: 404 }));
    const calls = [
      store.dispatch(endpoints.updateDelivery.initiate('PRIORITARIO')),
      store.dispatch(endpoints.updateDelivery.initiate('STANDARD')),
    ];
    await answer(0, { status: 500 });
    await answer(1, { status: 500 });
    await Promise.all(calls);
    await settled(store);
    expect(cart()).toEqual(BEFORE);
    expect(selectPriority(store.getState())).toBe('STANDARD');
  });

  it('are taken back one by one: what succeeded stays', async () => {
    const { answer } = holdWrites(() => ({ status: 404 }));
    const calls = [
      store.dispatch(endpoints.removeFromCart.initiate('a')),
      store.dispatch(setQuantity('b', 7)),
    ];
    expect(quantities()).toEqual(['b7']);
    await answer(1, { body: '' });
    await calls[1];
    await answer(0, { status: 409 });
    await Promise.all(calls);
    await settled(store);
    expect(quantities()).toEqual(['a1', 'b7']);
  });

  it('may fail when what they changed is gone', async () => {
    const { answer } = holdWrites(() => ({ status: 404 }));
    const calls = [
      store.dispatch(setQuantity('b', 7)),
      store.dispatch(endpoints.emptyCart.initiate()),
    ];
    await answer(0, { status: 404 });
    await calls[0];
    expect(quantities()).toEqual([]);
    await answer(1, { body: '' });
    await Promise.all(calls);
    await settled(store);
    expect(quantities()).toEqual([]);
  });

  it('are read again once, when the last has ended', async () => {
    const { answer } = holdWrites();
    server.received.length = 0;
    const calls = [
      store.dispatch(endpoints.removeFromCart.initiate('a')),
      store.dispatch(setQuantity('b', 7)),
    ];
    await answer(0, { body: '' });
    await calls[0];
    expect(server.received.filter(({ method }) => method === 'GET')).toEqual([]);
    await answer(1, { body: '' });
    await Promise.all(calls);
    await settled(store);
    expect(server.received.filter(({ method }) => method === 'GET')).toHaveLength(1);
    expect(cart()).toEqual(BEFORE); // what the backend says in the end
  });
});

describe('quantities of one line', () => {
  const heard = (waiting: { call: Received }[]) =>
    waiting.map(({ call }) => new Map(call.query).get('quantity'));

  it('reach the backend one at a time, and of those that wait only the last', async () => {
    const { waiting, answer } = holdWrites(() => ({ status: 404 }));
    const calls = [2, 3, 4, 5].map((quantity) => store.dispatch(setQuantity('a', quantity)));
    expect(quantities()).toEqual(['a5', 'b2']);
    await answer(0, { body: '' });
    expect(await calls[0]).toMatchObject({ data: 'sent' });
    await expect.poll(() => heard(waiting), { interval: 1 }).toEqual(['2', '5']);
    await answer(1, { body: '' });
    const results = await Promise.all(calls);
    expect(results.map(({ data }) => data)).toEqual(['sent', 'superseded', 'superseded', 'sent']);
    await settled(store);
    expect(heard(waiting)).toEqual(['2', '5']);
    expect(quantities()).toEqual(['a5', 'b2']);
  });

  it('go back to the last one that the backend took', async () => {
    const { answer } = holdWrites(() => ({ status: 404 }));
    const calls = [2, 3, 4].map((quantity) => store.dispatch(setQuantity('a', quantity)));
    await answer(0, { body: '' });
    await answer(1, { status: 409 });
    await Promise.all(calls);
    await settled(store);
    expect(quantities()).toEqual(['a2', 'b2']);
  });

  it('go on after one that failed', async () => {
    const { answer } = holdWrites(() => ({ status: 404 }));
    const calls = [2, 3].map((quantity) => store.dispatch(setQuantity('a', quantity)));
    await answer(0, 'down');
    await answer(1, { body: '' });
    const [first, second] = await Promise.all(calls);
    await settled(store);
    expect(first?.error).toEqual({ kind: 'network' });
    expect(second?.data).toBe('sent');
    expect(quantities()).toEqual(['a3', 'b2']);
  });

  it('of different lines do not wait for each other', async () => {
    const { waiting, answer } = holdWrites();
    const calls = ['a', 'b'].map((id) => store.dispatch(setQuantity(id, 6)));
    await expect.poll(() => waiting.length, { interval: 1 }).toBe(2);
    await answer(0, { body: '' });
    await answer(1, { body: '' });
    await Promise.all(calls);
    await settled(store);
  });
});
