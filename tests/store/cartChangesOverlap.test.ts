import { beforeEach, describe, expect, it } from 'vitest';
import { cartApi } from '#src/api/cart';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { useApiServer, type Received } from '#tests/support/apiServer';
import { settled } from '#tests/support/storeSettled';
import { BEFORE, holdWrites, setQuantity, shownCart, WIRE } from '#tests/support/cartWrites';

const server = useApiServer();
const { endpoints } = cartApi;

let store: ShopStore;

const cart = () => shownCart(store);
const quantities = () => cart()?.lines.map(({ productId, quantity }) => `${productId}${quantity}`);

beforeEach(async () => {
  store = makeStore();
  server.answer({ body: JSON.stringify(WIRE) });
  await store.dispatch(endpoints.getCart.initiate());
  expect(cart()).toEqual(BEFORE);
});

describe('changes that overlap', () => {
  it('are all undone when all fail', async () => {
    const { answer } = holdWrites(server, () => ({ status: 404 }));
    const calls = [
      store.dispatch(endpoints.updateDelivery.initiate('PRIORITARIO')),
      store.dispatch(endpoints.updateDelivery.initiate('STANDARD')),
    ];
    await answer(0, { status: 500 });
    await answer(1, { status: 500 });
    await Promise.all(calls);
    await settled(store);
    expect(cart()).toEqual(BEFORE);
  });

  it('are undone one by one: successful ones stay', async () => {
    const { answer } = holdWrites(server, () => ({ status: 404 }));
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

  it('may fail after the line that they changed is gone', async () => {
    const { answer } = holdWrites(server, () => ({ status: 404 }));
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

  it('cause one read, after the last has ended', async () => {
    const { answer } = holdWrites(server);
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
    expect(cart()).toEqual(BEFORE); // as the backend has it in the end
  });
});

describe('quantities of one line', () => {
  const heard = (waiting: { call: Received }[]) =>
    waiting.map(({ call }) => new Map(call.query).get('quantity'));

  it('reach the backend one at a time, and only the last of those that wait', async () => {
    const { waiting, answer } = holdWrites(server, () => ({ status: 404 }));
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

  it('go back to the last one that the backend accepted', async () => {
    const { answer } = holdWrites(server, () => ({ status: 404 }));
    const calls = [2, 3, 4].map((quantity) => store.dispatch(setQuantity('a', quantity)));
    await answer(0, { body: '' });
    await answer(1, { status: 409 });
    await Promise.all(calls);
    await settled(store);
    expect(quantities()).toEqual(['a2', 'b2']);
  });

  it('continue after a failure', async () => {
    const { answer } = holdWrites(server, () => ({ status: 404 }));
    const calls = [2, 3].map((quantity) => store.dispatch(setQuantity('a', quantity)));
    await answer(0, 'down');
    await answer(1, { body: '' });
    const [first, second] = await Promise.all(calls);
    await settled(store);
    expect(first?.error).toEqual({ kind: 'network' });
    expect(second?.data).toBe('sent');
    expect(quantities()).toEqual(['a3', 'b2']);
  });

  it('that wait are not sent after the removal of the line; one that was sent may still fail', async () => {
    const { waiting, answer } = holdWrites(server, () => ({ status: 404 }));
    const calls = [5, 6, 7].map((quantity) => store.dispatch(setQuantity('a', quantity)));
    const removal = store.dispatch(endpoints.removeFromCart.initiate('a'));
    await answer(1, { body: '' });
    await removal;
    await answer(0, { status: 404 });
    const [sent, ...others] = await Promise.all(calls);
    expect(sent?.error).toMatchObject({ status: 404 });
    expect(others.map(({ data }) => data)).toEqual(['superseded', 'superseded']);
    await settled(store);
    expect(waiting.map(({ call }) => call.method)).toEqual(['PATCH', 'DELETE']);
    expect(quantities()).toEqual(['b2']);
  });

  it('of different lines do not wait for each other', async () => {
    const { waiting, answer } = holdWrites(server);
    const calls = ['a', 'b'].map((id) => store.dispatch(setQuantity(id, 6)));
    await expect.poll(() => waiting.length, { interval: 1 }).toBe(2);
    await answer(0, { body: '' });
    await answer(1, { body: '' });
    await Promise.all(calls);
    await settled(store);
  });
});
