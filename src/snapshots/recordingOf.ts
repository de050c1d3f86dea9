import { pause } from '../domain/concurrency';
import type { KeptMoment } from './lastMinute';
import type { Recording } from './recordingFormat';
import type { Redactor } from './redactor';
import { RingBuffer } from './ringBuffer';
import type { BrowserEnvironment } from './browserEnvironment';
import { takeSnapshot } from './takeSnapshot';

/** How long the main thread is used at a time, in milliseconds. */
const SLICE_MS = 8;

/**
 * Makes a recording of kept moments, in slices that let the page do other work. It contains nothing secret or personal.
 * Returns null if the file would be larger than `maxBytes` even without its oldest moments.
 */
export async function recordingOf(
  moments: readonly KeptMoment[],
  browserEnvironment: BrowserEnvironment,
  redactor: Redactor,
  maxBytes: number,
): Promise<Recording | null> {
  const snapshotOf = ({ at, state, route, viewport }: KeptMoment) => ({
    ...takeSnapshot(
      state,
      {
        ...browserEnvironment,
        route,
        viewport: { ...browserEnvironment.viewport, ...viewport },
      },
      redactor,
    ),
    takenAt: new Date(at).toISOString(),
  });
  const [before, ...others] = moments;
  if (!before) return null;
  const first = snapshotOf(before);
  const { bytes } = new RingBuffer(first).size();
  if (bytes > maxBytes / 2 || others.length === 0) return null;
  const buffer = new RingBuffer(first, maxBytes * 0.9 - bytes);
  let since = performance.now();
  for (const moment of others) {
    if (performance.now() - since > SLICE_MS) {
      await pause(0);
      since = performance.now();
    }
    buffer.add(snapshotOf(moment), moment, redactor);
  }
  if (buffer.size().bytes <= maxBytes) return buffer.recording();
  // The first page has grown by the moments that were merged into it.
  return recordingOf(moments.slice(moments.length / 2), browserEnvironment, redactor, maxBytes);
}
