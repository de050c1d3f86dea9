import {
  createAction,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type Store,
} from '@reduxjs/toolkit';
import { isUsable, personOf } from './token';

/** The administrator's token; null is an ordinary shopper. */
export type SessionState = { token: string | null };

const initialState: SessionState = { token: null };

/** Who is at work in this browser: the token is persisted raw, by store/sessionPersistence. */
const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A token arrived, from a login or from another tab; an unusable one ends the session. */
    signedIn: (state, action: PayloadAction<{ token: string; now: number }>) => {
      state.token = isUsable(action.payload.token, action.payload.now)
        ? action.payload.token
        : null;
    },
    /** Expiry, or a 401 of the backend: what was typed stays for the same person. */
    signedOut: (state) => {
      state.token = null;
    },
    /** The person has logged out, in this tab or in another one: nothing stays. */
    loggedOut: (state) => {
      state.token = null;
    },
  },
});

export const { signedIn, signedOut, loggedOut } = session.actions;

/** Somebody else has logged in than the person whose session ended. */
export const personChanged = createAction('session/personChanged');

/** The session has ended, for whatever reason. */
export const sessionEnded = isAnyOf(signedOut, loggedOut);

/** Slices that hold anything of a person drop it on these actions. */
export const clearsPersonalData = isAnyOf(loggedOut, personChanged);

export const sessionReducer = session.reducer;

type WithSession = { session: SessionState };

/** A store with a session: this floor knows nothing else of it. */
export type SessionStore = Pick<Store<WithSession>, 'dispatch' | 'getState' | 'subscribe'>;

export const selectToken = (state: WithSession): string | null => state.session.token;
export const selectIsAdmin = (state: WithSession): boolean => state.session.token !== null;

// Asked for with every action.
let latest = { token: '', person: '' };

/** A fingerprint of who is logged in; null for shoppers. */
export function selectPerson({ session: { token } }: WithSession): string | null {
  if (token === null) return null;
  if (token !== latest.token) latest = { token, person: personOf(token) };
  return latest.person;
}
