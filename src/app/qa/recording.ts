import { makeListeners } from '../../domain/listeners';
import { startRecorder, type Recorder } from '../../snapshots/recorder';
import type { Recording } from '../../snapshots/recordingFormat';
import type { ShopStore } from '../../store/makeStore';

let recorder: Recorder | null = null;
const listeners = makeListeners();

/** Returns the running recording; null if nothing is being recorded. */
export function currentRecorder(): Recorder | null {
  return recorder;
}

/** Calls `listener` when a recording begins, grows or ends; returns a function that unsubscribes. */
export const subscribeToRecorder = listeners.subscribe;

/** Starts a recording; drops a running one. */
export function beginRecording(store: ShopStore): void {
  recorder?.end();
  recorder = startRecorder(store, listeners.notify);
  listeners.notify();
}

/** Ends the recording and returns it; null if nothing was being recorded. */
export function endRecording(): Recording | null {
  const recording = recorder?.end() ?? null;
  recorder = null;
  listeners.notify();
  return recording;
}
