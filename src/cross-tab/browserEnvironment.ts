import { openChannel } from '../api/openChannel';

/** A BroadcastChannel: what is posted reaches all other tabs. */
type RawChannel = {
  postMessage: (data: unknown) => void;
  onmessage: ((event: MessageEvent) => void) | null;
  close: () => void;
};

export type Locks = Pick<LockManager, 'request' | 'query'>;

/** What a tab needs of its browser; null where that is missing or forbidden. */
export type BrowserEnvironment = {
  openChannel: (name: string) => RawChannel | null;
  locks: Locks | null;
  isVisible: () => boolean;
  /** Subscribes to changes of it; returns a function that unsubscribes. */
  onVisibility: (listener: () => void) => () => void;
};

/** The browser that this page runs in. */
export const BROWSER: BrowserEnvironment = {
  openChannel,
  // Missing on plain http and in old browsers.
  locks: typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : null,
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
