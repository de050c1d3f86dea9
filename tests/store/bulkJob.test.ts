import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { ordersApi } from '#src/api/orders';
import { syncBulkJob } from '#src/features/bulk-jobs/syncBulkJob';
import { resumeBulkJob, startBulkJob, stopBulkJob } from '#src/features/bulk-jobs/runBulkJob';
import { selectBulkJob, selectIsJobPersisted } from '#src/features/bulk-jobs/bulkJobSlice';
import { selectEntity } from '#src/entities/entities';
import { loggedOut, selectIsAdmin, sessionExpired } from '#src/session/sessionSlice';
import { stubBrowser } from '#tests/support/browserGlobals';
import {
  bulkShop,
  jobOf,
  newTab,
  phaseIs,
  statuses,
  toShipment,
  toState,
} from '#tests/support/bulkOrders';
import { stopBackend } from '#tests/support/storeBackend';
import { signIn, tokenWith } from '#tests/support/storeTokens';

let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser();
});
afterEach(stopBackend);

it('sends each change once, four at a time, and keeps the results', async () => {
  const shop = await bulkShop(30);
  expect(await startBulkJob(shop.store, toState(30, 'SHIPPED'))).toBe(true);
  await phaseIs(shop.store, 'ended');
  expect(new Set(shop.calls).size).toBe(shop.calls.length);
  expect(shop.writes()).toHaveLength(30);
  expect(shop.mostUnderWay).toBe(4);
  expect(new Set(statuses(shop.store))).toEqual(new Set(['done']));
  expect(await shop.stateOf('N30')).toBe('SHIPPED');
  expect(jobOf(shop.token)?.job.phase).toBe('ended');
});

it('sets shippers and codes by the same way', async () => {
  const shop = await bulkShop(2);
  await startBulkJob(shop.store, [toShipment('N1', 'A 1'), toShipment('N2', 'A/2')]);
  await phaseIs(shop.store, 'ended');
  const order = await shop.database.read((tables) => tables.get('orders', 'N2'));
  expect(order).toMatchObject({ shipper: 'GLS', shippingCode: 'A/2' });
});

it('continues after failures, and retries only what failed', async () => {
  const shop = await bulkShop(5);
  let isBroken = true;
  shop.outcomeOf = (method, number) => {
    if (!isBroken || method === 'GET') return 'answered';
    if (number === 'N2') return { status: 409, text: 'Magazzino chiuso.' };
    return number === 'N4' ? { status: 500, text: '<h1>500</h1>' } : 'answered';
  };
  await startBulkJob(shop.store, toState(5, 'SHIPPED'));
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['done', 'failed', 'done', 'failed', 'done']);
  const [, second, , fourth] = selectBulkJob(shop.store.getState())?.items ?? [];
  expect(second).toMatchObject({ outcomeUnknown: false, failure: { text: 'Magazzino chiuso.' } });
  expect(fourth).toMatchObject({ outcomeUnknown: true, failure: { status: 500 } });

  isBroken = false;
  shop.calls.length = 0;
  expect(await resumeBulkJob(shop.store, true)).toBe(true);
  await phaseIs(shop.store, 'ended');
  expect(shop.calls.sort()).toEqual(['GET N2', 'GET N4', 'PATCH N2', 'PATCH N4']);
  expect(new Set(statuses(shop.store))).toEqual(new Set(['done']));
});

it('reads the order when the answer is lost, and does not send it again if it arrived', async () => {
  const shop = await bulkShop(1);
  shop.outcomeOf = (method) => (method === 'PATCH' ? 'lost' : 'answered');
  await startBulkJob(shop.store, toState(1, 'SHIPPED'));
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['done']);
  expect(shop.writes()).toEqual(['PATCH N1']);
  expect(shop.calls.at(-1)).toBe('GET N1');
});

it('looks again before a second sending, when the outcome of the first is unknown', async () => {
  const shop = await bulkShop(1);
  let isReadable = true;
  shop.outcomeOf = (method) => {
    if (method === 'PATCH') isReadable = false;
    if (method === 'PATCH') return 'lost';
    return isReadable ? 'answered' : { status: 404 };
  };
  await startBulkJob(shop.store, toState(1, 'SHIPPED'));
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['failed']);

  await resumeBulkJob(shop.store, true);
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['failed']);
  isReadable = true;
  await resumeBulkJob(shop.store, true);
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['done']);
  expect(shop.writes()).toHaveLength(1);
});

