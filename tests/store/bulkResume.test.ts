import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import type { BulkItem, BulkJob } from '#src/domain/bulkJob';
import { syncBulkJob } from '#src/features/bulk-orders/syncBulkJob';
import { loadStoredJob } from '#src/features/bulk-orders/bulkJobStorage';
import { closeBulkJob, resumeBulkJob, startBulkJob } from '#src/features/bulk-orders/runBulkJob';
import { selectBulkJob } from '#src/features/bulk-orders/bulkJobSlice';
import { loggedOut } from '#src/session/sessionSlice';
import { followLogouts } from '#src/store/clearOnLogout';
import { requestContextOf } from '#src/store/makeStore';
import { wireOrder } from '#tests/support/apiSamples';
import { stubBrowser } from '#tests/support/browserGlobals';
import { bulkShop, leaveJob, newTab, phaseIs, statuses, toState } from '#tests/support/bulkOrders';
import { freezeIn, pass } from '#tests/support/frozenTab';
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

/** What an earlier life of the page left behind: N1 and N2 were on their way. */
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

/** What was on its way has reached the backend, though its answer was lost. */
function arrive({ database }: Awaited<ReturnType<typeof bulkShop>>, orderNumber: string) {
  return database.write(async (tables) => {
    const order = await tables.get('orders', orderNumber);
    if (order) await tables.put('orders', { ...order, stateOfOrder: 'SHIPPED' });
  });
}

it('goes on after a reload, and looks at what was on its way', async () => {
  const shop = await bulkShop(5);
  await arrive(shop, 'N1');
  leaveJob(interrupted(), shop.token, Date.now());
  ends.push(syncBulkJob(shop.store));
  await phaseIs(shop.store, 'ended');
  expect(statuses(shop.store)).toEqual(['done', 'done', 'done', 'failed', 'done']);
  expect(shop.calls.sort()).toEqual(['GET N1', 'GET N2', 'PATCH N2', 'PATCH N5']);
});

it('looks also at what may have been sent after the last time that it was kept', async () => {
  const shop = await bulkShop(5);
  await arrive(shop, 'N5');
  leaveJob(interrupted(), shop.token, Date.now(), 5);
  ends.push(syncBulkJob(shop.store));
  await phaseIs(shop.store, 'ended');
  expect(shop.calls.sort()).toEqual(['GET N1', 'GET N2', 'GET N5', 'PATCH N1', 'PATCH N2']);
});

it('does not take another tab’s earlier reading for a look', async () => {
  const shop = await bulkShop(5);
  await arrive(shop, 'N1');
  await arrive(shop, 'N2');
  const older = tick();
  const order = JSON.stringify({ ...wireOrder, stateOfOrder: 'IN_PREPARATION' });
  const reply = { status: 200, statusText: '', headers: new Headers(), text: order };
  requestContextOf(shop.store).crossTab = {
    read: (_, ask, minAsOf) =>
      minAsOf < older ? Promise.resolve({ asOf: older, outcome: { reply } }) : ask(),
    withLock: (_, write) => write(),
    wrote: () => undefined,
  };
  leaveJob(interrupted(), shop.token, Date.now());
  ends.push(syncBulkJob(shop.store));
  await phaseIs(shop.store, 'ended');
  expect(shop.calls.sort()).toEqual(['GET N1', 'GET N2', 'PATCH N5']);
});

it('keeps no words of the backend, and nothing that it did not write', () => {
  leaveJob(interrupted(), tokenFor(60), 7);
  expect(browser.stored.get('bulkJob')).not.toContain('Anna');
  expect(loadStoredJob()?.job.items[3]).toMatchObject({ failure: { kind: 'http', status: 409 } });
  expect(loadStoredJob()?.heartbeatAt).toBe(7);
  for (const key of ['bulkJob', 'bulkJobOrders']) {
    const good = browser.stored.get(key) ?? '';
    const bad = [
      '',
      'null',
      '{',
      '[]',
      good.replace('"version":2', '"version":3'),
      good.replace('"SHIPPED"', '"RUBATO"'),
      good.replace('"orders":[', '"orders":[7,'),
      good.replace('"phase":"running"', '"phase":"correndo"'),
      good.replace('"count":1', '"count":2'),
    ].filter((text) => text !== good);
    expect(bad, 'what is broken is in this key').toHaveLength(7);
    for (const text of bad) {
      browser.stored.set(key, text);
      expect(loadStoredJob(), text).toBeNull();
    }
    browser.stored.set(key, good);
  }
  expect(loadStoredJob()?.job.items).toHaveLength(5);
});

