import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isUsable } from './token';

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
    /** Logout, expiry, or a 401 of the backend. */
    signedOut: (state) => {
      state.token = null;
    },
  },
});

export const { signedIn, signedOut } = session.actions;
export const sessionReducer = session.reducer;

type WithSession = { session: SessionState };

export const selectToken = (state: WithSession): string | null => state.session.token;
export const selectIsAdmin = (state: WithSession): boolean => state.session.token !== null;
