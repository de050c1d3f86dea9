import { useCallback } from 'react';
import type { Failure } from '../../domain/types';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useIsPageOpen } from '../../hooks/usePageState';
import { selectIsAdmin, selectLogouts } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { selectIsRunning, taskEnded, taskStarted } from '../../store/runningTasksSlice';
import { common } from '../../components/common.texts';

/**
 * Makes administrators' calls: `run` resolves to null if the call was not made, as without a session, was refused
 * because there was no session, or ended after a logout. A 401 ends the session; so that form input is not lost,
 * `useAdminGate` keeps the form, and the page shows `Unauthorized`. By the name of the `task` it is still known to be
 * running (`isBusy`) when the user leaves the page and returns, or the next person logs in; until it has ended no other
 * call of this name is made.
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
