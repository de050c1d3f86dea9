import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncBulkJob } from '#src/features/bulk-jobs/syncBulkJob';
import { resumeBulkJob, startBulkJob } from '#src/features/bulk-jobs/runBulkJob';
import { selectBulkJob, selectIsJobPersisted } from '#src/features/bulk-jobs/bulkJobSlice';
import { loggedOut, selectIsAdmin } from '#src/session/sessionSlice';
import { stubBrowser } from '#tests/support/browserGlobals';
import { bulkShop, jobOf, newTab, phaseIs, statuses, toState } from '#tests/support/bulkOrders';
import { stopBackend } from '#tests/support/storeBackend';
import { signIn, tokenWith } from '#tests/support/storeTokens';

let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser();
});
afterEach(stopBackend);

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
