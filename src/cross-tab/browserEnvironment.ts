import { openChannel } from '../api/openChannel';

/** A line to the other tabs of this browser: what is posted reaches all but the one who posts. */
type Channel = {
  postMessage: (data: unknown) => void;
  onmessage: ((event: MessageEvent) => void) | null;
  close: () => void;
};

export type Locks = Pick<LockManager, 'request' | 'query'>;

/** What a tab needs of its browser; null where that is missing or forbidden. */
export type BrowserEnvironment = {
  openChannel: (name: string) => Channel | null;
  locks: Locks | null;
  isVisible: () => boolean;
  /** Tells of every change of that; gives what ends the telling. */
  onVisibility: (changed: () => void) => () => void;
};

/** The browser that this page runs in. */
export const BROWSER: BrowserEnvironment = {
  openChannel,
  // Missing on plain http and in old browsers.
  locks: typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : null,
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (changed) => {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
