import { expect, it, vi } from 'vitest';
import { cartApi } from '#src/api/cart';
import { ordersApi } from '#src/api/orders';
import { selectIsOutdated } from '#src/offline/newVersionSlice';
import { openTab, quiet, type Tab, useTabs } from '#tests/support/tabs';

const { backend } = useTabs();

const OLD = '1.0.0+1700000000000';
const NEW = '1.0.0+1700000000001';

const isOutdated = ({ store }: Tab) => selectIsOutdated(store.getState());
const linesIn = ({ store }: Tab) =>
  cartApi.endpoints.getCart.select()(store.getState()).data?.lines.length;

it('of different builds ignore each other; the older one learns that it is outdated', async () => {
  const old = openTab({ version: OLD });
  await old.store.dispatch(cartApi.endpoints.getCart.initiate());
  const later = openTab({ version: NEW });
  await later.store.dispatch(
    cartApi.endpoints.addToCart.initiate({ productId: 'p3', quantity: 1 }),
  );
  await quiet();
  expect([old, later].map(isOutdated)).toEqual([true, false]);
  expect(linesIn(old)).toBe(2);
});

it('of an older build that opens later learn it from the first message of the newer one', async () => {
  const later = openTab({ version: NEW });
  const old = openTab({ version: OLD });
  await quiet();
  expect([old, later].map(isOutdated)).toEqual([false, false]);
  await later.store.dispatch(cartApi.endpoints.emptyCart.initiate());
  await quiet();
  expect([old, later].map(isOutdated)).toEqual([true, false]);
});

it('of another build do not delay a read', { timeout: 10_000 }, async () => {
  const { token } = backend;
  const [old, later] = [OLD, NEW].map((version) => openTab({ version, token }));
  if (!old || !later) throw new Error('two tabs');
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { getOrders } = ordersApi.endpoints;
  void old.store.dispatch(getOrders.initiate());
  await vi.waitFor(async () => {
    const { held = [] } = await navigator.locks.query();
    expect(held.some(({ name }) => name?.startsWith('read/'))).toBe(true);
  });
  vi.stubGlobal('fetch', answer);
  expect((await later.store.dispatch(getOrders.initiate())).data).toHaveLength(2);
});

it.each([
  '',
  'altro',
  '1.0.0',
  '1.0.0+17000000000011',
  `1.0.0+${Date.now() + 60_000}`,
  '1.0.0+NaN',
  '<b>+1700000000001',
])('named %j are no newer build', async (version) => {
  const tab = openTab({ version: OLD });
  openTab({ version });
  await quiet();
  expect(isOutdated(tab)).toBe(false);
  openTab({ version: NEW });
  await quiet();
  expect(isOutdated(tab)).toBe(true);
});

it.each([[[NEW]], [{ at: NEW }], [1700000000001], [null]])(
  'that are called %j are no one’s build',
  async (version) => {
    const tab = openTab({ version: OLD });
    const enemy = new BroadcastChannel('shop');
    enemy.postMessage({ version, tab: 'enemy', kind: 'hello' });
    await quiet();
    expect(isOutdated(tab)).toBe(false);
    enemy.postMessage({ version: NEW, tab: 'enemy', kind: 'hello' });
    await quiet();
    enemy.close();
    expect(isOutdated(tab)).toBe(true);
  },
);