it('reads a job as every build of this version of the format has stored it', () => {
  const change = { kind: 'state', state: 'SHIPPED' };
  const orders = ['N1', 'N2', 'N3', 'N4', 'N5'].map((orderNumber) => ({ orderNumber, change }));
  const runs = [
    { count: 1, status: 'sending', outcomeUnknown: false },
    { count: 1, status: 'failed', outcomeUnknown: false, failure: { kind: 'http', status: 409 } },
    { count: 1, status: 'failed', outcomeUnknown: true, failure: { kind: 'refused' } },
    { count: 2, status: 'waiting', outcomeUnknown: false },
  ];
  const list = { version: 2, kind: 'state', person: 'p', orders };
  const progress = { version: 2, phase: 'running', beatAt: 7, claimed: 4, runs };
  browser.stored.set('bulkJobOrders', JSON.stringify(list));
  browser.stored.set('bulkJob', JSON.stringify(progress));
  expect(loadStoredJob()).toEqual({
    job: {
      kind: 'state',
      phase: 'running',
      items: [
        { orderNumber: 'N1', change, status: 'waiting', outcomeUnknown: true },
        {
          orderNumber: 'N2',
          change,
          status: 'failed',
          outcomeUnknown: false,
          failure: { kind: 'http', status: 409, statusText: '', text: '' },
        },
        {
          orderNumber: 'N3',
          change,
          status: 'failed',
          outcomeUnknown: true,
          failure: { kind: 'refused', text: '' },
        },
        { orderNumber: 'N4', change, status: 'waiting', outcomeUnknown: true },
        { orderNumber: 'N5', change, status: 'waiting', outcomeUnknown: false },
      ],
    },
    heartbeatAt: 7,
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

it('is gone with the logout, from the memory and from this browser', async () => {
  const shop = await bulkShop(6);
  followLogouts(shop.store);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.hold = () => held;
  await startBulkJob(shop.store, toState(6, 'SHIPPED'));
  shop.store.dispatch(loggedOut());
  expect(selectBulkJob(shop.store.getState())).toBeNull();

  signIn(shop.store, shop.token);
  ends.push(syncBulkJob(shop.store));
  release();
  await vi.waitFor(() => expect(shop.underWay).toBe(0));
  expect(await startBulkJob(shop.store, toState(0, 'SHIPPED'))).toBe(true); // the run is over
  expect(shop.calls).toHaveLength(4);
  expect(browser.stored.get('bulkJobOrders')).not.toContain('N1');
});

it('is not taken over for another person, nor for one who is not known', async () => {
  const shop = await bulkShop(5);
  for (const claims of [{}, { sub: 'altra' }]) {
    leaveJob(interrupted(), tokenWith({ ...claims, exp: Date.now() / 1000 + 3600 }), Date.now());
    ends.push(syncBulkJob(shop.store));
    expect(selectBulkJob(shop.store.getState())).toBeNull();
  }
  await startBulkJob(shop.store, toState(1, 'SHIPPED'));
  await phaseIs(shop.store, 'ended');
  expect(shop.calls).toEqual(['PATCH N1']);
});

it('shows in other tabs how far it is, without a second sending', async () => {
  const shop = await bulkShop(8);
  const otherTab = newTab(shop.token);
  ends.push(syncBulkJob(shop.store), syncBulkJob(otherTab));
  await startBulkJob(shop.store, toState(8, 'SHIPPED'));
  browser.tell('storage', 'bulkJob');
  expect(selectBulkJob(otherTab.getState())?.phase).toBe('running');
  expect(await resumeBulkJob(otherTab)).toBe(false);
  await phaseIs(shop.store, 'ended');
  browser.tell('storage', 'bulkJob');
  expect(new Set(statuses(otherTab))).toEqual(new Set(['done']));
  expect(shop.calls).toHaveLength(8);

  closeBulkJob(otherTab);
  browser.tell('storage', 'bulkJob');
  expect(selectBulkJob(shop.store.getState())).toBeNull();
});

it('is not taken for gone by a tab without Web Locks while it shows signs of life', async () => {
  const shop = await bulkShop(2);
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: Date.now() });
  leaveJob({ ...interrupted(), items: interrupted().items.slice(0, 2) }, shop.token, Date.now());
  ends.push(syncBulkJob(shop.store));
  expect(await startBulkJob(shop.store, toState(2, 'DELIVERED'))).toBe(false);
  await vi.advanceTimersByTimeAsync(29_000);
  leaveJob(interrupted(), shop.token, Date.now());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(selectBulkJob(shop.store.getState())?.phase).toBe('running');
  await vi.advanceTimersByTimeAsync(31_000);
  expect(selectBulkJob(shop.store.getState())?.phase).toBe('stopped');
  vi.useRealTimers();
  expect(shop.calls).toEqual([]);
});

it('goes on in another tab when its own is frozen, which sends nothing more when it thaws', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const shop = await bulkShop(8);
  const { thaw } = await freezeIn(() => startBulkJob(shop.store, toState(8, 'SHIPPED')));
  const other = newTab(shop.token);
  ends.push(syncBulkJob(other));
  await pass(20_000);
  await phaseIs(other, 'ended');
  expect(statuses(other)).toEqual(Array.from({ length: 8 }, () => 'done'));
  shop.calls.length = 0;
  thaw();
  await vi.waitFor(() => expect(shop.underWay + shop.calls.length).toBe(4));
  await phaseIs(shop.store, 'ended');
  expect(shop.calls).toHaveLength(4); // what was on its way when it froze
  expect(loadStoredJob()?.job.phase).toBe('ended');
  vi.useRealTimers();
});
