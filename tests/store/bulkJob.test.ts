import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { ordersApi } from '#src/api/orders';
import { resumeBulkJob, startBulkJob, stopBulkJob } from '#src/features/bulk-jobs/runBulkJob';
import { selectBulkJob } from '#src/features/bulk-jobs/bulkJobSlice';
import { selectEntity } from '#src/entities/entities';
import { sessionExpired } from '#src/session/sessionSlice';
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

beforeEach(() => void stubBrowser());
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