it('leaves out an order that has changed since it was planned', async () => {
  const shop = await bulkShop(3);
  await shop.become('N2', 'CANCELLATION_IN_PROGRESS');
  await shop.become('N3', 'SHIPPED');
  await startBulkJob(shop.store, toState(3, 'SHIPPED'));
  await phaseIs(shop.store, 'ended');
  // N3 is as wanted already, so it is not sent.
  expect(statuses(shop.store)).toEqual(['done', 'changed', 'done']);
  expect(shop.writes()).toEqual(['PATCH N1']);
  expect(await shop.stateOf('N2')).toBe('CANCELLATION_IN_PROGRESS');
});

it('leaves out an order whose shipping data have changed since', async () => {
  const shop = await bulkShop(2);
  const { updateOrderShipping } = ordersApi.endpoints;
  const sent = { orderNumber: 'N2', shipper: 'BRT', shippingCode: 'B 1' };
  await newTab(shop.token).dispatch(updateOrderShipping.initiate(sent));
  await startBulkJob(shop.store, [toShipment('N1', 'A 1'), toShipment('N2', 'A 2')]);
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['done', 'changed']);
  const order = await shop.database.read((tables) => tables.get('orders', 'N2'));
  expect(order).toMatchObject(sent);
});

it('reads only what is older than five seconds, before it is sent', async () => {
  const shop = await bulkShop(2);
  await shop.store.dispatch(ordersApi.endpoints.getOrder.initiate('N1'));
  shop.calls.length = 0;
  await startBulkJob(shop.store, toState(2, 'SHIPPED'));
  await phaseIs(shop.store, 'ended');
  expect(shop.calls.sort()).toEqual(['GET N2', 'PATCH N1', 'PATCH N2']);

  vi.useFakeTimers({ toFake: ['Date'], now: tick() + 6_000 });
  shop.calls.length = 0;
  await startBulkJob(shop.store, toState(2, 'DELIVERED', 'SHIPPED'));
  await phaseIs(shop.store, 'ended');
  vi.useRealTimers();
  expect(shop.calls.sort()).toEqual(['GET N1', 'GET N2', 'PATCH N1', 'PATCH N2']);
});

it('keeps no order in the store that was read for it only', async () => {
  const shop = await bulkShop(3);
  await startBulkJob(shop.store, toState(3, 'SHIPPED'));
  await phaseIs(shop.store, 'ended');
  expect(Object.keys(shop.store.getState().api.queries)).toEqual([]);
  shop.store.dispatch(sessionExpired());
  expect(selectEntity(shop.store.getState(), 'orders', 'N1')).toBeUndefined();
});

it('stops, and resumes from there', async () => {
  const shop = await bulkShop(12);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  shop.hold = () => held;
  await startBulkJob(shop.store, toState(12, 'SHIPPED'));
  stopBulkJob(shop.store);
  expect(await resumeBulkJob(shop.store)).toBe(false); // what was on its way is awaited
  release();
  await phaseIs(shop.store, 'stopped');
  expect(await resumeBulkJob(shop.store)).toBe(true);
  await phaseIs(shop.store, 'ended');
  expect(new Set(statuses(shop.store))).toEqual(new Set(['done']));
  expect(shop.writes()).toHaveLength(12);

  await startBulkJob(shop.store, toState(12, 'DELIVERED', 'SHIPPED'));
  stopBulkJob(shop.store);
  await vi.waitFor(() => expect(shop.underWay).toBe(0));
  expect(shop.writes()).toHaveLength(16);
  expect(statuses(shop.store).filter((status) => status === 'done')).toHaveLength(4);
});

it('stops by itself when there are no answers any more', async () => {
  const shop = await bulkShop(40);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  shop.outcomeOf = () => 'never there';
  await startBulkJob(shop.store, toState(40, 'SHIPPED'));
  await vi.advanceTimersByTimeAsync(5_000); // readings are tried again
  vi.useRealTimers();
  await phaseIs(shop.store, 'stopped');
  expect(statuses(shop.store).filter((status) => status === 'failed').length).toBeLessThan(15);
});

it('pauses when the session has ended, and resumes after the login', async () => {
  const shop = await bulkShop(9);
  let isOver = false;
  shop.outcomeOf = (method, number) => {
    isOver ||= method === 'PATCH' && number === 'N5';
    return isOver && method === 'PATCH' ? { status: 401 } : 'answered';
  };
  await startBulkJob(shop.store, toState(9, 'SHIPPED'));
  await phaseIs(shop.store, 'paused');
  await vi.waitFor(() => expect(shop.underWay).toBe(0));
  expect(selectIsAdmin(shop.store.getState())).toBe(false);
  const counted = shop.writes().length;
  expect(statuses(shop.store)).not.toContain('failed');

  shop.outcomeOf = () => 'answered';
  signIn(shop.store, shop.token);
  await phaseIs(shop.store, 'ended');
  expect(new Set(statuses(shop.store))).toEqual(new Set(['done']));
  expect(shop.writes().slice(counted)).not.toContain('PATCH N1');
});

