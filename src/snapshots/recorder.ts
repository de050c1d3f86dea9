import type { ShopStore } from '../store/makeStore';
import { observeViewport, watchHistory } from './events';
import type { Recording } from './recordingFormat';
import { Redactor } from './redactor';
import { RingBuffer } from './ringBuffer';
import { currentBrowserEnvironment } from './browserEnvironment';
import { takeSnapshot } from './takeSnapshot';
import { watchMoments } from './watchMoments';

export type Recorder = {
  /** Returns the present number of moments, and the size of the file in bytes. */
  size: () => { moments: number; bytes: number };
  end: () => Recording;
};

/**
 * Records the shop from now on: events, finished calls, and changes to the snapshot. It never contains anything secret
 * or personal: each moment is redacted before it is added. Calls `onMoment` after each one.
 */
export function startRecorder(store: ShopStore, onMoment: () => void): Recorder {
  const redactor = new Redactor();
  const capture = () => takeSnapshot(store.getState(), currentBrowserEnvironment(), redactor);
  const buffer = new RingBuffer(capture());
  const watch = watchMoments(
    (happened) => {
      buffer.add(capture(), happened, redactor);
      onMoment();
    },
    (note) => [watchHistory(() => note('page/addressChanged')), observeViewport(note)],
  );
  return {
    size: () => buffer.size(),
    end: () => {
      watch.stop();
      return buffer.recording();
    },
  };
}
