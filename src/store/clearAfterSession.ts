import { nanoid } from '@reduxjs/toolkit';
import { ORDER_LIST } from '../api/invalidation';
import type { ordersApi } from '../api/orders';
import { isNetworkBlocked } from '../api/recordAndReplay';
import { shopApi } from '../api/shopApi';
import { readStored, TOKEN_KEY, writeStored } from '../domain/browserStorage';
import { bulkJobKeys } from '../domain/bulkJobKeys';
import { realNow } from '../domain/clock';
import { entitiesForgotten } from '../entities/entities';
import { loggedOut, personChanged, selectPerson, selectToken } from '../session/sessionSlice';
import { isUsable, personOf } from '../session/token';
import type { ShopStore } from './makeStore';
import type { RootState } from './rootReducer';

/** The key of this browser's latest logout: whose it was, and a unique text. */
const LOGOUT_KEY = 'lastLogout';

/** Removed with every session, even if it only expires. */
const SESSION_KEYS = ['orderTimeline'];

const { removeQueryResult } = shopApi.internalActions;
type QueryCacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];

type Listener = Parameters<ShopStore['startListening']>[0];

const isSessionChange = ((action, state, previous) =>
  loggedOut.match(action) ||
  selectToken(state) !== selectToken(previous)) satisfies Listener['predicate'];

/**
 * Removes administrators' data from this tab's memory when the session ends for any reason. Form input stays for the
 * same person, and is removed, as with a logout, when a different person logs in.
 */
export function clearAfterSession(store: ShopStore): void {
  /** The person who was logged in last, unless that session ended with a logout. */
  let person = selectPerson(store.getState());
  store.startListening({
    predicate: isSessionChange,
    effect: (action, { dispatch, getState }) => {
      const previous = person;
      const current = selectPerson(getState());
      person = loggedOut.match(action) ? null : (current ?? previous);
      if (current === null) return removeAdminData(store);
      if (previous === null || previous === current) {
        dispatch(shopApi.util.invalidateTags(['Profile']));
      } else {
        removeProfile(store);
        dispatch(personChanged());
      }
    },
  });
}

/** Follows logouts of other tabs, and clears this browser's storage when a session ends. */
export function followLogouts(store: ShopStore): void {
  let known = readLastLogout();
  /** This tab's latest person. */
  let person = selectPerson(store.getState());
  removeStoredData(null, SESSION_KEYS); // the session may have expired while no page was open

  store.startListening({
    predicate: isSessionChange,
    effect: (action, { getState, getOriginalState }) => {
      person = selectPerson(getState()) ?? person;
      if (selectToken(getState()) !== null) return;
      const isLogout = loggedOut.match(action);
      if (isLogout) known = readLastLogout();
      // Only its owner removes a bulk job.
      const jobKeys = isLogout && person !== null ? bulkJobKeys(person) : [];
      removeStoredData(selectToken(getOriginalState()), [...SESSION_KEYS, ...jobKeys]);
    },
  });
  addEventListener('storage', ({ key }) => {
    if (key !== LOGOUT_KEY && key !== null) return;
    const mark = readLastLogout();
    if (mark === known) return;
    known = mark;
    const current = selectPerson(store.getState());
    // A person who has since logged in here stays logged in. The mark holds only the latest of several logouts: if the
    // stored token is not this tab's, its session was among them.
    const isOver = readStored('localStorage', TOKEN_KEY) !== selectToken(store.getState());
    if (mark !== null && (current === null || mark.startsWith(`${current}/`) || isOver)) {
      store.dispatch(loggedOut());
    }
  });
}

/** Removes the previous person's profile, which an open page would show until the next one's has been read. */
function removeProfile({ dispatch, getState }: ShopStore): void {
  for (const { queryCacheKey } of shopApi.util.selectInvalidatedBy(getState(), ['Profile'])) {
    dispatch(removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }));
  }
}

function removeAdminData(store: ShopStore): void {
  const { queries } = store.getState().api;
  store.dispatch(entitiesForgotten({ kind: 'admins', except: [] }));
  store.dispatch(
    entitiesForgotten({ kind: 'orders', except: ordersReadByNumber(store.getState()) }),
  );
  // Screens unsubscribe from their queries first: then those without subscribers are dropped.
  if (Object.keys(queries).length > 0) {
    setTimeout(() =>
      store.dispatch(shopApi.util.invalidateTags(['Admins', 'Profile', ORDER_LIST])),
    );
  }
}

// By name, so that the home page does not load the orders' endpoints.
const GET_ORDER = 'getOrder' satisfies keyof typeof ordersApi.endpoints;

// An order opened by its number is visible to anyone who knows the number, and may be on screen.
function ordersReadByNumber(state: RootState): string[] {
  return Object.values(state.api.queries).flatMap((query) =>
    query?.endpointName === GET_ORDER && typeof query.data === 'string' ? [query.data] : [],
  );
}

/** Returns a text that changes with each logout; null before the first, or without storage. */
export function readLastLogout(): string | null {
  return readStored('localStorage', LOGOUT_KEY) ?? null;
}

/** Announces a logout to all tabs, including those that are restored later. */
export function storeLastLogout(token: string): void {
  // Without storage, open tabs are informed by their channel.
  if (!isNetworkBlocked()) {
    writeStored('localStorage', LOGOUT_KEY, `${personOf(token)}/${nanoid()}`);
  }
}

/** Removes a session's data from this browser's storage, unless another session has begun since. */
function removeStoredData(endedToken: string | null, keys: readonly string[]): void {
  const stored = readStored('localStorage', TOKEN_KEY) ?? null;
  if (stored !== null && stored !== endedToken && isUsable(stored, realNow())) return;
  for (const key of keys) writeStored('localStorage', key, null);
}
