import { startRecorder, type Recorder } from '../../snapshots/recorder';
import type { Recording } from '../../snapshots/recordingFormat';
import type { ShopStore } from '../../store/makeStore';

let recorder: Recorder | null = null;
const listeners = new Set<() => void>();

/** Returns the running recording; null if nothing is being recorded. */
export function currentRecorder(): Recorder | null {
  return recorder;
}

/** Calls `listener` when a recording begins, grows or ends; returns a function that unsubscribes. */
export function subscribeToRecorder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts a recording; drops a running one. */
export function beginRecording(store: ShopStore): void {
  recorder?.end();
  recorder = startRecorder(store, notifyListeners);
  notifyListeners();
}

/** Ends the recording and returns it; null if nothing was being recorded. */
export function endRecording(): Recording | null {
  const recording = recorder?.end() ?? null;
  recorder = null;
  notifyListeners();
  return recording;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
