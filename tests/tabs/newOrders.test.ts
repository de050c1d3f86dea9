import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { NEW_ORDERS_POLL_MS } from '#src/domain/limits';
import { selectEntity } from '#src/entities/entities';
import {
  ordersUnwatched,
  ordersWatched,
  selectLatestOrders,
} from '#src/features/order-list/newOrdersSlice';
import { startBackend, stopBackend, type Backend } from '#tests/support/storeBackend';
import {
  closeTabs,
  openTab,
  openTabs,
  quiet,
  observeRequests,
  type Tab,
} from '#tests/support/tabs';

const { getOrders } = ordersApi.endpoints;

let backend: Backend;
let asked: string[];

beforeEach(async () => {
  backend = await startBackend();
  asked = observeRequests();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  closeTabs();
  vi.useRealTimers();
  stopBackend();
});

/** Tabs with the list of orders on screen. */
async function openLists(count: number, isVisible = true): Promise<Tab[]> {
  const tabs = openTabs(count, { token: backend.token, isVisible });
  for (const { store } of tabs) {
    await store.dispatch(getOrders.initiate());
    store.dispatch(ordersWatched());
  }
  await quiet();
  asked.length = 0;
  return tabs;
}

async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await quiet();
}

async function comesIn(orderNumber: string): Promise<void> {
  await backend.database.write(async (tables) => {
    const order = await tables.get('orders', 'PREP');
    if (order) await tables.put('orders', { ...order, orderNumber });
  });
}

const isNewIn =
  (orderNumber: string) =>
  ({ store }: Tab) =>
    selectLatestOrders(store.getState()).includes(orderNumber);
const listIn = ({ store }: Tab) => getOrders.select()(store.getState()).data;

it('are looked for by one tab of all, and all hear of them while their lists stay', async () => {
  const tabs = await openLists(5);
  await comesIn('NUOVO');
  await wait(NEW_ORDERS_POLL_MS - 2_000);
  expect(asked).toEqual([]);
  await wait(2_000);
  expect(asked).toEqual(['GET /order/getAll']);
  expect(tabs.map(isNewIn('NUOVO'))).toEqual(tabs.map(() => true));
  for (const tab of tabs) {
    expect(listIn(tab)).toEqual(['PREP', 'CONSEGNATO']);
    expect(selectEntity(tab.store.getState(), 'orders', 'NUOVO')).toMatchObject({
      orderNumber: 'NUOVO',
    });
  }
  await wait(NEW_ORDERS_POLL_MS);
  expect(asked).toHaveLength(2);
});

it('are looked for by another tab when the one that did is closed or hidden', async () => {
  const [first, second] = await openLists(2);
  await wait(NEW_ORDERS_POLL_MS);
  first?.close();
  await wait(NEW_ORDERS_POLL_MS);
  expect(asked).toHaveLength(2);
  second?.look(false);
  await openLists(1);
  await wait(NEW_ORDERS_POLL_MS);
  expect(asked).toEqual(['GET /order/getAll']);
});

it('are not looked for while nobody looks, and at once when somebody does again', async () => {
  const tabs = await openLists(3);
  for (const tab of tabs) tab.look(false);
  await comesIn('NUOVO');
  await wait(10 * NEW_ORDERS_POLL_MS);
  expect(asked).toEqual([]);
  tabs[1]?.look(true);
  await wait(10);
  expect(asked).toEqual(['GET /order/getAll']);
  expect(tabs.map(isNewIn('NUOVO'))).toEqual([true, true, true]);
});

it('are not looked for without a list on screen, nor without a session', async () => {
  const [tab] = await openLists(1);
  tab?.store.dispatch(ordersUnwatched());
  openTab().store.dispatch(ordersWatched());
  await wait(5 * NEW_ORDERS_POLL_MS);
  expect(asked).toEqual([]);
});

it('are looked for less and less often while that fails', async () => {
  await openLists(2);
  const broken = vi.fn(() => Promise.resolve(new Response('no', { status: 409 })));
  vi.stubGlobal('fetch', broken);
  await wait(NEW_ORDERS_POLL_MS + 100);
  expect(broken).toHaveBeenCalledTimes(1);
  await wait(NEW_ORDERS_POLL_MS);
  expect(broken).toHaveBeenCalledTimes(1);
  await wait(NEW_ORDERS_POLL_MS);
  expect(broken).toHaveBeenCalledTimes(2);
  await wait(60 * NEW_ORDERS_POLL_MS);
  expect(broken.mock.calls.length).toBeLessThan(10);
});

it('end the session where the backend does not take it any more', async () => {
  const tabs = await openLists(2);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 401 })));
  await wait(NEW_ORDERS_POLL_MS + 100);
  expect(tabs.map(({ store }) => store.getState().session.token)).toEqual([null, null]);
});

it('bring with them what else has changed', async () => {
  const [one, other] = await openLists(2);
  await backend.database.write(async (tables) => {
    const order = await tables.get('orders', 'PREP');
    if (order) await tables.put('orders', { ...order, shipper: 'Posta' });
  });
  await wait(NEW_ORDERS_POLL_MS);
  for (const tab of [one, other]) {
    expect(tab && selectEntity(tab.store.getState(), 'orders', 'PREP')?.shipper).toBe('Posta');
  }
});
