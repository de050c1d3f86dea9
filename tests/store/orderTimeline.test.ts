import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { recordOrderEvents } from '#src/features/order/timeline/recordOrderEvents';
import type { OrderEvent } from '#src/domain/orderTimeline';
import {
  orderEventsAdded,
  selectOrderEvents,
} from '#src/features/order/timeline/orderTimelineSlice';
import { sessionExpired } from '#src/session/sessionSlice';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { stubBrowser } from '#tests/support/browserGlobals';
import { bulkShop } from '#tests/support/bulkOrders';
import { stopBackend } from '#tests/support/storeBackend';

let browser: ReturnType<typeof stubBrowser>;
const ends: (() => void)[] = [];
const { getOrders, updateOrderState, updateOrderShipping, refundOrder } = ordersApi.endpoints;

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
const kept = () => JSON.parse(browser.stored.get('orderTimeline') ?? '[]') as OrderEvent[];

it('records what this tab writes, and nothing that it only reads', async () => {
  const { store } = await bulkShop(2);
  record(store);
  await read(store);
  await store.dispatch(updateOrderState.initiate({ orderNumber: 'N1', state: 'SHIPPED' }));
  const parcel = { orderNumber: 'N1', shipper: 'GLS', shippingCode: 'X1' };
  await store.dispatch(updateOrderShipping.initiate(parcel));
  await store.dispatch(refundOrder.initiate('N2'));
  await read(store);
  const written = ['N1 changed SHIPPED', 'N1 changed SHIPPED X1', 'N2 changed REIMBURSED'];
  await comesToSee(store, written);
  browser.tell('pagehide');
  expect(kept()).toEqual(selectOrderEvents(store.getState()));
  expect(JSON.stringify(kept())).not.toMatch(/Anna|Roma|posta/);
});

it('records no write that failed', async () => {
  const { store } = await bulkShop(1);
  record(store);
  await store.dispatch(updateOrderState.initiate({ orderNumber: 'N9', state: 'SHIPPED' }));
  await store.dispatch(updateOrderState.initiate({ orderNumber: 'N1', state: 'SHIPPED' }));
  await comesToSee(store, ['N1 changed SHIPPED']);
});

it('is cleared with the session, even if storage is blocked', async () => {
  const { store } = await bulkShop(1);
  record(store);
  browser.blockStorage();
  await store.dispatch(updateOrderState.initiate({ orderNumber: 'N1', state: 'SHIPPED' }));
  await comesToSee(store, ['N1 changed SHIPPED']);
  store.dispatch(sessionExpired());
  expect(seen(store)).toEqual([]);
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

it('takes over the events of other tabs, each once', () => {
  const store = makeStore();
  record(store);
  browser.stored.set('orderTimeline', JSON.stringify([at(1)]));
  browser.tell('storage', 'orderTimeline');
  store.dispatch(orderEventsAdded([at(2)])); // known already
  expect(selectOrderEvents(store.getState())).toEqual([at(1)]);
  store.dispatch(orderEventsAdded([at(3, { how: 'changed' })])); // this tab's version stays
  expect(kept()).toEqual([at(3, { how: 'changed' })]);
  store.dispatch(orderEventsAdded([at(60_000, { how: 'changed' })]));
  expect(selectOrderEvents(store.getState())).toEqual([at(3, { how: 'changed' })]);
  browser.tell('pagehide'); // writes pending values
  expect(kept()).toEqual([at(3, { how: 'changed' })]);
});

it('notes an event once, although every tab reports it and earlier ones', () => {
  const tabs = [makeStore(), makeStore()];
  tabs.forEach(record);
  const event = [at(5, { state: 'IN_PREPARATION' }), at(9)];
  for (const tab of tabs) tab.dispatch(orderEventsAdded(event));
  tabs[0]?.dispatch(orderEventsAdded([at(12, { orderNumber: 'B' })]));
  tabs.forEach(record); // a second start reads everything again
  expect(kept().map(({ at: time }) => time)).toEqual([5, 9, 12]);
});

it('holds 2,000 events, and drops the oldest', () => {
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

it('is written now and then, not at each change, and read by the other tabs', () => {
  const [store, others] = [makeStore(), makeStore()];
  record(store);
  record(others);
  browser.writes.length = 0;
  for (let time = 1; time <= 20; time += 1) {
    store.dispatch(orderEventsAdded([at(time, { orderNumber: `N${time}` })]));
  }
  expect(browser.writes).toHaveLength(1);
  browser.tell('pagehide');
  expect(browser.writes).toHaveLength(2);
  expect(kept()).toHaveLength(20);
  browser.tell('storage', 'orderTimeline');
  expect(seen(others)).toHaveLength(20);
});
