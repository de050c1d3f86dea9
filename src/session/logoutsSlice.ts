import { createSlice } from '@reduxjs/toolkit';
import { clearsPersonalData } from './sessionSlice';

/**
 * How often somebody has logged out in this browser while this tab was open, or somebody else
 * has logged in. What a screen keeps for itself, such as a typed password or chosen files,
 * outlasts a session that merely ends, but not this: the shell carries the number in its keys.
 */
const logouts = createSlice({
  name: 'logouts',
  initialState: 0,
  reducers: {},
  extraReducers: (build) => build.addMatcher(clearsPersonalData, (count) => count + 1),
});

export const logoutsReducer = logouts.reducer;

export const selectLogouts = (state: { logouts: number }): number => state.logouts;
