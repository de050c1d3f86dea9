import { createSlice } from '@reduxjs/toolkit';

/** Whether there is a later build than this tab's. */
const newVersionSlice = createSlice({
  name: 'newVersion',
  initialState: false,
  reducers: { newVersionSeen: () => true },
});

export const { newVersionSeen } = newVersionSlice.actions;
export const newVersionReducer = newVersionSlice.reducer;

export const selectIsOutdated = (state: { newVersion: boolean }): boolean => state.newVersion;
