import { boot } from '#src/api/boot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminsApi } from '#src/api/admins';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { selectQueryMeta } from '#src/api/queryMeta';
import { API_HOST } from '#src/api/request';
import { COPY_HEADER } from '#src/config/offline';
import { entitiesLearned, selectEntities, selectEntity } from '#src/entities/entities';
import { prefetch } from '#src/prerender/prefetch';
import { selectToken, sessionExpired } from '#src/session/sessionSlice';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { wireAdmin, wireProduct } from '#tests/support/apiSamples';
import { useApiServer, type Answer, type Received } from '#tests/support/apiServer';
import { settled } from '#tests/support/storeSettled';
import { signIn, tokenFor } from '#tests/support/storeTokens';

const server = useApiServer();
const endpoints = { ...productsApi.endpoints, ...ordersApi.endpoints };

const json = (value: unknown): Answer => ({ body: JSON.stringify(value) });

/** Answers reads with the current data, but delays the first one until it is released. */
function holdFirstRead(path: string, old: Answer, current: () => Answer) {
  const held = Promise.withResolvers<Answer>();
  const arrived = Promise.withResolvers<void>();
  let isFirst = true;
  server.answer((call: Received) => {
    if (call.method !== 'GET') return {};
    if (!isFirst || call.path !== path) return current();
    isFirst = false;
    arrived.resolve();
    return held.promise;
  });
  return { arrived: arrived.promise, release: () => held.resolve(old) };
}

let store: ShopStore;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  store = makeStore();
});
afterEach(() => vi.useRealTimers());

const product = () => selectEntity(store.getState(), 'products', 'p1');

describe('a read that was under way during a write', () => {
  it('does not bring back what was deleted, but a later read may', async () => {
    const { arrived, release } = holdFirstRead('/insertion/getAll', json([wireProduct]), () =>
      json([wireProduct]),
    );
    const list = store.dispatch(endpoints.getProducts.initiate());
    await arrived;
    vi.setSystemTime(2_000);
    await store.dispatch(endpoints.deleteProduct.initiate('p1'));
    release();
    const { data = [] } = await list;
    expect(data).toEqual(['p1']);
    expect(selectEntities(store.getState(), 'products', data)).toEqual([]);
    await settled(store);
    vi.setSystemTime(3_000);
    await store.dispatch(endpoints.getProducts.initiate(undefined, { forceRefetch: true }));
    expect(product()).toMatchObject({ id: 'p1' });
  });

  it('does not end, by its 401, a session that began later', async () => {
    signIn(store, tokenFor(60));
    const { arrived, release } = holdFirstRead('/order/getAll', { status: 401 }, () => json([]));
    const list = store.dispatch(endpoints.getOrders.initiate());
    await arrived;
    const token = signIn(store, tokenFor(3_600));
    release();
    await list;
    expect(selectToken(store.getState())).toBe(token);
  });
});

it('a read of administrators that is answered after the session is dropped', async () => {
  signIn(store, tokenFor(60));
  const { arrived, release } = holdFirstRead('/admin/getAll', json([wireAdmin]), () => json([]));
  const list = store.dispatch(adminsApi.endpoints.getAdmins.initiate());
  await arrived;
  store.dispatch(sessionExpired());
  release();
  const { data, error } = await list;
  expect(data).toBeUndefined();
  expect(error).toEqual({ kind: 'aborted' });
});

describe('a copy of the service worker from an earlier visit', () => {
  const copyOf = (title: string, headers: Record<string, string>): Answer => ({
    ...json({ ...wireProduct, title }),
    headers: { [COPY_HEADER]: 'true', ...headers },
  });
  const readPage = () =>
    store.dispatch(endpoints.getProduct.initiate('p1', { forceRefetch: true }));
  const readAt = () => selectQueryMeta(store.getState(), 'getProduct', 'p1')?.asOf;

  it('is as old as its Date header, and overwrites nothing newer', async () => {
    vi.setSystemTime(50_000);
    server.answer(copyOf('Vecchia', { Date: new Date(10_000).toUTCString() }));
    await readPage();
    expect(product()?.title).toBe('Vecchia');
    expect(readAt()).toBe(10_000);
    const newer = { id: 'p1', title: 'Nuova', priceCents: 100, fileNames: [] };
    store.dispatch(entitiesLearned({ asOf: 20_000, products: [newer] }));
    vi.setSystemTime(60_000);
    await readPage();
    expect(product()?.title).toBe('Nuova');
  });

  it.each<[string, Record<string, string>]>([
    ['no time', {}],
    ['no readable time', { Date: 'ieri' }],
    ['a time in the future', { Date: new Date(90_000_000).toUTCString() }],
  ])('that tells %s only fills what is missing', async (_what, headers) => {
    vi.setSystemTime(50_000);
    const known = { id: 'p1', title: 'Nuova', priceCents: 100, fileNames: [] };
    store.dispatch(entitiesLearned({ asOf: 20_000, products: [known] }));
    server.answer(copyOf('Vecchia', headers));
    await readPage();
    expect(product()).toMatchObject({ title: 'Nuova', stock: 7 });
    expect(readAt()).toBe(0);
  });
});

describe('a response that index.html has prefetched', () => {
  it('is as old as its request, whenever the application adopts it', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    server.answer(() => promise);
    const route = { path: '/', reads: ['/insertion/getAll'] };
    const sharing = { lockPrefix: 'early/', version: '1', waitMs: 1 };
    void prefetch(
      { apiHost: API_HOST, everyPage: '/cart/get', routes: [route], ...sharing },
      route,
      null,
      false,
    );
    vi.setSystemTime(4_000);
    const newer = { id: 'p1', title: 'Nuova', priceCents: 100, fileNames: [] };
    store.dispatch(entitiesLearned({ asOf: 3_000, products: [newer] }));
    resolve(json([wireProduct]));
    await store.dispatch(endpoints.getProducts.initiate());
    boot.responses = undefined;
    expect(server.received.map(({ path }) => path)).toHaveLength(2);
    expect(selectQueryMeta(store.getState(), 'getProducts')?.asOf).toBe(1_000);
    expect(product()?.title).toBe('Nuova');
  });
});
