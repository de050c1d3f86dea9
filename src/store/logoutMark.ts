import { nanoid } from '@reduxjs/toolkit';
import { isNetworkBlocked } from '../api/networkBlock';
import { readStored, writeStored } from '../domain/browserStorage';
import { onStateChange } from '../domain/onStateChange';
import { selectLogouts } from '../session/logoutsSlice';
import { TOKEN_KEY } from '../session/sessionPersistence';
import { loggedOut, selectIsAdmin, selectPerson, selectToken } from '../session/sessionSlice';
import { personOf } from '../session/token';
import type { ShopStore } from './makeStore';

/** The key of the latest logout of this browser: whose it was, and a text of its own. */
const LOGOUT_KEY = 'lastLogout';

/** What else a logout removes from this browser's localStorage. Settings stay. */
const CLEARED_KEYS = ['bulkJob', 'bulkJobOrders', 'orderTimeline'];

/** Returns a text that is another one after each logout; null before any, or without storage. */
export function logoutMark(): string | null {
  return readStored('localStorage', LOGOUT_KEY) ?? null;
}

/** Announces a logout to all tabs, also to those that are restored later. */
export function markLogout(token: string): void {
  // Where storage is blocked, tabs that are open learn of it by their channel.
  if (!isNetworkBlocked()) {
    writeStored('localStorage', LOGOUT_KEY, `${personOf(token)}/${nanoid()}`);
  }
}

/** Follows logouts of other tabs, and clears this browser's storage after each. */
export function followLogouts(store: ShopStore): void {
  let known = logoutMark();
  /** The token that this tab had last. */
  let token = selectToken(store.getState());
  onStateChange(store, selectToken, (now) => (token = now ?? token));
  onStateChange(store, selectLogouts, () => {
    known = logoutMark();
    // What another session has stored meanwhile is not this one's to remove.
    const stored = readStored('localStorage', TOKEN_KEY) ?? null;
    if (selectIsAdmin(store.getState()) || (stored !== null && stored !== token)) return;
    for (const key of CLEARED_KEYS) writeStored('localStorage', key, null);
  });
  addEventListener('storage', ({ key }) => {
    if (key !== LOGOUT_KEY && key !== null) return;
    const mark = logoutMark();
    if (mark === known) return;
    known = mark;
    const person = selectPerson(store.getState());
    // A person who has logged in here meanwhile goes on. The mark tells only the latest of several
    // logouts: where the stored token is not this tab's, its session was among them.
    const isOver = readStored('localStorage', TOKEN_KEY) !== selectToken(store.getState());
    if (mark !== null && (person === null || mark.startsWith(`${person}/`) || isOver)) {
      store.dispatch(loggedOut());
    }
  });
}
