import { useCallback, type MouseEvent } from 'react';
import { useAppSelector, useAppStore } from '../store/hooks';
import { selectIsRunning, taskEnded, taskStarted } from '../store/runningTasksSlice';

/**
 * Works like `useSingleFlight`, for a task that goes on when the user leaves the page: by its name it is still known to be
 * running when they return.
 */
export function useRunningTask(
  name: string,
): [run: (task: () => Promise<unknown>, press?: MouseEvent) => Promise<void>, isRunning: boolean] {
  const store = useAppStore();
  const isRunning = useAppSelector((state) => selectIsRunning(state, name));
  const run = useCallback(
    async (task: () => Promise<unknown>, press?: MouseEvent) => {
      if (selectIsRunning(store.getState(), name) || (press && press.detail > 1)) return;
      store.dispatch(taskStarted(name));
      try {
        await task();
      } finally {
        store.dispatch(taskEnded(name));
      }
    },
    [store, name],
  );
  return [run, isRunning];
}
