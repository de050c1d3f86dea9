import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { recordOrderEvents } from '#src/features/order/timeline/recordOrderEvents';
import { selectEntity } from '#src/entities/entities';
import type { OrderEvent } from '#src/domain/orderTimeline';
import {
  orderEventsAdded,
  selectOrderEvents,
} from '#src/features/order/timeline/orderTimelineSlice';
import { sessionLost } from '#src/session/sessionSlice';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { stubBrowser } from '#tests/support/browserGlobals';
import { bulkShop, newTab } from '#tests/support/bulkOrders';
import { stopBackend } from '#tests/support/storeBackend';

let browser: ReturnType<typeof stubBrowser>;
const ends: (() => void)[] = [];
const { getOrders, getOrder, updateOrderState, updateOrderShipping } = ordersApi.endpoints;

beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  stopBackend();
});

const record = (store: ShopStore) => void ends.push(recordOrderEvents(store));
const seen = (store: ShopStore) =>
  selectOrderEvents(store.getState()).map(({ orderNumber, how, state, shippingCode }) =>
    `${orderNumber} ${how} ${state} ${shippingCode}`.trim(),
  );
const comesToSee = (store: ShopStore, expected: string[]) =>
  vi.waitFor(() => expect(seen(store)).toEqual(expected), { interval: 1, timeout: 2_000 });
const read = (store: ShopStore) =>
  store.dispatch(getOrders.initiate(undefined, { forceRefetch: true, subscribe: false }));
/** Resolves when the store's subscribers, which are notified in batches, see this state. */
const waitForChange = (store: ShopStore, orderNumber: string, state: string) =>
  new Promise<void>((resolve) => {
    const end = store.subscribe(() => {
      if (selectEntity(store.getState(), 'orders', orderNumber)?.state !== state) return;
      end();
      resolve();
    });
  });
const kept = () => JSON.parse(browser.stored.get('orderTimeline') ?? '[]') as OrderEvent[];

async function shopWith(count: number) {
  const shop = await bulkShop(count);
  record(shop.store);
  const changed = waitForChange(shop.store, 'N1', 'IN_PREPARATION');
  await read(shop.store);
  await changed;
  const elsewhere = (orderNumber: string, stateOfOrder: string) =>
    shop.database.write(async (tables) => {
      const order = await tables.get('orders', orderNumber);
      if (order) await tables.put('orders', { ...order, stateOfOrder });
    });
  return { ...shop, elsewhere };
}

it('records changes by others with the values before, and nothing else of a list', async () => {
  const { store, elsewhere } = await shopWith(3);
  await elsewhere('N2', 'SHIPPED');
  await read(store);
  await comesToSee(store, ['N2 read IN_PREPARATION', 'N2 read SHIPPED']);
  const [before, after] = selectOrderEvents(store.getState());
  expect(after?.at).toBeGreaterThanOrEqual(before?.at ?? Infinity);
  expect(kept()).toEqual(selectOrderEvents(store.getState()));
  expect(JSON.stringify(kept())).not.toMatch(/Anna|Roma|posta/);
});

it('tells its own changes from what it only read', async () => {
  const { store } = await shopWith(2);
  await store.dispatch(updateOrderState.initiate({ orderNumber: 'N1', state: 'SHIPPED' }));
  const parcel = { orderNumber: 'N1', shipper: 'GLS', shippingCode: 'X1' };
  await comesToSee(store, ['N1 read IN_PREPARATION', 'N1 changed SHIPPED']);
  await store.dispatch(updateOrderShipping.initiate(parcel));
  await read(store);
  await comesToSee(store, [
    'N1 read IN_PREPARATION',
    'N1 changed SHIPPED',
    'N1 changed SHIPPED X1',
  ]);
  browser.tell('pagehide');
  expect(kept()).toEqual(selectOrderEvents(store.getState()));
});

it('notes its own change of an order that it had not read', async () => {
  const { store } = await bulkShop(1);
  record(store);
  await store.dispatch(updateOrderState.initiate({ orderNumber: 'N1', state: 'SHIPPED' }));
  await comesToSee(store, ['N1 changed SHIPPED']);
});

