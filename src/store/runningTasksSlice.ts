import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearsPersonalData } from '../session/sessionSlice';

/** The names of running tasks that go on when the user leaves the page. */
const runningTasks = createSlice({
  name: 'runningTasks',
  initialState: [] as string[],
  reducers: {
    taskStarted: (names, { payload }: PayloadAction<string>) => [...names, payload],
    taskEnded: (names, { payload }: PayloadAction<string>) =>
      names.filter((name) => name !== payload),
  },
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => []),
});

export const { taskStarted, taskEnded } = runningTasks.actions;
export const runningTasksReducer = runningTasks.reducer;

/** Returns whether the task with this name is running. */
export const selectIsRunning = (state: { runningTasks: string[] }, name: string): boolean =>
  state.runningTasks.includes(name);
