import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncBulkJob } from '#src/features/bulk-jobs/syncBulkJob';
import { bulkJobKeys } from '#src/domain/bulkJobKeys';
import { startBulkJob } from '#src/features/bulk-jobs/runBulkJob';
import { bulkJobActions, selectBulkJob } from '#src/features/bulk-jobs/bulkJobSlice';
import { personOf } from '#src/session/token';
import type { ShopStore } from '#src/store/makeStore';
import { watchActions } from '#src/store/devtools';
import { stubBrowser } from '#tests/support/browserGlobals';
import { bulkShop, newTab, phaseIs, toState } from '#tests/support/bulkOrders';
import { stopBackend } from '#tests/support/storeBackend';

const ORDERS = 70;
const CALL_MS = 80;

let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  stopBackend();
});

/** A shop in which each call takes a moment of a clock that goes on with the calls only. */
async function slowShop() {
  const shop = await bulkShop(ORDERS);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let passed = 0;
  shop.hold = async () => {
    passed += CALL_MS;
    vi.advanceTimersByTime(CALL_MS);
    await Promise.resolve();
  };
  return { shop, seconds: () => passed / 1000 };
}

/** Waits for a phase though the clock stands still; a job that waits for it has it go on. */
async function comesTo(store: ShopStore, phase: string): Promise<void> {
  while (selectBulkJob(store.getState())?.phase !== phase) {
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(1);
  }
}

it('writes the orders once, and how far it is twice a second at most', async () => {
  const { shop, seconds } = await slowShop();
  const startedAt = performance.now();
  await startBulkJob(shop.store, toState(ORDERS, 'SHIPPED'));
  await comesTo(shop.store, 'ended');
  const took = (performance.now() - startedAt) / 1000;
  expect(seconds()).toBeGreaterThan(5);
  const [progressKey, ordersKey] = bulkJobKeys(personOf(shop.token));
  const orders = browser.writes.filter(({ key }) => key === ordersKey);
  const progress = browser.writes.filter(({ key }) => key === progressKey);
  expect(orders).toHaveLength(1);
  // At its beginning and its end besides.
  expect(progress.length).toBeLessThanOrEqual(2 * took + 2);
  expect(progress.length).toBeGreaterThan(took);
  expect(Math.max(...progress.map(({ length }) => length))).toBeLessThan(1_000);
});

it('is taken in by a hidden tab when it is looked at, and not before', async () => {
  const shop = await bulkShop(8);
  const otherTab = newTab(shop.token);
  const [ownKey] = bulkJobKeys(personOf(shop.token));
  const reads: unknown[] = [];
  const ends = [
    syncBulkJob(otherTab),
    watchActions((action) => {
      if (bulkJobActions.jobLoaded.match(action)) reads.push(action.payload?.job.phase ?? null);
    }),
  ];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  shop.hold = () => held;
  await startBulkJob(shop.store, toState(8, 'SHIPPED'));
  browser.look(false);
  for (let times = 0; times < 5; times += 1) browser.tell('storage', ownKey);
  expect(reads).toEqual([]);
  browser.look(true);
  expect(reads).toEqual(['running']);
  release();
  await phaseIs(otherTab, 'ended');
  for (const end of ends) end();
});
