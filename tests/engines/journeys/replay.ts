import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { serveReplayShop } from '#tests/replay/build';
import { STORED, textOf } from '#tests/replay/files';
import type { Journey } from '../support/journeys';
import { role } from '../support/target';

/** Snapshots, and the heading of their page. */
const SNAPSHOTS = [
  ['home', 'Tutti i prodotti'],
  ['product', null],
  ['order-admin', /^Ordine /],
  ['order-unknown-state', /^Ordine /],
  ['orders', 'Ordini'],
  ['orders-error', 'Ordini'],
] as const;

export const replay: Journey = {
  title: 'stored snapshots replay, and ask nothing',
  run: async ({ openTab }) => {
    const shop = await serveReplayShop();
    onTestFinished(shop.close);
    // Starts at a replay: the live shop would look for a backend.
    copyFileSync(join(STORED, 'about.json'), join(shop.folder, 'first-snapshot.json'));
    const page = await openTab(undefined, shop.origin);
    await page.goTo('/?replay=/first-snapshot.json');
    await page.waitFor(() => document.documentElement.dataset['replay'] === 'ready');
    for (const [name, heading] of SNAPSHOTS) {
      const snapshot = JSON.parse(textOf(join(STORED, `${name}.json`))) as object;
      await page.evaluate(async (content) => {
        performance.clearResourceTimings();
        await window.__shop?.replay(content);
      }, snapshot);
      await page.sees(role('heading', heading ?? undefined, { within: role('main') }));
      expect(await page.evaluate(() => document.documentElement.dataset['replay'])).toBe('ready');
      const calls = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'fetch')
          .map((entry) => entry.name),
      );
      expect(calls, name).toEqual([]);
    }
  },
};
