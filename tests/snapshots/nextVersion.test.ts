import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readReplay } from '#src/snapshots/readReplay';
import { snapshotAt } from '#src/snapshots/readRecording';
import { restoreState } from '#src/snapshots/replayStore';
import type { Snapshot } from '#src/snapshots/format';
import { VERSION } from '#src/snapshots/version';
import { textOf } from '#tests/replay/files';

/*
 * A shop of the next version: today's kept files are read through an upgrader.
 */

vi.mock(import('#src/snapshots/version'), async (original) => {
  const today = await original();
  return {
    ...today,
    VERSION: (today.VERSION + 1) as typeof VERSION,
    UPGRADES: {
      ...today.UPGRADES,
      [today.VERSION]: (older) => ({
        ...older,
        state: { ...(older['state'] as object), newVersion: true },
      }),
    },
  };
});

const kept = (file: string) => textOf(join(import.meta.dirname, 'versions', file));

it('an older snapshot becomes one of the next version', () => {
  const text = kept(`snapshot-${VERSION - 1}.json`);
  const reading = readReplay(text);
  if (!('snapshot' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
  const older = JSON.parse(text) as Snapshot;
  expect(reading.snapshot).toEqual({
    ...older,
    version: VERSION,
    state: { ...older.state, newVersion: true },
  });
});

it('so does each moment of an older recording', () => {
  const reading = readReplay(kept('recording-1.json.gz'));
  if (!('recording' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
  const { recording } = reading;
  expect(recording.moments).toHaveLength(1);
  for (const count of [0, 1]) {
    const snapshot = snapshotAt(recording, count);
    expect(snapshot).toMatchObject({ version: VERSION, state: { newVersion: true } });
    expect(restoreState(snapshot)).toHaveProperty('entities');
  }
  expect(snapshotAt(recording, 0).state.notifications).toHaveLength(1);
  expect(snapshotAt(recording, 1).state.notifications).toHaveLength(2);
  expect(snapshotAt(recording, 1).route).toBe('/admin/all-orders?stato=SHIPPED');
});
