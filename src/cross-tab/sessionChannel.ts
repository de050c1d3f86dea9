import { selectLogouts } from '../session/logoutsSlice';
import { selectToken } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';
import type { Line } from './channel';

/** The line of those who are logged in with the same token. */
export type SessionLine = {
  /** The line for this token, or null where there is none. */
  of: (token: string) => Promise<Line | null>;
  /** The line of who is logged in now; null for shoppers. */
  now: () => Promise<Line | null>;
  /** Another tab has ended the session: nothing more is said on its line. */
  ended: () => void;
  stop: () => void;
};

type Current = { token: string; logouts: number; line: Promise<Line | null> };

const NONE = Promise.resolve(null);

/**
 * Follows the session with a line of its own, whose name is a fingerprint of the token: what
 * only an administrator may see is not even said where others could hear it. When the session
 * ends here, the others of the same session are told.
 */
export function sessionLine(
  store: ShopStore,
  open: (fingerprint: string) => Line | null,
): SessionLine {
  let current: Current | null = null;

  const leave = async (isOver: boolean): Promise<void> => {
    const left = current;
    current = null;
    const isLogout = selectLogouts(store.getState()) !== left?.logouts;
    const line = await left?.line;
    if (isOver) line?.say({ kind: 'signedOut', isLogout });
    line?.close();
  };
  const follow = (): void => {
    const token = selectToken(store.getState());
    const logouts = selectLogouts(store.getState());
    if (token === (current?.token ?? null)) return;
    void leave(token === null);
    if (token === null) return;
    const line = fingerprintOf(token).then((print) => (print === null ? null : open(print)));
    current = { token, logouts, line };
  };
  const unsubscribe = store.subscribe(follow);
  follow();

  return {
    of: (token) => (current?.token === token ? current.line : NONE),
    now: () => current?.line ?? NONE,
    ended: () => void leave(false),
    stop: () => {
      unsubscribe();
      void leave(false);
    },
  };
}

/** Tells sessions apart without telling the token; null where the browser cannot compute it. */
async function fingerprintOf(token: string): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null; // not on plain http
  }
}
