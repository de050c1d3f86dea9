import {
  createAction,
  createReducer,
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type Store,
} from '@reduxjs/toolkit';
import { isUsable, personOf } from './token';

/** The administrator's token; null is an ordinary shopper. */
export type SessionState = {
  token: string | null;
  /** The backend has refused this tab's token with a 401, and nobody has logged in since. */
  isRefused?: boolean;
};

const initialState: SessionState = { token: null };

/** Who is logged in; `sessionLifetime` stores the raw token. */
const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A token arrived, from a login or from another tab; an unusable one ends the session. */
    signedIn: (state, action: PayloadAction<{ token: string; now: number }>) => {
      state.token = isUsable(action.payload.token, action.payload.now)
        ? action.payload.token
        : null;
      delete state.isRefused;
    },
    /** The token expired, or another tab lost it: unlike after a logout, what was typed stays. */
    sessionLost: (state) => {
      state.token = null;
    },
    /** The backend answered a call of this tab with a 401: the screen stays, and says so. */
    sessionRefused: (state) => {
      state.token = null;
      state.isRefused = true;
    },
    /** The person has logged out, in this tab or another one: nothing stays. */
    loggedOut: (state) => {
      state.token = null;
      delete state.isRefused;
    },
  },
});

export const { signedIn, sessionLost, sessionRefused, loggedOut } = sessionSlice.actions;

/** Another person has logged in than the one whose session ended. */
export const personChanged = createAction('session/personChanged');

/** The session has ended, for whatever reason. */
export const sessionEnded = isAnyOf(sessionLost, sessionRefused, loggedOut);

/** Slices with personal data clear it on these actions. */
export const clearsPersonalData = isAnyOf(loggedOut, personChanged);

export const sessionReducer = sessionSlice.reducer;

type WithSession = { session: SessionState };

/** A store with a session; this folder knows nothing else of it. */
export type SessionStore = Pick<Store<WithSession>, 'dispatch' | 'getState' | 'subscribe'>;

export const selectToken = (state: WithSession): string | null => state.session.token;
export const selectIsAdmin = (state: WithSession): boolean => state.session.token !== null;
export const selectIsRefused = (state: WithSession): boolean => state.session.isRefused === true;

/** Returns a fingerprint of the person who is logged in; null for shoppers. */
export const selectPerson = createSelector(selectToken, (token) =>
  token === null ? null : personOf(token),
);

/**
 * Counts the logouts of this browser while this tab is open, and logins of another person. The
 * local state of a screen, such as a typed password or chosen files, outlives a session that
 * expires, but not these: the shell has the count in its keys.
 */
export const logoutsReducer = createReducer(0, (build) =>
  build.addMatcher(clearsPersonalData, (count) => count + 1),
);

export const selectLogouts = (state: { logouts: number }): number => state.logouts;
