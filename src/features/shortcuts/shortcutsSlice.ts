import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

/** The command palette, and the list of shortcuts. */
export type ShortcutDialog = 'palette' | 'help';

type ShortcutsState = {
  /**
   * Whether keys without a modifier work: the user's choice on this device (WCAG 2.1.4 requires a way to turn them
   * off).
   */
  areSingleKeysOn: boolean;
  openDialog: ShortcutDialog | null;
};

const initialState: ShortcutsState = { areSingleKeysOn: true, openDialog: null };

const shortcuts = createSlice({
  name: 'shortcuts',
  initialState,
  reducers: {
    /** Switched by the user, or as stored on this device. */
    singleKeysSwitched: (state, action: PayloadAction<boolean>) => {
      state.areSingleKeysOn = action.payload;
    },
    shortcutDialogOpened: (state, action: PayloadAction<ShortcutDialog>) => {
      state.openDialog = action.payload;
    },
    shortcutDialogClosed: (state) => {
      state.openDialog = null;
    },
  },
});

export const { singleKeysSwitched, shortcutDialogOpened, shortcutDialogClosed } = shortcuts.actions;
export const shortcutsReducer = shortcuts.reducer;

type WithShortcuts = { shortcuts: ShortcutsState };

export const selectAreSingleKeysOn = (state: WithShortcuts): boolean =>
  state.shortcuts.areSingleKeysOn;

export const selectShortcutDialog = (state: WithShortcuts): ShortcutDialog | null =>
  state.shortcuts.openDialog;

/** Stored only if shortcuts without a modifier are off. */
export const persistedShortcuts = {
  key: 'shortcutsWithoutModifier',
  schema: v.fallback(v.nullable(v.literal('off')), null),
  select: (state: WithShortcuts) => (selectAreSingleKeysOn(state) ? null : 'off'),
  hydrate: (value: 'off' | null) => singleKeysSwitched(value !== 'off'),
};
