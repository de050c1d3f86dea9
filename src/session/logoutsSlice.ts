import { createSlice } from '@reduxjs/toolkit';
import { clearsPersonalData } from './sessionSlice';

/**
 * Counts the logouts of this browser while this tab is open, and logins of another person. The
 * local state of a screen, such as a typed password or chosen files, outlives a session that
 * expires, but not these: the shell has the count in its keys.
 */
const logoutsSlice = createSlice({
  name: 'logouts',
  initialState: 0,
  reducers: {},
  extraReducers: (build) => build.addMatcher(clearsPersonalData, (count) => count + 1),
});

export const logoutsReducer = logoutsSlice.reducer;

export const selectLogouts = (state: { logouts: number }): number => state.logouts;
