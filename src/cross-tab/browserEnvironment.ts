import { browserLocks, type Locks } from '../api/withLock';

/** A BroadcastChannel: what is posted reaches all other tabs. */
type RawChannel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

/** The browser features that a tab needs; null if one is missing or forbidden. */
export type BrowserEnvironment = {
  openChannel: (name: string) => RawChannel | null;
  locks: Locks | null;
  isVisible: () => boolean;
  /** Subscribes to visibility changes; returns a function that unsubscribes. */
  onVisibility: (listener: () => void) => () => void;
};

export const BROWSER: BrowserEnvironment = {
  openChannel,
  locks: browserLocks(),
  isVisible: () => document.visibilityState === 'visible',
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Opens a channel to the other tabs; null if the browser has none or forbids it. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null; // missing in old browsers, forbidden in some private modes
  }
}
