import { join } from 'node:path';
import type { Snapshot } from '#src/snapshots/format';
import { readReplay } from '#src/snapshots/readReplay';
import { Redactor } from '#src/snapshots/redactor';
import { RingBuffer } from '#src/snapshots/ringBuffer';
import { STORED, textOf } from '#tests/replay/files';

/** Returns a snapshot that CI replays. */
export function storedSnapshot(name: string): Snapshot {
  const reading = readReplay(textOf(join(STORED, `${name}.json`)));
  if (!('snapshot' in reading)) throw new Error(`${name} is not a snapshot`);
  return reading.snapshot;
}

const START = Date.parse('2026-03-04T09:30:00Z');
/** Returns the time of a moment, a second after the one before. */
export const timeOf = (moment: number) => new Date(START + moment * 1_000).toISOString();

/** Records snapshots in a ring buffer, as the recorder does. */
export function recorded(snapshots: readonly Snapshot[], limit?: number): RingBuffer {
  const [first, ...others] = snapshots;
  if (!first) throw new Error('nothing was recorded');
  const buffer = new RingBuffer(first, limit);
  const redactor = new Redactor();
  for (const snapshot of others) buffer.add(snapshot, { events: ['test'], calls: [] }, redactor);
  return buffer;
}
