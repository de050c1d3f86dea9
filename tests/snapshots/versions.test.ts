import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#src/snapshots/canonical';
import type { Snapshot } from '#src/snapshots/format';
import { readReplay } from '#src/snapshots/readReplay';
import { snapshotAt } from '#src/snapshots/readRecording';
import { restoreState } from '#src/snapshots/replayStore';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { RECORDING_VERSION, UPGRADES, VERSION } from '#src/snapshots/version';
import { baseOf, storedSnapshots, textOf } from '#tests/replay/files';

/*
 * Released versions stay readable. If a kept file is refused or loses something, the format needs a new version: see
 * src/snapshots/README.md.
 */

const KEPT = join(import.meta.dirname, 'versions');

const upTo = (version: number) => Array.from({ length: version }, (_, index) => index + 1);
const kept = (name: string) =>
  textOf(storedSnapshots(KEPT).find((file) => basename(baseOf(file)) === name) ?? name);

/** Reads a snapshot's text and restores its page, of which another snapshot can be taken. */
function readAndRestore(text: string): Snapshot {
  const reading = readReplay(text);
  if (!('snapshot' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
  const { snapshot } = reading;
  const again = canonicalJson(takeSnapshot(restoreState(snapshot), snapshot));
  expect(readReplay(again)).toHaveProperty('snapshot');
  return snapshot;
}

/** The field of version 1 that repeats another one; version 3 leaves it out. */
const REPEATED = 'orderPriority';

/** Returns the primitive values of plain data, whatever the names of their fields. */
function valuesIn(data: unknown): string {
  const values: string[] = [];
  JSON.stringify(data, (key, value: unknown) => {
    if (key === REPEATED) return undefined;
    if (typeof value !== 'object' || value === null) values.push(JSON.stringify(value));
    return value;
  });
  return values.sort().join('\n');
}

describe('every version', () => {
  it.each(upTo(VERSION))('%i of snapshots can still be read and shown', (version) => {
    const text = kept(`snapshot-${version}`);
    expect(JSON.parse(text)).toMatchObject({ version });
    const snapshot = readAndRestore(text);
    if (version < VERSION) return;
    // Today's file has every part, so that a change which needs a new version fails here.
    expect(snapshot).toEqual(JSON.parse(text));
    for (const [part, value] of Object.entries(snapshot.state)) {
      if (Array.isArray(value)) expect(value, part).not.toEqual([]);
    }
  });

  it.each(upTo(RECORDING_VERSION))('%i of recordings can still be read and played', (version) => {
    const text = kept(`recording-${version}`);
    expect(JSON.parse(text)).toMatchObject({ version });
    const reading = readReplay(text);
    if (!('recording' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
    const { moments } = reading.recording;
    expect(moments.length).toBeGreaterThan(0);
    for (const count of [0, moments.length]) {
      expect(restoreState(snapshotAt(reading.recording, count))).toHaveProperty('entities');
    }
  });

  it('except the latest has an upgrader', () => {
    expect(UPGRADES).toHaveLength(VERSION - 1);
  });
});

describe('the pages that were stored in version 1', () => {
  const files = storedSnapshots(join(KEPT, '1'));

  it.each(files.map((file) => [basename(baseOf(file)), file]))(
    '%s can still be read and shown, and lose nothing',
    (_name, file) => {
      const text = textOf(file);
      const older = JSON.parse(text) as { version: number; state: unknown };
      expect(older.version).toBe(1);
      const snapshot = readAndRestore(text);
      expect(valuesIn(snapshot.state) === valuesIn(older.state)).toBe(true);
    },
    30_000,
  );
});

describe('upgrading', () => {
  it('moves the cart’s priority of version 2 into the slice, and keeps no copy', () => {
    const older = JSON.parse(kept('snapshot-2')) as { state: { cart: object } };
    older.state.cart = { busy: true, priority: 'STANDARD' };
    const { state } = readAndRestore(JSON.stringify(older));
    expect(state.cart).toEqual({ busy: true, priority: 'PRIORITARIO' });
    expect(JSON.stringify(state)).not.toContain('orderPriority');
    expect(restoreState({ state, route: '/cart' }).cart).toMatchObject(state.cart);
  });
});
