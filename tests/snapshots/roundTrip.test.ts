import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopClock } from '#src/domain/clock';
import { canonicalJson } from '#src/snapshots/canonical';
import { readReplay } from '#src/snapshots/readReplay';
import { restoreState } from '#src/snapshots/replayStore';
import type { BrowserEnvironment } from '#src/snapshots/browserEnvironment';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { shopStates } from '#tests/support/snapshotStates';

const HERE: BrowserEnvironment = {
  locale: 'it-IT',
  timezone: 'Europe/Rome',
  route: '/admin/all-orders?q=anna&stato=SHIPPED',
  viewport: {
    width: 1280,
    height: 800,
    pixelRatio: 1,
    scrollX: 0,
    scrollY: 120,
    colorScheme: 'light',
  },
};

beforeAll(() => stopClock(Date.parse('2026-03-04T09:30:00Z')));
afterAll(() => stopClock(null));

it('equals, byte for byte, a snapshot of its replay', () => {
  fc.assert(
    fc.property(shopStates, (state) => {
      const first = canonicalJson(takeSnapshot(state, HERE));
      const reading = readReplay(first);
      if (!('snapshot' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
      const { snapshot } = reading;
      const second = canonicalJson(takeSnapshot(restoreState(snapshot), snapshot));
      expect(second).toBe(first);
    }),
    { numRuns: 1000 },
  );
}, 60_000);

it('searches customers if the address of an earlier snapshot says so', () => {
  fc.assert(
    fc.property(shopStates, (state) => {
      const snapshot = takeSnapshot(state, { ...HERE, route: '/admin/all-orders?q=cercato' });
      const { parts } = restoreState({
        ...snapshot,
        state: { ...snapshot.state, pageState: [] },
      }).pageState;
      expect(parts).toEqual({ customers: 'cercato' });
    }),
    { numRuns: 1 },
  );
});
