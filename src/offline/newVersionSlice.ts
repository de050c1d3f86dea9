import { createSlice } from '@reduxjs/toolkit';

/** Whether a later build of the application than the one of this tab is about. */
const newVersion = createSlice({
  name: 'newVersion',
  initialState: false,
  reducers: { newVersionSeen: () => true },
});

export const { newVersionSeen } = newVersion.actions;
export const newVersionReducer = newVersion.reducer;

export const selectIsOutdated = (state: { newVersion: boolean }): boolean => state.newVersion;