const refuseWrites = (method: string) =>
  method === 'PATCH' ? { status: 401 } : ('answered' as const);

const NO_SUBJECT = () => tokenWith({ exp: Date.now() / 1000 + 3600, jti: Math.random() });

it.each([
  ['another person', () => tokenWith({ sub: 'altro', exp: Date.now() / 1000 + 3600 })],
  ['who is not known', NO_SUBJECT],
])('is neither shown to nor gone on with for %s, but for who began it', async (_who, token) => {
  const shop = await bulkShop(3);
  shop.outcomeOf = refuseWrites;
  await startBulkJob(shop.store, toState(3, 'SHIPPED'));
  await phaseIs(shop.store, 'paused');
  await vi.waitFor(() => expect(shop.underWay).toBe(0));
  shop.calls.length = 0;
  shop.outcomeOf = () => 'answered';
  const end = syncBulkJob(shop.store);
  signIn(shop.store, token());
  expect(selectBulkJob(shop.store.getState())).toBeNull();
  expect(await resumeBulkJob(shop.store)).toBe(false);
  expect(shop.calls).toEqual([]);
  expect(jobOf(shop.token)?.job.phase).toBe('paused');

  signIn(shop.store, shop.token);
  await phaseIs(shop.store, 'ended');
  expect(shop.writes()).toHaveLength(3);
  end();
});

it('of a person who is not known goes on for the same session only', async () => {
  const shop = await bulkShop(3);
  const token = NO_SUBJECT();
  signIn(shop.store, token);
  shop.outcomeOf = refuseWrites;
  await startBulkJob(shop.store, toState(3, 'SHIPPED'));
  await phaseIs(shop.store, 'paused');
  await vi.waitFor(() => expect(shop.underWay).toBe(0));
  shop.calls.length = 0;
  const end = syncBulkJob(shop.store);
  signIn(shop.store, NO_SUBJECT());
  expect(await resumeBulkJob(shop.store)).toBe(false);
  expect(shop.calls).toEqual([]);

  signIn(shop.store, token);
  await vi.waitFor(() => expect(shop.calls).toContain('PATCH N1'));
  await phaseIs(shop.store, 'paused'); // the backend refuses such a token each time
  signIn(shop.store, shop.token); // lets the lock go
  end();
});

it('is one at a time, also over two tabs', async () => {
  const shop = await bulkShop(6);
  const otherTab = newTab(shop.token);
  const both = ['SHIPPED', 'SHIPPED'] as const;
  const doubleClick = both.map((state) => startBulkJob(shop.store, toState(6, state)));
  expect(await Promise.all(doubleClick)).toEqual([true, false]);
  expect(await startBulkJob(shop.store, toState(6, 'DELIVERED'))).toBe(false);
  expect(await startBulkJob(otherTab, toState(6, 'DELIVERED'))).toBe(false);
  await phaseIs(shop.store, 'ended');
  expect(await startBulkJob(otherTab, toState(1, 'DELIVERED', 'SHIPPED'))).toBe(true);
  await phaseIs(otherTab, 'ended');
  expect(shop.writes()).toHaveLength(7);
});

it('is one at a time also in a browser without Web Locks', async () => {
  const shop = await bulkShop(6);
  vi.stubGlobal('navigator', { onLine: true });
  const twice = [1, 2].map(() => startBulkJob(shop.store, toState(6, 'SHIPPED')));
  expect(await Promise.all(twice)).toEqual([true, false]);
  expect(await startBulkJob(shop.store, toState(6, 'DELIVERED'))).toBe(false);
  await phaseIs(shop.store, 'ended');
  expect(shop.writes()).toHaveLength(6);
});

it('waits for the answers of a job that a logout has removed, in a browser without Web Locks too', async () => {
  const shop = await bulkShop(4);
  vi.stubGlobal('navigator', { onLine: true });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  shop.hold = () => held;
  await startBulkJob(shop.store, toState(4, 'CANCELED'));
  shop.store.dispatch(loggedOut());
  signIn(shop.store, shop.token);
  expect(await startBulkJob(shop.store, toState(4, 'SHIPPED'))).toBe(false);
  release();
  await vi.waitFor(async () => {
    expect(await startBulkJob(shop.store, toState(4, 'SHIPPED', 'CANCELED'))).toBe(true);
  });
  await phaseIs(shop.store, 'ended');
});

it('runs also where nothing can be stored, and says so', async () => {
  const shop = await bulkShop(2);
  browser.blockStorage();
  await startBulkJob(shop.store, toState(2, 'SHIPPED'));
  await phaseIs(shop.store, 'ended');
  expect(selectIsJobPersisted(shop.store.getState())).toBe(false);
  expect(await shop.stateOf('N2')).toBe('SHIPPED');
});
