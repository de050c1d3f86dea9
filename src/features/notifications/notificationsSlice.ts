import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { now } from '../../domain/clock';
import { clearsPersonalData } from '../../session/sessionSlice';

type Severity = 'success' | 'error' | 'info';

/** A button that undoes what the message tells: it dispatches the action and opens a page. */
type Undo = { label: string; action: UnknownAction; path: string };

export type AppNotification = {
  id: string;
  text: string;
  /** Whether words of the backend or of a person are in the text. */
  isForeign?: true;
  severity: Severity;
  /** Epoch milliseconds. */
  at: number;
  undo?: Undo;
};

/** A text with words of the backend or of a person in it: all of it is masked in a report. */
type ForeignText = { foreign: string };

const textOf = (text: string | ForeignText): Pick<AppNotification, 'text' | 'isForeign'> =>
  typeof text === 'string' ? { text } : { text: text.foreign, isForeign: true };

/** How many messages the list under Alt+T remembers. */
const REMEMBERED = 30;

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: [] as AppNotification[],
  reducers: {
    /** Something to tell the person: shown as a toast, newest first in the list. */
    notificationAdded: {
      prepare: (severity: Severity, text: string | ForeignText, undo?: Undo) => ({
        payload: { id: nanoid(), ...textOf(text), severity, at: now(), ...(undo && { undo }) },
      }),
      reducer: (state, action: PayloadAction<AppNotification>) => {
        state.unshift(action.payload);
        state.length = Math.min(state.length, REMEMBERED);
      },
    },
    /** What was undone cannot be undone again. */
    notificationUndone: (state, { payload: id }: PayloadAction<string>) => {
      delete state.find((notification) => notification.id === id)?.undo;
    },
  },
  // Messages may hold the backend's own words.
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => []),
});

export const { notificationAdded, notificationUndone } = notificationsSlice.actions;
export const notificationsReducer = notificationsSlice.reducer;

export const selectNotifications = (state: {
  notifications: AppNotification[];
}): AppNotification[] => state.notifications;
