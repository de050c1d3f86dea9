import { afterEach, expect, it, vi } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { selectQueryMeta } from '#src/api/queryMeta';
import { forceFresh } from '#src/api/requestContext';
import { COPY_HEADER } from '#src/config/offline';
import { selectEntity } from '#src/entities/entities';
import { wireProduct } from '#tests/support/apiSamples';
import { openTab, openTabs, quiet, type Tab, useTabs } from '#tests/support/tabs';

const { getOrders } = ordersApi.endpoints;
const { getProduct, getProducts } = productsApi.endpoints;

const ALL_ORDERS = 'GET /order/getAll';

const { backend, asked } = useTabs();

afterEach(() => void vi.useRealTimers());

const again = { forceRefetch: true } as const;
const listIn = ({ store }: Tab) => getOrders.select()(store.getState());
const staff = () => openTab({ token: backend.token });

it('made by twenty tabs at once is sent once', async () => {
  const tabs = openTabs(20, { token: backend.token });
  await Promise.all(tabs.map(({ store }) => store.dispatch(getOrders.initiate())));
  expect(asked).toEqual([ALL_ORDERS]);
  expect(tabs.map((tab) => listIn(tab).data?.length)).toEqual(tabs.map(() => 2));
});

it('made a moment ago is shared with a new tab, with its age', async () => {
  const first = staff();
  await first.store.dispatch(getOrders.initiate());
  await quiet();
  const later = staff();
  await later.store.dispatch(getOrders.initiate(undefined, again));
  expect(asked).toEqual([ALL_ORDERS]);
  const [readAt, takenOver] = [first, later].map(
    ({ store }) => selectQueryMeta(store.getState(), 'getOrders')?.asOf,
  );
  expect(readAt).toBeGreaterThan(0);
  expect(takenOver).toBe(readAt);
});

it('made longer ago is repeated', async () => {
  const first = staff();
  await first.store.dispatch(getOrders.initiate());
  await quiet();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_001 });
  await staff().store.dispatch(getOrders.initiate());
  expect(asked).toEqual([ALL_ORDERS, ALL_ORDERS]);
});

it('answered by an offline copy is repeated by a new tab', async () => {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const reply = await answer(...call);
    const headers = new Headers(reply.headers);
    headers.set(COPY_HEADER, 'true');
    return new Response(await reply.text(), { status: reply.status, headers });
  });
  for (const tab of openTabs(2)) {
    await tab.store.dispatch(getProducts.initiate());
    expect(getProducts.select()(tab.store.getState()).data).toHaveLength(3);
    await quiet();
  }
  expect(asked).toEqual(['GET /insertion/getAll', 'GET /insertion/getAll']);
});

it('is repeated if the tab that made it is gone', async () => {
  const first = staff();
  await first.store.dispatch(getOrders.initiate());
  await quiet();
  first.close();
  await staff().store.dispatch(getOrders.initiate());
  expect(asked).toEqual([ALL_ORDERS, ALL_ORDERS]);
});

it('of one session does not answer another', async () => {
  await staff().store.dispatch(getOrders.initiate());
  await quiet();
  const other = openTab({ token: `${backend.token.slice(0, -2)}xx` });
  await other.store.dispatch(getOrders.initiate());
  expect(asked).toEqual([ALL_ORDERS, ALL_ORDERS]);
  expect(listIn(other).data).toBeUndefined();
});

it('that fails is tried by one tab, and fails in all tabs that wait for it', async () => {
  const failing = vi.fn(async () => {
    await othersWait(4);
    throw new TypeError('no network');
  });
  vi.stubGlobal('fetch', failing);
  const tabs = openTabs(5, { token: backend.token });
  const reads = await Promise.all(
    tabs.map(({ store }) => store.dispatch(getOrders.initiate()) as Promise<{ error?: unknown }>),
  );
  expect(reads.map(({ error }) => error)).toEqual(tabs.map(() => ({ kind: 'network' })));
  expect(failing).toHaveBeenCalledTimes(3); // once, and two retries
});

it('is made by a waiting tab if the tab that makes it aborts it', async () => {
  const answer = globalThis.fetch;
  let isFirst = true;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!isFirst) return answer(url, init);
    isFirst = false;
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  const [first, other] = [openTab(), openTab()];
  const stuck = first.store.dispatch(getProducts.initiate());
  await vi.waitFor(() => expect(isFirst).toBe(false));
  const read = other.store.dispatch(getProducts.initiate());
  await othersWait(1);
  stuck.abort();
  expect((await read).data).toHaveLength(3);
});

// Node passes a Blob to one other tab only; tests/browser has more tabs.
it('of a product without the stock it had is passed on', async () => {
  const stocks = [0, null];
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ ...wireProduct, stock: stocks.shift() })),
  );
  const [first, other] = [openTab(), openTab()];
  const stockInOther = () => selectEntity(other.store.getState(), 'products', 'p1')?.stock;
  await first.store.dispatch(getProduct.initiate('p1'));
  await other.store.dispatch(getProduct.initiate('p1'));
  expect(stockInOther()).toBe(0);
  first.store.dispatch(forceFresh());
  await first.store.dispatch(getProduct.initiate('p1', again));
  await quiet();
  expect(stocks).toEqual([]);
  expect(stockInOther()).toBeUndefined();
});

it('of a long list is passed on completely', async () => {
  const title = 'Perché l’è grande 🎁'.repeat(200);
  await backend.database.write(async (tables) => {
    const product = await tables.get('products', 'p1');
    for (let index = 0; product && index < 40; index += 1) {
      await tables.put('products', { ...product, id: `x${index}`, title });
    }
  });
  const tabs = openTabs(2);
  await Promise.all(tabs.map(({ store }) => store.dispatch(getProducts.initiate())));
  expect(asked).toEqual(['GET /insertion/getAll']);
  const [own, carried] = tabs.map(({ store }) => store.getState().entities.products);
  expect(carried).toEqual(own);
  expect(JSON.stringify(carried)).toContain(title);
});

/** Waits until this many tabs wait for the one that makes a read. */
function othersWait(count: number): Promise<void> {
  return vi.waitFor(async () => {
    const { pending = [] } = await navigator.locks.query();
    expect(pending).toHaveLength(count);
  });
}
