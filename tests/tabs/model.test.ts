import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IS_EXHAUSTIVE, SEED } from '#tests/support/exhaustive';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { everyView, openEverything } from '#tests/support/storeViews';
import { signIn } from '#tests/support/storeTokens';
import { openTabs, quiet, useTabs } from '#tests/support/tabs';
import { operations } from '#tests/support/tabOperations';

const TABS = 4;
const OPERATIONS = 100;

/** Seeds after which tabs once showed different data. */
const PINNED: readonly number[] = [];

/** The number of further seeds, different ones with each sample; MODEL_SEEDS=1000 tries more. */
const SEEDS = Number(process.env['MODEL_SEEDS'] ?? (IS_EXHAUSTIVE ? 100 : 6));
const FIRST = IS_EXHAUSTIVE ? 1 : 1 + SEED * SEEDS;

beforeEach(() => {
  // As in production: Redux Toolkit's checks of each action take longer than everything else.
  vi.stubEnv('NODE_ENV', 'production');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.unstubAllEnvs());
const { backend } = useTabs();

const seeds = [...PINNED, ...Array.from({ length: SEEDS }, (_, index) => FIRST + index)];

it.each(seeds)(
  'seed %d: all tabs end with what the server has',
  async (seed) => {
    const { token } = backend;
    const tabs = openTabs(TABS, { token });
    await Promise.all(tabs.map(({ store }) => openEverything(store)));
    const [work = []] = fc.sample(operations(TABS, OPERATIONS), { seed, numRuns: 1 });
    const underWay: unknown[] = [];
    for (const { tab, waits, run } of work) {
      const ended = tabs[tab] && run(tabs[tab]);
      if (waits) await ended;
      else underWay.push(ended);
    }
    await Promise.all(underWay);
    for (const tab of tabs) tab.look(true);
    await quiet();
    const visitor = makeStore();
    signIn(visitor, token);
    await openEverything(visitor);
    const truth = shownBy(visitor);
    for (const { store } of tabs) expect(shownBy(store)).toEqual(truth);
  },
  20_000,
);

/** Everything that is shown except the stock, which orders change by rules that no response tells. */
function shownBy(store: ShopStore): unknown {
  return JSON.parse(
    JSON.stringify(everyView(store), (key, value: unknown) => (key === 'stock' ? null : value)),
  );
}
