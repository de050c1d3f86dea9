import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stopClock } from '#src/domain/clock';
import { canonicalJson } from '#src/snapshots/canonical';
import type { Snapshot } from '#src/snapshots/format';
import { readReplay } from '#src/snapshots/readReplay';
import { snapshotAt } from '#src/snapshots/readRecording';
import type { Recording } from '#src/snapshots/recordingFormat';
import { Redactor } from '#src/snapshots/redactor';
import { RingBuffer } from '#src/snapshots/ringBuffer';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import { notificationAdded } from '#src/features/notifications/notificationsSlice';
import { HERE, sampleState } from '#tests/support/snapshotSample';
import { shopStates } from '#tests/support/snapshotStates';
import { recorded, timeOf } from '#tests/support/recordings';

/** Returns snapshots as a recorder takes them, one second apart. */
const sessions = fc
  .array(fc.tuple(shopStates, fc.nat(900)), { minLength: 2, maxLength: 6 })
  .map((looks) => {
    const redactor = new Redactor();
    return looks.map(([state, scrollY], moment): Snapshot => ({
      ...takeSnapshot(state, { ...HERE, viewport: { ...HERE.viewport, scrollY } }, redactor),
      takenAt: timeOf(moment),
    }));
  });

function readBack(recording: Recording): Recording {
  const reading = readReplay(canonicalJson(recording));
  if (!('recording' in reading)) throw new Error(JSON.stringify(reading).slice(0, 300));
  return reading.recording;
}

const sizeOf = (recording: Recording) =>
  new TextEncoder().encode(canonicalJson(recording)).byteLength;

describe('a recording', () => {
  it('plays exactly the recorded states, also from its file', () => {
    fc.assert(
      fc.property(sessions, (snapshots) => {
        const recording = readBack(recorded(snapshots).recording());
        for (const [moment, snapshot] of snapshots.entries()) {
          expect(canonicalJson(snapshotAt(recording, moment))).toBe(canonicalJson(snapshot));
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('stays under its limit by dropping the oldest moments, and stays correct', () => {
    let shortened = 0;
    fc.assert(
      fc.property(sessions, fc.integer({ min: 500, max: 8_000 }), (snapshots, limit) => {
        const buffer = recorded(snapshots, limit);
        const recording = buffer.recording();
        const { moments, dropped } = recording;
        expect(dropped + moments.length).toBe(snapshots.length - 1);
        if (dropped > 0) shortened += 1;
        const room = sizeOf(recording) - sizeOf({ ...recording, moments: [] });
        expect(room).toBeLessThanOrEqual(limit + 8); // including the lines of the list's brackets
        // The shown size is that of the file without its frame.
        expect(Math.abs(buffer.size().bytes - sizeOf(recording))).toBeLessThan(200);
        for (let moment = 0; moment <= moments.length; moment += 1) {
          expect(snapshotAt(recording, moment)).toEqual(snapshots[dropped + moment]);
        }
      }),
      { numRuns: 100 },
    );
    expect(shortened).toBeGreaterThan(10);
  }, 60_000);

  it('of a long session stays small', () => {
    // On a slow machine more times would differ, and fewer moments fit.
    stopClock(Date.parse(timeOf(0)));
    onTestFinished(() => stopClock(null));
    let state = sampleState();
    const redactor = new Redactor();
    const buffer = new RingBuffer(takeSnapshot(state, HERE, redactor), 40_000);
    for (let moment = 1; moment <= 800; moment += 1) {
      state = sampleState(notificationAdded('info', `Messaggio ${moment}`));
      const happened = { events: ['notifications/notificationAdded'], calls: [] };
      buffer.add(takeSnapshot(state, HERE, redactor), happened, redactor);
    }
    const { moments, dropped } = buffer.recording();
    expect(buffer.size().bytes).toBeLessThan(50_000);
    expect(moments.length).toBeGreaterThan(50);
    expect(dropped).toBeGreaterThan(0);
    expect(dropped + moments.length).toBe(800);
  });
});
