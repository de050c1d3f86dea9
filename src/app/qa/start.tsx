import './qa.css';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { readReplayObject } from '../../snapshots/readReplay';
import { MuiTheme } from '../../components/theme/MuiTheme';
import type { ShopStore } from '../../store/makeStore';
import { readEntry } from './library/library';
import { EMPTY } from './library/replayFrame';
import { showLivePage, type LivePage } from './replayPage';
import { QaTools } from './QaTools';
import { registerLivePage, startReplay, currentReplay } from './replay';
import type { Snapshot } from '../../snapshots/format';
import type { Recording } from '../../snapshots/recordingFormat';
import { currentBrowserEnvironment } from '../../snapshots/browserEnvironment';
import { takeSnapshot } from '../../snapshots/takeSnapshot';
import { beginRecording, endRecording } from './recording';

/**
 * Replays the file named by `?replay=<address on this site>`, from the moment `&momento=<number>` on. Returns whether it
 * does: then there is no live shop and no call. Returns also why the file is refused, if it is.
 */
export async function replayFromAddress(): Promise<{ isReplayed: boolean; refused?: string }> {
  const search = new URLSearchParams(location.search);
  const address = search.get('replay');
  if (address === null) return { isReplayed: false };
  if (address === EMPTY) {
    document.getElementById('root')?.remove();
    applyMarginsInFrame();
    exposeToScripts(null);
    return { isReplayed: true };
  }
  const reading = await readEntry(address);
  if ('refused' in reading) return { isReplayed: false, refused: reading.refused };
  document.getElementById('root')?.remove();
  showTools();
  exposeToScripts(null);
  await startReplay(reading, { address, moment: search.get('momento') ?? '0' });
  return { isReplayed: true };
}

/**
 * In a frame, browsers apply the margins of an observer only if its root is named: parts near the window would be
 * missing.
 */
function applyMarginsInFrame(): void {
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(onChange: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(onChange, { root: document, ...options });
    }
  };
}

/** Shows the live shop with QA's tools, and returns it; `refused` is why no replay was started. */
export function showWithTools(store: ShopStore, shop: ReactNode, refused?: string): LivePage {
  const live = showLivePage(document.getElementById('root') as HTMLElement, shop);
  registerLivePage(live, store);
  showTools(store, refused);
  exposeToScripts(store);
  return live;
}

let tools: { container: HTMLElement; root: Root } | null = null;

function showTools(store?: ShopStore, refused?: string): void {
  tools ??= makeTools();
  document.body.append(tools.container);
  tools.root.render(
    <MuiTheme>
      <QaTools live={store ?? null} refusedAtFirst={refused ?? null} />
    </MuiTheme>,
  );
}

function makeTools(): { container: HTMLElement; root: Root } {
  const container = document.createElement('div');
  container.dataset['qa'] = '';
  // A dialog of the replayed page would take the focus back from every field of the tools.
  container.addEventListener('focusin', (event) => event.stopPropagation());
  // It also hides everything outside it, whenever it opens.
  const showAgain = new MutationObserver(() => container.removeAttribute('aria-hidden'));
  showAgain.observe(container, { attributeFilter: ['aria-hidden'] });
  return { container, root: createRoot(container) };
}

declare global {
  interface Window {
    /** For QA's scripts, in development and in builds with VITE_QA=true. */
    __shop?: {
      /** Returns the present page. */
      snapshot: () => Promise<Snapshot>;
      /**
       * Replays a snapshot or a recording; resolves when the page is stable, rejects with the reason if it is refused.
       * `address`: its own, for links; `moment`: of a recording, from which it is replayed.
       */
      replay: (object: unknown, from?: { address?: string; moment?: string }) => Promise<void>;
      /** Records the live shop from now on. */
      record: () => void;
      /** Ends the recording and returns it; null if nothing was being recorded. */
      recording: () => Promise<Recording | null>;
    };
  }
}

/** Exposes the page to QA's scripts; without a live store only a replay is available. */
export function exposeToScripts(live: ShopStore | null): void {
  window.__shop = {
    snapshot: async () => {
      const store = currentReplay()?.store ?? live;
      if (!store) throw new Error('nothing is shown yet');
      return takeSnapshot(store.getState(), currentBrowserEnvironment());
    },
    replay: async (object, from) => {
      const reading = readReplayObject(object);
      if ('refused' in reading) throw new Error(reading.refused);
      await startReplay(reading, from);
    },
    record: () => {
      if (!live || currentReplay()) throw new Error('a replay cannot be recorded');
      beginRecording(live);
    },
    recording: async () => endRecording(),
  };
}