it('finds in the next session what changed meanwhile, of orders it had noted', async () => {
  const { store, elsewhere, token } = await shopWith(3);
  await store.dispatch(getOrder.initiate('N3'));
  const order = selectEntity(store.getState(), 'orders', 'N3');
  if (!order) throw new Error('not read');
  store.dispatch(orderEventsAdded([{ ...order, at: 5, how: 'read' }]));
  for (const end of ends.splice(0)) end();
  await elsewhere('N3', 'DELIVERED');
  await elsewhere('N1', 'DELIVERED'); // never recorded: what it was is unknown

  const next = newTab(token);
  record(next);
  await read(next);
  await comesToSee(next, ['N3 read IN_PREPARATION', 'N3 read DELIVERED']);
});

it('leaves the memory with the session, and no gap when storage is blocked', async () => {
  const { store, elsewhere } = await shopWith(1);
  browser.blockStorage();
  await elsewhere('N1', 'SHIPPED');
  await read(store);
  await comesToSee(store, ['N1 read IN_PREPARATION', 'N1 read SHIPPED']);
  store.dispatch(sessionLost());
  expect(seen(store)).toEqual([]);
});

it('notes what is pending when the page goes', async () => {
  const { store } = await shopWith(1);
  const changed = waitForChange(store, 'N1', 'SHIPPED');
  await store.dispatch(updateOrderState.initiate({ orderNumber: 'N1', state: 'SHIPPED' }));
  await changed;
  browser.tell('pagehide');
  expect(kept().map(({ how }) => how)).toEqual(['read', 'changed']);
});

const at = (time: number, fields: Partial<OrderEvent> = {}): OrderEvent => ({
  orderNumber: 'A',
  at: time,
  how: 'read',
  state: 'SHIPPED',
  shipper: '',
  shippingCode: '',
  ...fields,
});

it('takes over what other tabs wrote, each event once', () => {
  const store = makeStore();
  record(store);
  browser.stored.set('orderTimeline', JSON.stringify([at(1)]));
  browser.tell('storage', 'orderTimeline');
  store.dispatch(orderEventsAdded([at(2)])); // no news
  expect(selectOrderEvents(store.getState())).toEqual([at(1)]);
  store.dispatch(orderEventsAdded([at(3, { how: 'changed' })])); // this tab knows better
  expect(kept()).toEqual([at(3, { how: 'changed' })]);
  store.dispatch(orderEventsAdded([at(60_000, { how: 'changed' })]));
  expect(selectOrderEvents(store.getState())).toEqual([at(3, { how: 'changed' })]);
  browser.tell('pagehide'); // what waits is written
  expect(kept()).toEqual([at(3, { how: 'changed' })]);
});

it('notes an event once, though every tab tells of it and of what was before', () => {
  const tabs = [makeStore(), makeStore()];
  tabs.forEach(record);
  const event = [at(5, { state: 'IN_PREPARATION' }), at(9)];
  for (const tab of tabs) tab.dispatch(orderEventsAdded(event));
  tabs[0]?.dispatch(orderEventsAdded([at(12, { orderNumber: 'B' })]));
  tabs.forEach(record); // a second beginning reads it all again
  expect(kept().map(({ at: time }) => time)).toEqual([5, 9, 12]);
});

it('has room for 2,000, and drops the oldest', () => {
  const store = makeStore();
  record(store);
  const many = Array.from({ length: 2_010 }, (_, n) => at(n, { orderNumber: `N${n}` }));
  store.dispatch(orderEventsAdded(many));
  expect(kept()).toEqual(many.slice(10));
});

it.each(['{', '{}', '[1]', '[{"orderNumber":"A"}]', JSON.stringify([at(1e300)])])(
  'does not take %s for anything it kept',
  (text) => {
    browser.stored.set('orderTimeline', text);
    const store = makeStore();
    record(store);
    expect(selectOrderEvents(store.getState())).toEqual([]);
  },
);

it('is written now and then, not at each change, and read by a hidden tab when it is looked at', () => {
  const [store, others] = [makeStore(), makeStore()];
  const orderEvent = (at: number): OrderEvent => ({
    orderNumber: `N${at}`,
    at,
    how: 'read',
    state: 'SHIPPED',
    shipper: '',
    shippingCode: '',
  });
  record(store);
  record(others);
  browser.writes.length = 0;
  for (let at = 1; at <= 20; at += 1) store.dispatch(orderEventsAdded([orderEvent(at)]));
  expect(browser.writes).toHaveLength(1);
  browser.look(false);
  browser.tell('storage', 'orderTimeline');
  expect(seen(others)).toEqual([]);
  browser.tell('pagehide');
  expect(browser.writes).toHaveLength(2);
  expect(kept()).toHaveLength(20);
  browser.look(true);
  expect(seen(others)).toHaveLength(20);
});
