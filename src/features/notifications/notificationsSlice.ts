import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { now } from '../../domain/clock';
import { separatorAfter } from '../../domain/failureReason';
import type { OwnText } from '../../domain/types';
import { clearsPersonalData } from '../../session/sessionSlice';
import type { Outcome } from '../../components/OutcomeMessage';

type Severity = 'success' | 'error' | 'info';

/** A button that opens a page; with `undo` it dispatches that first, which undoes the change in the message. */
type NotificationAction = { label: string; path: string; undo?: UnknownAction };

export type AppNotification = {
  id: string;
  text: string;
  /** Whether the text contains words of the backend or of a user. */
  isForeign?: true;
  severity: Severity;
  /** Epoch milliseconds. */
  at: number;
  action?: NotificationAction;
};

/** A text that contains words of the backend or of a user: a report masks all of it. */
type ForeignText = { foreign: string };

const textOf = (text: OwnText | ForeignText): Pick<AppNotification, 'text' | 'isForeign'> =>
  typeof text === 'string' ? { text } : { text: text.foreign, isForeign: true };

/** How many messages the list under Alt+T keeps. */
export const MAX_NOTIFICATIONS = 30;

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: [] as AppNotification[],
  reducers: {
    /** A message for the user: shown as a toast, newest first in the list. */
    notificationAdded: {
      prepare: (severity: Severity, text: OwnText | ForeignText, action?: NotificationAction) => ({
        payload: { id: nanoid(), ...textOf(text), severity, at: now(), ...(action && { action }) },
      }),
      reducer: (state, action: PayloadAction<AppNotification>) => {
        state.unshift(action.payload);
        state.length = Math.min(state.length, MAX_NOTIFICATIONS);
      },
    },
    /** An undo cannot be repeated. */
    notificationUndone: (state, { payload: id }: PayloadAction<string>) => {
      delete state.find((notification) => notification.id === id)?.action;
    },
  },
  // Messages may contain the backend's own words.
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => []),
});

export const { notificationAdded, notificationUndone } = notificationsSlice.actions;
export const notificationsReducer = notificationsSlice.reducer;

export const selectNotifications = (state: {
  notifications: AppNotification[];
}): AppNotification[] => state.notifications;

/** Returns the action that shows an outcome as a toast, for a page that is no longer open; the toast may lead there. */
export function outcomeNotification(
  { kind, text, isForeign, reason, more }: Outcome,
  link?: NotificationAction,
) {
  const full = reason ? text + separatorAfter(text) + reason : text;
  const said = more ? `${full} ${more}` : full;
  const isOwn = !isForeign && reason === null;
  return notificationAdded(kind, isOwn ? said : { foreign: said }, link);
}
