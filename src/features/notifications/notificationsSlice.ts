import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { now } from '../../domain/clock';
import { clearsPersonalData } from '../../session/sessionSlice';

type Severity = 'success' | 'error' | 'info';

export type AppNotification = {
  id: string;
  text: string;
  severity: Severity;
  /** Epoch milliseconds. */
  at: number;
};

/** How many messages the list under Alt+T remembers. */
const REMEMBERED = 30;

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: [] as AppNotification[],
  reducers: {
    /** Something to tell the person: shown as a toast, newest first in the list. */
    notificationAdded: {
      prepare: (severity: Severity, text: string) => ({
        payload: { id: nanoid(), text, severity, at: now() },
      }),
      reducer: (state, action: PayloadAction<AppNotification>) => {
        state.unshift(action.payload);
        state.length = Math.min(state.length, REMEMBERED);
      },
    },
  },
  // Messages may hold the backend's own words.
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => []),
});

export const { notificationAdded } = notificationsSlice.actions;
export const notificationsReducer = notificationsSlice.reducer;

export const selectNotifications = (state: {
  notifications: AppNotification[];
}): AppNotification[] => state.notifications;
