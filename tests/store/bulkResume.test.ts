import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { ordersApi } from '#src/api/orders';
import type { BulkItem, BulkJob } from '#src/domain/bulkJob';
import { syncBulkJob } from '#src/features/bulk-jobs/syncBulkJob';
import {
  closeBulkJob,
  resumeBulkJob,
  startBulkJob,
  takeOverBulkJob,
} from '#src/features/bulk-jobs/runBulkJob';
import { bulkJobActions, selectBulkJob } from '#src/features/bulk-jobs/bulkJobSlice';
import { loadStoredJob } from '#src/features/bulk-jobs/bulkJobStorage';
import { bulkJobKeys } from '#src/domain/bulkJobKeys';
import { loggedOut } from '#src/session/sessionSlice';
import { personOf } from '#src/session/token';
import { followLogouts } from '#src/store/clearAfterSession';
import { wireOrder } from '#tests/support/apiSamples';
import { stubBrowser } from '#tests/support/browserGlobals';
import {
  bulkShop,
  jobOf,
  leaveJob,
  newTab,
  phaseIs,
  statuses,
  toState,
} from '#tests/support/bulkOrders';
import { stopBackend } from '#tests/support/storeBackend';
import { signIn, tokenFor, tokenWith } from '#tests/support/storeTokens';

let browser: ReturnType<typeof stubBrowser>;
const ends: (() => void)[] = [];

beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  stopBackend();
});

/** The state left by an earlier visit to the page: N1 and N2 were being sent. */
function interrupted(): BulkJob {
  const items = toState(5, 'SHIPPED').map((item): BulkItem => ({
    ...item,
    status: 'waiting',
    outcomeUnknown: false,
  }));
  const change = (at: number, changed: Partial<BulkItem>) =>
    Object.assign(items[at] ?? {}, changed);
  change(0, { status: 'sending' });
  change(1, { status: 'sending' });
  change(2, { status: 'done' });
  change(3, {
    status: 'failed',
    failure: { kind: 'http', status: 409, statusText: 'Conflict', text: 'Anna Neri non paga.' },
  });
  return { kind: 'state', phase: 'running', items };
}

it('goes on after a reload, and looks at what was on its way', async () => {
  const shop = await bulkShop(5);
  await shop.become('N1', 'SHIPPED');
  leaveJob(interrupted(), shop.token, Date.now());
  ends.push(syncBulkJob(shop.store));
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['done', 'done', 'done', 'failed', 'done']);
  expect(shop.calls.sort()).toEqual(['GET N1', 'GET N2', 'GET N5', 'PATCH N2', 'PATCH N5']);
});

it('reads also what may have been sent after its progress was last stored', async () => {
  const shop = await bulkShop(5);
  // This tab has just read the orders, but before the other one sent N5.
  const read = { forceRefetch: true, subscribe: false };
  const { getOrders } = ordersApi.endpoints;
  await shop.store.dispatch(getOrders.initiate(undefined, read));
  await shop.become('N5', 'SHIPPED');
  shop.calls.length = 0;
  leaveJob(interrupted(), shop.token, Date.now());
  ends.push(syncBulkJob(shop.store));
  await phaseIs(shop.store, 'ended');
  expect(shop.calls.sort()).toEqual(['GET N1', 'GET N2', 'GET N5', 'PATCH N1', 'PATCH N2']);
});

it('does not take another tab’s earlier reading for a look', async () => {
  const shop = await bulkShop(5);
  await shop.become('N1', 'SHIPPED');
  await shop.become('N2', 'SHIPPED');
  const older = tick();
  const order = JSON.stringify({ ...wireOrder, stateOfOrder: 'IN_PREPARATION' });
  const reply = { status: 200, statusText: '', headers: new Headers(), text: order };
  shop.store.requestContext.crossTab = {
    read: (_, ask, minAsOf) =>
      minAsOf < older ? Promise.resolve({ asOf: older, outcome: { reply } }) : ask(),
    wrote: () => undefined,
  };
  leaveJob(interrupted(), shop.token, Date.now());
  ends.push(syncBulkJob(shop.store));
  await phaseIs(shop.store, 'ended');
  expect(shop.writes()).toEqual(['PATCH N5']);
});

