import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { NEW_ORDERS_POLL_MS } from '#src/domain/limits';
import { selectEntity } from '#src/entities/entities';
import { sessionExpired } from '#src/session/sessionSlice';
import {
  ordersUnwatched,
  ordersWatched,
  selectLatestOrders,
} from '#src/features/order-list/newOrdersSlice';
import { changeElsewhere } from '#tests/support/elsewhere';
import { openTabs, quiet, type Tab, useTabs } from '#tests/support/tabs';

const { getOrders } = ordersApi.endpoints;

const { backend, asked } = useTabs();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

/** Opens tabs with the list of orders on screen. */
async function openLists(count: number): Promise<Tab[]> {
  const tabs = openTabs(count, { token: backend.token });
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
  await changeElsewhere(backend.database, 'orders', 'PREP', { orderNumber });
}

const isNewIn =
  (orderNumber: string) =>
  ({ store }: Tab) =>
    selectLatestOrders(store.getState()).includes(orderNumber);
const listIn = ({ store }: Tab) => getOrders.select()(store.getState()).data;

it('are polled by one tab only; all tabs learn of them, and their lists stay unchanged', async () => {
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

it('are polled by another tab when the first one is closed or hidden', async () => {
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

it('are not polled while all tabs are hidden, and at once when one is visible again', async () => {
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

it('are polled only with a list on screen and a session', async () => {
  const [tab] = await openLists(1);
  tab?.store.dispatch(ordersUnwatched());
  await wait(5 * NEW_ORDERS_POLL_MS);
  expect(asked).toEqual([]);

  const [left] = await openLists(1);
  await wait(NEW_ORDERS_POLL_MS);
  expect(asked).toEqual(['GET /order/getAll']);
  left?.store.dispatch(sessionExpired());
  await quiet();
  asked.length = 0;
  await wait(5 * NEW_ORDERS_POLL_MS);
  expect(asked).toEqual([]);
});

it('are polled less and less often while polling fails', async () => {
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

it('end the session if the backend refuses its token', async () => {
  const tabs = await openLists(2);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 401 })));
  await wait(NEW_ORDERS_POLL_MS + 100);
  expect(tabs.map(({ store }) => store.getState().session.token)).toEqual([null, null]);
});

it('come with the other changes of orders', async () => {
  const [one, other] = await openLists(2);
  await changeElsewhere(backend.database, 'orders', 'PREP', { shipper: 'Posta' });
  await wait(NEW_ORDERS_POLL_MS);
  for (const tab of [one, other]) {
    expect(tab && selectEntity(tab.store.getState(), 'orders', 'PREP')?.shipper).toBe('Posta');
  }
});
