import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The names of running tasks that go on when the user leaves the page. A logout does not clear them: what has been sent is
 * still under way, and each name is removed when its task ends.
 */
const runningTasks = createSlice({
  name: 'runningTasks',
  initialState: [] as string[],
  reducers: {
    taskStarted: (names, { payload }: PayloadAction<string>) => [...names, payload],
    taskEnded: (names, { payload }: PayloadAction<string>) =>
      names.filter((name) => name !== payload),
  },
});

export const { taskStarted, taskEnded } = runningTasks.actions;
export const runningTasksReducer = runningTasks.reducer;

/** Returns whether the task with this name is running. */
export const selectIsRunning = (state: { runningTasks: string[] }, name: string): boolean =>
  state.runningTasks.includes(name);