it('keeps no words of the backend, and nothing that it did not write', () => {
  const token = tokenFor(60);
  leaveJob(interrupted(), token, 7);
  expect([...browser.stored.values()].join()).not.toContain('Anna');
  expect(jobOf(token)?.job.items[3]).toMatchObject({ failure: { kind: 'http', status: 409 } });
  expect(jobOf(token)?.savedAt).toBe(7);
  for (const key of bulkJobKeys(personOf(token))) {
    const good = browser.stored.get(key) ?? '';
    const bad = [
      '',
      'null',
      '{',
      '[]',
      good.replace('"version":3', '"version":4'),
      good.replace('"SHIPPED"', '"RUBATO"'),
      good.replace('"from":', '"prima":'),
      good.replace('"orders":[', '"orders":[7,'),
      good.replace('"phase":"running"', '"phase":"correndo"'),
      good.replace('"wwdfw"', '"wwdf"'),
      good.replace('"wwdfw"', '"wwdfx"'),
    ].filter((text) => text !== good);
    expect(bad, 'what is broken is in this key').toHaveLength(8);
    for (const text of bad) {
      browser.stored.set(key, text);
      expect(jobOf(token), text).toBeNull();
    }
    browser.stored.set(key, good);
  }
  expect(jobOf(token)?.job.items).toHaveLength(5);
});

it('reads a job as every build of this version of the format has stored it', () => {
  const change = { kind: 'state', state: 'SHIPPED' };
  const from = { kind: 'state', state: 'IN_PREPARATION' };
  const orders = ['N1', 'N2', 'N3', 'N4'].map((orderNumber) => ({ orderNumber, change, from }));
  const failure = { kind: 'http', status: 409, statusText: '', text: '' };
  const failures = [{ at: 1, outcomeUnknown: true, failure }];
  const progress = { version: 3, phase: 'running', savedAt: 7, statuses: 'wfdc', failures };
  browser.stored.set('bulkJob/p/orders', JSON.stringify({ version: 3, kind: 'state', orders }));
  browser.stored.set('bulkJob/p', JSON.stringify(progress));
  const planned = { change, from, outcomeUnknown: false };
  expect(loadStoredJob('p')).toEqual({
    job: {
      kind: 'state',
      phase: 'running',
      items: [
        { ...planned, orderNumber: 'N1', status: 'waiting' },
        { ...planned, orderNumber: 'N2', status: 'failed', outcomeUnknown: true, failure },
        { ...planned, orderNumber: 'N3', status: 'done' },
        { ...planned, orderNumber: 'N4', status: 'changed' },
      ],
    },
    savedAt: 7,
    person: 'p',
  });
});

it('waits for a person when the tab has been gone for long', async () => {
  const shop = await bulkShop(5);
  leaveJob(interrupted(), shop.token, Date.now() - 3_600_000);
  ends.push(syncBulkJob(shop.store));
  await phaseIs(shop.store, 'stopped');
  expect(shop.calls).toEqual([]);
  expect(await resumeBulkJob(shop.store)).toBe(true);
  await phaseIs(shop.store, 'ended');
  expect(shop.calls).toContain('PATCH N5');
});

it('leaves out, days later, what has changed since', async () => {
  const shop = await bulkShop(5);
  await shop.become('N5', 'CANCELLATION_IN_PROGRESS');
  leaveJob({ ...interrupted(), phase: 'stopped' }, shop.token, Date.now() - 3 * 86_400_000);
  ends.push(syncBulkJob(shop.store));
  await phaseIs(shop.store, 'stopped');
  expect(await resumeBulkJob(shop.store)).toBe(true);
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['done', 'done', 'done', 'failed', 'changed']);
  expect(await shop.stateOf('N5')).toBe('CANCELLATION_IN_PROGRESS');
});

