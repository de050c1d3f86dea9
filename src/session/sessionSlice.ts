import {
  createAction,
  createReducer,
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type Store,
  type TypedStartListening,
} from '@reduxjs/toolkit';
import { isUsable, personOf } from './token';

/** The administrator's token; null for a shopper. */
export type SessionState = {
  token: string | null;
  /** Whether the backend has refused this tab's token with a 401, without a login since. */
  isRefused?: boolean;
};

const initialState: SessionState = { token: null };

/** Who is logged in; `sessionLifetime` stores the raw token. */
const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A token from a login or from another tab; an unusable one ends the session. */
    signedIn: (state, action: PayloadAction<{ token: string; now: number }>) => {
      state.token = isUsable(action.payload.token, action.payload.now)
        ? action.payload.token
        : null;
      delete state.isRefused;
    },
    /** The token expired, or another tab lost it: unlike after a logout, form input stays. */
    sessionExpired: (state) => {
      state.token = null;
    },
    /** The backend answered a call of this tab with a 401: the screen stays, with a notice. */
    sessionRefused: (state) => {
      state.token = null;
      state.isRefused = true;
    },
    /** The user has logged out, in this or another tab: all data goes. */
    loggedOut: (state) => {
      state.token = null;
      delete state.isRefused;
    },
  },
});

export const { signedIn, sessionExpired, sessionRefused, loggedOut } = sessionSlice.actions;

/** A different person has logged in after the end of a session. */
export const personChanged = createAction('session/personChanged');

/** The session has ended for any reason. */
export const sessionEnded = isAnyOf(sessionExpired, sessionRefused, loggedOut);

/** A session has begun or ended: the next one may be another person's. */
export const sessionChanged = isAnyOf(signedIn, sessionEnded);

/** Slices with personal data clear it on these actions. */
export const clearsPersonalData = isAnyOf(loggedOut, personChanged);

export const sessionReducer = sessionSlice.reducer;

type WithSession = { session: SessionState };

/** A store with a session; this folder needs nothing else from it. */
export type SessionStore = Pick<Store<WithSession>, 'dispatch' | 'getState'> & {
  startListening: TypedStartListening<WithSession>;
};

export const selectToken = (state: WithSession): string | null => state.session.token;
export const selectIsAdmin = (state: WithSession): boolean => state.session.token !== null;
export const selectIsRefused = (state: WithSession): boolean => state.session.isRefused === true;

/** Returns a fingerprint of the logged-in person; null for shoppers. */
export const selectPerson = createSelector(selectToken, (token) =>
  token === null ? null : personOf(token),
);

/**
 * Counts logouts in this browser while this tab is open, and logins of a different person. The local state of a screen,
 * such as a typed password or chosen files, survives an expired session, but not these: the shell uses the count in its
 * keys.
 */
export const logoutsReducer = createReducer(0, (build) =>
  build.addMatcher(clearsPersonalData, (count) => count + 1),
);

export const selectLogouts = (state: { logouts: number }): number => state.logouts;
