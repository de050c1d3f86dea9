import { nanoid, type Store } from '@reduxjs/toolkit';
import { ORDER_LIST } from '../api/invalidation';
import type { ordersApi } from '../api/orders';
import { isNetworkBlocked } from '../api/recordAndReplay';
import { shopApi } from '../api/shopApi';
import { readStored, writeStored } from '../domain/browserStorage';
import { bulkJobKeys } from '../domain/bulkJobKeys';
import { realNow } from '../domain/clock';
import { onStateChange } from '../domain/onStateChange';
import { entitiesForgotten } from '../entities/entities';
import { TOKEN_KEY } from '../session/sessionLifetime';
import {
  personChanged,
  selectIsAdmin,
  selectToken,
  selectLogouts,
  loggedOut,
  selectPerson,
} from '../session/sessionSlice';
import { isUsable, personOf } from '../session/token';
import type { RootState } from './rootReducer';

/** The key of the latest logout of this browser: whose it was, and a text of its own. */
const LOGOUT_KEY = 'lastLogout';

/** What goes with every session, also with one that expires. */
const SESSION_KEYS = ['orderTimeline'];

/** The store without its thunks, whose types come from `makeStore`, which calls this file. */
type PlainStore = Pick<Store<RootState>, 'dispatch' | 'getState' | 'subscribe'>;

/**
 * Removes what only an administrator may see from this tab's memory when the session ends, for
 * whatever reason. What was typed stays for the same person, and goes, as with a logout, when
 * another person logs in.
 */
export function clearOnLogout(store: PlainStore): void {
  const token = selectToken(store.getState());
  /** Who was logged in last, unless that session ended with a logout. */
  let person = token === null ? null : personOf(token);
  onStateChange(store, selectLogouts, () => {
    if (!selectIsAdmin(store.getState())) person = null;
  });
  onStateChange(store, selectToken, (current) => {
    if (current === null) return removeAdminData(store);
    const previous = person;
    person = personOf(current);
    if (previous !== null && previous !== person) store.dispatch(personChanged());
    store.dispatch(shopApi.util.invalidateTags(['Profile']));
  });
}

function removeAdminData(store: PlainStore): void {
  const { queries } = store.getState().api;
  store.dispatch(entitiesForgotten({ kind: 'admins', except: [] }));
  store.dispatch(
    entitiesForgotten({ kind: 'orders', except: ordersReadByNumber(store.getState()) }),
  );
  // Screens unsubscribe from their queries first: those without subscribers are then dropped.
  if (Object.keys(queries).length > 0) {
    setTimeout(() =>
      store.dispatch(shopApi.util.invalidateTags(['Admins', 'Profile', ORDER_LIST])),
    );
  }
}

// By name, so that the home page does without the orders' endpoints.
const GET_ORDER = 'getOrder' satisfies keyof typeof ordersApi.endpoints;

// An order opened by its number is for everyone who knows the number, and may be on screen.
function ordersReadByNumber(state: RootState): string[] {
  return Object.values(state.api.queries).flatMap((query) =>
    query?.endpointName === GET_ORDER && typeof query.data === 'string' ? [query.data] : [],
  );
}

/** Returns a text that is another one after each logout; null before any, or without storage. */
export function readLastLogout(): string | null {
  return readStored('localStorage', LOGOUT_KEY) ?? null;
}

/** Announces a logout to all tabs, also to those that are restored later. */
export function storeLastLogout(token: string): void {
  // Where storage is blocked, tabs that are open learn of it by their channel.
  if (!isNetworkBlocked()) {
    writeStored('localStorage', LOGOUT_KEY, `${personOf(token)}/${nanoid()}`);
  }
}

/** Removes what a session has stored in this browser, unless another one goes on. */
function removeSessionData(endedToken: string | null): void {
  const stored = readStored('localStorage', TOKEN_KEY) ?? null;
  if (stored !== null && stored !== endedToken && isUsable(stored, realNow())) return;
  for (const key of SESSION_KEYS) writeStored('localStorage', key, null);
}

/** Follows logouts of other tabs, and clears this browser's storage when a session ends. */
export function followLogouts(store: PlainStore): void {
  let known = readLastLogout();
  /** The token that this tab had last. */
  let token = selectToken(store.getState());
  onStateChange(store, selectToken, (now) => {
    if (now === null) removeSessionData(token);
    token = now ?? token;
  });
  removeSessionData(null); // it may have expired while no page was open
  onStateChange(store, selectLogouts, () => {
    known = readLastLogout();
    // What another session has stored meanwhile is not this one's to remove.
    const stored = readStored('localStorage', TOKEN_KEY) ?? null;
    if (selectIsAdmin(store.getState()) || (stored !== null && stored !== token)) return;
    // A bulk job is removed by nobody but its owner.
    for (const key of token === null ? [] : bulkJobKeys(personOf(token)))
      writeStored('localStorage', key, null);
  });
  addEventListener('storage', ({ key }) => {
    if (key !== LOGOUT_KEY && key !== null) return;
    const mark = readLastLogout();
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
