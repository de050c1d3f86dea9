import { selectToken, selectLogouts, sessionChanged } from '../session/sessionSlice';
import type { ShopStore } from '../store/makeStore';
import type { Channel } from './channel';

type Current = { token: string; logouts: number; channel: Promise<Channel | null> };

const NO_CHANNEL: Promise<Channel | null> = Promise.resolve(null);

/**
 * Opens a channel for each session, named by a fingerprint of the token: data for administrators is not even posted
 * where others could receive it. When the session ends here, the other tabs of the same session are informed.
 */
export function sessionChannel(store: ShopStore, open: (fingerprint: string) => Channel | null) {
  let current: Current | null = null;

  const leave = async (isOver: boolean): Promise<void> => {
    const left = current;
    current = null;
    const isLogout = selectLogouts(store.getState()) !== left?.logouts;
    const channel = await left?.channel;
    if (isOver) channel?.post({ kind: 'sessionEnded', isLogout });
    channel?.close();
  };
  const follow = (): void => {
    const token = selectToken(store.getState());
    const logouts = selectLogouts(store.getState());
    if (token === (current?.token ?? null)) return;
    void leave(token === null);
    if (token === null) return;
    const channel = fingerprintOf(token).then((fingerprint) =>
      fingerprint === null ? null : open(fingerprint),
    );
    current = { token, logouts, channel };
  };
  const stopListening = store.startListening({
    matcher: sessionChanged,
    effect: follow,
  });
  follow();

  return {
    /** Returns the channel for this token, or null if it has no channel. */
    of: (token: string) => (current?.token === token ? current.channel : NO_CHANNEL),
    /** Returns the channel of the current session; null for shoppers. */
    now: () => current?.channel ?? NO_CHANNEL,
    /** Another tab has ended the session: stops posting on its channel. */
    ended: () => void leave(false),
    stop: () => {
      stopListening();
      void leave(false);
    },
  };
}

/** Returns a text that identifies the session without its token; null if the browser cannot compute it. */
async function fingerprintOf(token: string): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null; // not available on plain http
  }
}
