import { observeRequests, type EndedCall } from '../api/recordAndReplay';
import { now } from '../domain/clock';
import type { ShopStore } from '../store/makeStore';
import { watchActions } from '../store/devtools';
import { computeChanges } from './changes';
import { eventOf, observeErrors, observeViewport, watchHistory } from './events';
import type { Recording } from './recordingFormat';
import { redactCall } from './redactCall';
import { Redactor } from './redactor';
import { RingBuffer } from './ringBuffer';
import { currentBrowserEnvironment } from './browserEnvironment';
import { takeSnapshot } from './takeSnapshot';

export type Recorder = {
  /** Returns the present number of moments, and the size of the file in bytes. */
  size: () => { moments: number; bytes: number };
  end: () => Recording;
};

/**
 * Records the shop from now on: events, finished calls, and changes to the snapshot. All changes in one task are one
 * moment. It never contains anything secret or personal: each moment is redacted before it is added. Calls `onMoment`
 * after each one.
 */
export function startRecorder(store: ShopStore, onMoment: () => void): Recorder {
  const redactor = new Redactor();
  const capture = () => takeSnapshot(store.getState(), currentBrowserEnvironment(), redactor);
  let latest = capture();
  const buffer = new RingBuffer(latest);
  let events: string[] = [];
  let ended: EndedCall[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const addMoment = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0 && ended.length === 0) return;
    const at = new Date(now()).toISOString();
    const next = { ...capture(), takenAt: latest.takenAt };
    // After the snapshot, from which the redactor learned the ids that the calls loaded.
    const calls = ended.map((call) => redactCall(call, redactor));
    buffer.add({ at, events, calls, changes: computeChanges(latest, next) });
    [latest, events, ended] = [next, [], []];
    onMoment();
  };
  const scheduleMoment = () => {
    timer ??= setTimeout(addMoment);
  };
  const note = (event: string) => {
    if (events.at(-1) !== event) events.push(event);
    scheduleMoment();
  };

  const unsubscribes = [
    watchActions((action) => {
      const event = eventOf(action);
      if (event !== null) note(event);
    }),
    observeRequests((call) => {
      ended.push(call);
      scheduleMoment();
    }),
    watchHistory(() => note('page/addressChanged')),
    observeViewport(note),
    observeErrors(note),
  ];
  return {
    size: () => buffer.size(),
    end: () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      addMoment();
      return buffer.recording();
    },
  };
}
