import { nanoid } from '@reduxjs/toolkit';
import { isNetworkBlocked } from '../api/networkBlock';
import { selectLogouts } from '../session/logoutsSlice';
import { loggedOut, selectIsAdmin, selectPerson } from '../session/sessionSlice';
import { personOf } from '../session/token';
import type { ShopStore } from './makeStore';

/** Where the latest logout of this browser is noted, and whose it was (localStorage). */
const KEY = 'lastLogout';

/** What else a logout takes out of this browser's localStorage. Settings stay. */
const CLEARED = ['bulkJob', 'bulkJobOrders', 'orderTimeline'];

/** Returns what tells the latest logout from those before; null before any. */
export function logoutMark(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is blocked: nothing outlives the page
  }
}

/** Tells all tabs of a logout, also those that are restored later. */
export function markLogout(token: string): void {
  if (isNetworkBlocked()) return;
  try {
    localStorage.setItem(KEY, `${personOf(token)}/${nanoid()}`);
  } catch {
    // blocked or full: tabs that are open hear of it by their channel
  }
}

/** Follows logouts of other tabs, and clears what this browser keeps after each. */
export function followLogouts(store: ShopStore): void {
  let known = logoutMark();
  let logouts = selectLogouts(store.getState());
  store.subscribe(() => {
    const state = store.getState();
    if (selectLogouts(state) === logouts) return;
    logouts = selectLogouts(state);
    known = logoutMark();
    if (!selectIsAdmin(state)) clearStorage();
  });
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    const mark = logoutMark();
    if (mark === known) return;
    known = mark;
    const person = selectPerson(store.getState());
    // Who has logged in here meanwhile goes on.
    if (mark !== null && (person === null || mark.startsWith(`${person}/`))) {
      store.dispatch(loggedOut());
    }
  });
}

function clearStorage(): void {
  try {
    for (const key of CLEARED) localStorage.removeItem(key);
  } catch {
    // blocked: nothing was kept
  }
}
