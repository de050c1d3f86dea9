import { useCallback } from 'react';
import type { Failure } from '../../domain/types';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useIsPageOpen } from '../../hooks/usePageState';
import { selectIsAdmin, selectLogouts } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { selectIsRunning, taskEnded, taskStarted } from '../../store/runningTasksSlice';
import { common } from '../../components/common.texts';

/**
 * Makes administrators' calls: `run` resolves to null if the call was not made or was refused for lack of a session, or
 * ended after a logout. A 401 ends the session; `useAdminGate` then keeps the form with its input. While a call of a `task`
 * runs, `isBusy` is true and no other is made, also after the page was left and opened again.
 */
export function useAdminCall(task: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isPageOpen = useIsPageOpen();
  const logouts = useAppSelector(selectLogouts);
  const isBusy = useAppSelector((state) => selectIsRunning(state, task));

  const run = useCallback(
    async <R extends { error?: unknown } | null>(call: () => Promise<R>): Promise<R | null> => {
      const state = store.getState();
      // A queued call may begin after a logout, when the next person is there.
      if (!selectIsAdmin(state) || selectLogouts(state) !== logouts) return null;
      if (selectIsRunning(state, task)) return null;
      dispatch(taskStarted(task));
      try {
        const result = await call();
        // The session has ended or changed meanwhile: the next person did not ask for it.
        const isOver = selectLogouts(store.getState()) !== logouts;
        if (isOver || isAborted(result?.error)) return null;
        if (!isUnauthorized(result?.error)) return result;
      } finally {
        dispatch(taskEnded(task));
      }
      if (!isPageOpen()) dispatch(notificationAdded('error', common.unauthorized));
      return null;
    },
    [dispatch, store, isPageOpen, task, logouts],
  );

  return { run, isBusy };
}

function isAborted(error: unknown): boolean {
  return (error as Failure | undefined)?.kind === 'aborted';
}

/** Returns whether a call failed because there was no administrator's session. */
export function isUnauthorized(error: unknown): boolean {
  const failure = error as Failure | undefined;
  return failure?.kind === 'http' && failure.status === 401;
}
