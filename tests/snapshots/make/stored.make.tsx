/*
 * `npm run snapshots [-- -t NAME]`: makes the stored snapshots from the mock backend, which is the same shop each time.
 * `npm run replay -- --update` then stores their accessibility trees.
 */
import { screen, waitFor } from '@testing-library/react';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it, vi } from 'vitest';
import { canonicalJson } from '#src/snapshots/canonical';
import { readReplay } from '#src/snapshots/readReplay';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { adminToken } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';
import { HERE } from '#tests/support/snapshotSample';
import { PAGES } from './pages';
import { shrinkSeed } from './smallSeed';

const FOLDER = join(import.meta.dirname, '../stored');
const DESKTOP = { width: 1024, height: 680 };
const NOW = new Date('2026-03-03T09:30:00Z');

const backend = useMockBackend();

beforeAll(() => mkdirSync(FOLDER, { recursive: true }));

it.each(Object.entries(PAGES))(
  '%s',
  async (name, page) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    if (page.handler) backend.server.use(page.handler);
    const { store, user } = await openShop(backend, page.path, {
      change: (seed) => {
        shrinkSeed(seed);
        page.change?.(seed);
      },
      ...(page.cart && { cart: page.cart }),
      ...(page.isAdmin && { token: await adminToken() }),
    });
    await screen.findAllByText(page.shows, {}, { timeout: 30_000 });
    await page.act?.(user);
    await waitFor(() => {
      const { mutations } = store.getState().api;
      expect(Object.values(mutations).some((call) => call?.status === 'pending')).toBe(false);
    });

    const route = location.pathname + location.search;
    const viewport = { ...HERE.viewport, ...(page.viewport ?? DESKTOP) };
    const text = canonicalJson(takeSnapshot(store.getState(), { ...HERE, viewport, route }));
    expect(readReplay(text)).toHaveProperty('snapshot');
    if (page.isZipped) writeFileSync(join(FOLDER, `${name}.json.gz`), gzipSync(text, { level: 9 }));
    else writeFileSync(join(FOLDER, `${name}.json`), text);
  },
  120_000,
);
