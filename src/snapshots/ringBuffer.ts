import { canonicalJson } from './canonical';
import { applyChanges } from './changes';
import type { Snapshot } from './format';
import {
  RECORDING_FORMAT,
  RECORDING_VERSION,
  type Moment,
  type Recording,
} from './recordingFormat';

/** How much the moments of a recording may take, in bytes of the file. */
const MOST_BYTES = 4_000_000;

/** Down to this share of it old moments are dropped at once, so that it does not come each time. */
const LEFT_OVER = 0.8;

type Measured = { moment: Moment; bytes: number };

/**
 * A recording that does not grow for ever: where the limit is reached, the oldest moments go,
 * and the page that they led to becomes the first one.
 */
export class RingBuffer {
  private first: Snapshot;
  private firstBytes: number;
  private kept: Measured[] = [];
  private bytes = 0;
  private dropped = 0;
  private readonly limit: number;

  /** `limit` is for the moments, in bytes; the page before the first one comes on top. */
  constructor(first: Snapshot, limit = MOST_BYTES) {
    this.first = first;
    this.firstBytes = bytesOf(first, 1);
    this.limit = limit;
  }

  add(moment: Moment): void {
    const bytes = bytesOf(moment, 2);
    this.kept.push({ moment, bytes });
    this.bytes += bytes;
    if (this.bytes > this.limit) this.dropOldest();
  }

  /** How many moments there are, and how large the file is that they make, in bytes. */
  size(): { moments: number; bytes: number } {
    return { moments: this.kept.length, bytes: this.firstBytes + this.bytes };
  }

  recording(): Recording {
    return {
      format: RECORDING_FORMAT,
      version: RECORDING_VERSION,
      dropped: this.dropped,
      first: this.first,
      moments: this.kept.map(({ moment }) => moment),
    };
  }

  private dropOldest(): void {
    let count = 0;
    while (this.bytes > this.limit * LEFT_OVER) this.bytes -= this.kept[count++]?.bytes ?? 0;
    for (const { moment } of this.kept.splice(0, count)) {
      const { at, changes } = moment;
      this.first = { ...(applyChanges(this.first, changes) as Snapshot), takenAt: at };
    }
    this.dropped += count;
    this.firstBytes = bytesOf(this.first, 1);
  }
}

/** What a part of the file takes in it, so many levels deep. */
function bytesOf(part: unknown, level: number): number {
  const text = canonicalJson(part);
  const lines = text.split('\n').length - 1;
  return new TextEncoder().encode(text).byteLength + 2 * level * lines;
}
