import type { Snapshot } from '../../snapshots/format';
import { readReplayObject } from '../../snapshots/readReplay';
import type { Recording } from '../../snapshots/recordingFormat';
import { currentBrowserEnvironment, takeSnapshot } from '../../snapshots/takeSnapshot';
import type { ShopStore } from '../../store/makeStore';
import { beginRecording, endRecording } from './recording';
import { currentReplay, startReplay } from './replay';

declare global {
  interface Window {
    /** For QA's scripts, in development and in builds with VITE_QA=true. */
    __shop?: {
      /** The page as it is now. */
      snapshot: () => Promise<Snapshot>;
      /**
       * Replays a snapshot or a recording; resolves when the page is stable, rejects with
       * the reason where it is refused.
       */
      replay: (object: unknown) => Promise<void>;
      /** Records the live shop from now on. */
      record: () => void;
      /** Ends the recording and returns it; null where there was none. */
      recording: () => Promise<Recording | null>;
    };
  }
}

/** Exposes the page to QA's scripts; without a live store there is a replay only. */
export function exposeToScripts(live: ShopStore | null): void {
  window.__shop = {
    snapshot: async () => {
      const store = currentReplay()?.store ?? live;
      if (!store) throw new Error('nothing is shown yet');
      return takeSnapshot(store.getState(), currentBrowserEnvironment());
    },
    replay: async (object) => {
      const reading = readReplayObject(object);
      if ('refused' in reading) throw new Error(reading.refused);
      await startReplay(reading);
    },
    record: () => {
      if (!live || currentReplay()) throw new Error('a replay cannot be recorded');
      beginRecording(live);
    },
    recording: async () => endRecording(),
  };
}
