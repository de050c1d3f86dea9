import { startRecorder, type Recorder } from '../../snapshots/recorder';
import type { Recording } from '../../snapshots/recordingFormat';
import type { ShopStore } from '../../store/makeStore';

let recorder: Recorder | null = null;
const listeners = new Set<() => void>();

/** The recording that is on; null where none is. */
export function currentRecorder(): Recorder | null {
  return recorder;
}

/** Calls when a recording begins, goes on or ends; gives what ends that. */
export function subscribeToRecorder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records the shop from now on, anew where a recording was on already. */
export function beginRecording(store: ShopStore): void {
  recorder?.end();
  recorder = startRecorder(store, notifyListeners);
  notifyListeners();
}

/** Ends the recording and gives it; null where none was on. */
export function endRecording(): Recording | null {
  const recording = recorder?.end() ?? null;
  recorder = null;
  notifyListeners();
  return recording;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