it('is gone with the logout, from the memory and from this browser', async () => {
  const shop = await bulkShop(6);
  followLogouts(shop.store);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  shop.hold = () => held;
  await startBulkJob(shop.store, toState(6, 'SHIPPED'));
  const stored = () => [...browser.stored.values()].join();
  expect(stored()).toContain('N1');
  shop.store.dispatch(loggedOut());
  expect(selectBulkJob(shop.store.getState())).toBeNull();
  expect(stored()).not.toContain('N1');

  signIn(shop.store, shop.token);
  ends.push(syncBulkJob(shop.store));
  release();
  await vi.waitFor(() => expect(shop.underWay).toBe(0));
  expect(await startBulkJob(shop.store, toState(0, 'SHIPPED'))).toBe(true); // the run is over
  expect(new Set(shop.calls.map((call) => call.split(' ')[1])).size).toBe(4);
});

it('is neither taken over nor removed by another person, nor by one who is not known', async () => {
  const shop = await bulkShop(5);
  followLogouts(shop.store);
  const others = [{}, { sub: 'altra' }].map((claims) =>
    tokenWith({ ...claims, exp: Date.now() / 1000 + 3600 }),
  );
  for (const token of others) {
    leaveJob(interrupted(), token, Date.now());
    ends.push(syncBulkJob(shop.store));
    expect(selectBulkJob(shop.store.getState())).toBeNull();
  }
  await startBulkJob(shop.store, toState(1, 'SHIPPED'));
  await phaseIs(shop.store, 'ended');
  expect(shop.writes()).toEqual(['PATCH N1']);
  shop.store.dispatch(loggedOut());
  expect(jobOf(shop.token)).toBeNull();
  for (const token of others) expect(jobOf(token)?.job).toHaveProperty('phase', 'running');
});

it('shows in other tabs how far it is, without a second sending', async () => {
  const shop = await bulkShop(8);
  const otherTab = newTab(shop.token);
  const [ownKey] = bulkJobKeys(personOf(shop.token));
  ends.push(syncBulkJob(shop.store), syncBulkJob(otherTab));
  await startBulkJob(shop.store, toState(8, 'SHIPPED'));
  browser.tell('storage', ownKey);
  expect(selectBulkJob(otherTab.getState())?.phase).toBe('running');
  expect(await resumeBulkJob(otherTab)).toBe(false);
  await phaseIs(shop.store, 'ended');
  browser.tell('storage', ownKey);
  expect(new Set(statuses(otherTab))).toEqual(new Set(['done']));
  expect(shop.writes()).toHaveLength(8);

  closeBulkJob(otherTab);
  browser.tell('storage', ownKey);
  expect(selectBulkJob(shop.store.getState())).toBeNull();
});

it('is not resumed by itself without Web Locks, with which tabs know of each other', async () => {
  const shop = await bulkShop(5);
  vi.stubGlobal('navigator', { onLine: true });
  leaveJob(interrupted(), shop.token, Date.now());
  ends.push(syncBulkJob(shop.store));
  expect(selectBulkJob(shop.store.getState())?.phase).toBe('stopped');
  expect(shop.calls).toEqual([]);
  expect(await resumeBulkJob(shop.store)).toBe(true);
  await phaseIs(shop.store, 'ended');
  expect(shop.writes()).toHaveLength(3);
});

it('stops at a defect, waits for running calls, and leaves room for another job', async () => {
  const shop = await bulkShop(5);
  const job = interrupted();
  Object.assign(job.items[4] ?? {}, { change: undefined });
  shop.store.dispatch(bulkJobActions.jobLoaded({ job, person: personOf(shop.token) }));
  await expect(takeOverBulkJob(shop.store)).rejects.toThrow(TypeError);
  expect(selectBulkJob(shop.store.getState())?.phase).toBe('stopped');
  expect(statuses(shop.store).at(-1)).toBe('waiting');
  closeBulkJob(shop.store);
  expect(await startBulkJob(shop.store, toState(1, 'SHIPPED'))).toBe(true);
  await phaseIs(shop.store, 'ended');
});
