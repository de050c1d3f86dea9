import { createSlice } from '@reduxjs/toolkit';
import { draftsDropped } from './drafts';

/**
 * How often somebody has logged out in this tab. What a screen keeps for itself, such as a
 * typed password or chosen files, outlasts a session that merely ends, but not a logout: its
 * parts carry this number in their key.
 */
const logouts = createSlice({
  name: 'logouts',
  initialState: 0,
  reducers: {},
  extraReducers: (build) => build.addCase(draftsDropped, (count) => count + 1),
});

export const logoutsReducer = logouts.reducer;

export const selectLogouts = (state: { logouts: number }): number => state.logouts;
