import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { now } from '../../domain/clock';
import { clearsPersonalData } from '../../session/sessionSlice';

type Severity = 'success' | 'error' | 'info';

export type Notice = {
  id: string;
  text: string;
  severity: Severity;
  /** Epoch milliseconds. */
  at: number;
};

/** How many messages the list under Alt+T remembers. */
const REMEMBERED = 30;

const notices = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    /** Something to tell the person: shown as a toast, newest first in the list. */
    noticed: {
      prepare: (severity: Severity, text: string) => ({
        payload: { id: nanoid(), text, severity, at: now() },
      }),
      reducer: (state, action: PayloadAction<Notice>) => {
        state.unshift(action.payload);
        state.length = Math.min(state.length, REMEMBERED);
      },
    },
  },
  // Messages may hold the backend's own words.
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => []),
});

export const { noticed } = notices.actions;
export const noticesReducer = notices.reducer;

export const selectNotices = (state: { notices: Notice[] }): Notice[] => state.notices;
