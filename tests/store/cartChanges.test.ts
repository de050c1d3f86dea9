import { beforeEach, describe, expect, it } from 'vitest';
import { cartApi } from '#src/api/cart';
import { makeStore, type AppDispatch, type ShopStore } from '#src/store/makeStore';
import { wireShipping } from '#tests/support/apiSamples';
import { useApiServer, type Answer } from '#tests/support/apiServer';
import { settled } from '#tests/support/storeSettled';
import {
  BEFORE,
  holdWrites,
  setQuantity,
  shownCart,
  WIRE,
  type ShownCart,
} from '#tests/support/cartWrites';

const server = useApiServer();
const { endpoints } = cartApi;

const moved = { ...wireShipping, city: 'Milano' };

const CHANGES: [string, (dispatch: AppDispatch) => PromiseLike<unknown>, Partial<ShownCart>][] = [
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
    { priority: 'PRIORITARIO' },
  ],
  [
    'the shipping data',
    (dispatch) => dispatch(endpoints.saveShippingData.initiate(moved)),
    { shippingData: moved },
  ],
];

let store: ShopStore;

const cart = () => shownCart(store);
beforeEach(async () => {
  store = makeStore();
  server.answer({ body: JSON.stringify(WIRE) });
  await store.dispatch(endpoints.getCart.initiate());
  expect(cart()).toEqual(BEFORE);
});

describe.each(CHANGES)('%s', (name, change, shown) => {
  it('is shown at once, and undone when it fails, even if the cart cannot be read again', async () => {
    const { answer } = holdWrites(server, () => ({ status: 404 }));
    const call = change(store.dispatch);
    expect(cart()).toEqual({ ...BEFORE, ...shown });
    await answer(0, { status: 409, body: 'No.' });
    await call;
    await settled(store);
    expect(cart()).toEqual(BEFORE);
  });

  it('stays when it succeeds, even if the cart cannot be read again', async () => {
    const { answer } = holdWrites(server, () => ({ status: 404 }));
    const call = change(store.dispatch);
    await answer(0, { body: 'Fatto' });
    await call;
    await settled(store);
    expect(cart()).toEqual({ ...BEFORE, ...shown });
  });

  it('makes the cart be read again if its outcome is unknown', async () => {
    const other = { ...WIRE, id: 'letto di nuovo', orderPriority: 'PRIORITARIO' };
    const { answer } = holdWrites(server, () => ({ body: JSON.stringify(other) }));
    const call = change(store.dispatch);
    await answer(0, 'down');
    await call;
    await settled(store);
    expect(cart()).toMatchObject({ id: 'letto di nuovo', priority: 'PRIORITARIO' });
  });

  it('is not undone by a read that began before it', async () => {
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

  it('is not undone by a read that began before it and ended after it', async () => {
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

  it('is shown, if the cart had not been read, once it has been read', async () => {
    store = makeStore();
    const { answer } = holdWrites(server);
    const call = change(store.dispatch);
    await store.dispatch(endpoints.getCart.initiate());
    // The pieces are added to an unknown quantity.
    expect(cart()).toEqual(name.startsWith('adding') ? BEFORE : { ...BEFORE, ...shown });
    await answer(0, { body: 'Fatto' });
    await call;
    await settled(store);
    expect(cart()).toEqual(BEFORE); // as the backend has it in the end
  });
});
