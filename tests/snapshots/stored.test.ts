import { matchPath } from 'react-router';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATHS } from '#src/config/paths';
import { ORDER_STATES } from '#src/domain/orderState';
import { canonicalJson } from '#src/snapshots/canonical';
import { readReplay } from '#src/snapshots/readReplay';
import { VERSION } from '#src/snapshots/version';
import { storedSnapshots, textOf } from '#tests/replay/files';

const files = storedSnapshots();
const texts = new Map(files.map((file) => [basename(file), textOf(file)]));

const snapshots = [...texts.values()].map((text) => {
  const reading = readReplay(text);
  if (!('snapshot' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
  return reading.snapshot;
});

describe('the stored snapshots', () => {
  it('are of this version, and canonical', () => {
    expect(files.length).toBeGreaterThanOrEqual(24);
    for (const [name, text] of texts) {
      const snapshot: unknown = JSON.parse(text);
      expect(snapshot).toMatchObject({ version: VERSION });
      expect(canonicalJson(snapshot) === text, name).toBe(true);
    }
  });

  it('show every page of the shop', () => {
    const pathOf = (route: string) => new URL(route, 'https://shop.invalid').pathname;
    const missing = Object.values<string>(PATHS).filter(
      (pattern) => !snapshots.some(({ route }) => matchPath(pattern, pathOf(route))),
    );
    expect(missing).toEqual([]);
  });

  it('show every state of an order, and a list of 10,000', () => {
    const shown = snapshots
      .filter(({ route }) => route.startsWith('/order/get/'))
      .flatMap(({ state }) => state.entities.orders.map(({ body }) => body?.state));
    expect(shown).toEqual(expect.arrayContaining([...ORDER_STATES]));
    const most = Math.max(...snapshots.map(({ state }) => state.entities.orders.length));
    expect(most).toBe(10_000);
  });
});
