import { canonicalJson } from './canonical';
import { applyChanges, computeChanges } from './changes';
import type { Snapshot } from './format';
import type { Moment, Recording } from './recordingFormat';
import { redactCall } from './redactCall';
import type { Redactor } from './redactor';
import { RECORDING_FORMAT, RECORDING_VERSION } from './version';
import type { Happened } from './watchMoments';

/** The maximum size of a recording's moments, in bytes of the file. */
const MAX_BYTES = 4_000_000;

/** Old moments are dropped down to this share of the limit, so that this does not happen each time. */
const LEFT_OVER = 0.8;

type Measured = { moment: Moment; bytes: number };

/**
 * A recording of limited size: at the limit the oldest moments are dropped, and the page after them becomes the first
 * one.
 */
export class RingBuffer {
  private first: Snapshot;
  private latest: Snapshot;
  private firstBytes: number;
  private kept: Measured[] = [];
  private bytes = 0;
  private dropped = 0;
  private readonly limit: number;

  /** `limit` applies to the moments, in bytes; the page before the first one is extra. */
  constructor(first: Snapshot, limit = MAX_BYTES) {
    this.first = first;
    this.latest = first;
    this.firstBytes = bytesOf(first, 1);
    this.limit = limit;
  }

  /** Adds what happened, and the page after it; `redactor` has learned from that page which ids the calls loaded. */
  add(page: Snapshot, { events, calls }: Happened, redactor: Redactor): void {
    const moment = {
      at: page.takenAt,
      events,
      calls: calls.map((call) => redactCall(call, redactor)),
      // Its time is the moment's own, and no change.
      changes: computeChanges({ ...this.latest, takenAt: page.takenAt }, page),
    };
    this.latest = page;
    const bytes = bytesOf(moment, 2);
    this.kept.push({ moment, bytes });
    this.bytes += bytes;
    if (this.bytes > this.limit) this.dropOldest();
  }

  /** Returns the number of moments, and the size of their file in bytes. */
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

/** Returns the size of a part in the file, at this level of indentation. */
function bytesOf(part: unknown, level: number): number {
  const text = canonicalJson(part);
  const lines = text.split('\n').length - 1;
  return new TextEncoder().encode(text).byteLength + 2 * level * lines;
}
