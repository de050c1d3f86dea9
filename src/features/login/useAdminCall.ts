import { useCallback, useState } from 'react';
import type { Failure } from '../../domain/types';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useIsPageOpen } from '../../hooks/usePageState';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { common } from '../../components/common.texts';

/**
 * Makes administrators' calls: `run` resolves to null if the call was not made, as without a session, or was refused
 * because there was no session. A 401 ends the session; so that form input is not lost, `useAdminGate` keeps the form,
 * and the page shows `Unauthorized`.
 */
export function useAdminCall() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isPageOpen = useIsPageOpen();
  const [isBusy, setIsBusy] = useState(false);

  const run = useCallback(
    async <R extends { error?: unknown } | null>(call: () => Promise<R>): Promise<R | null> => {
      if (!selectIsAdmin(store.getState())) return null;
      setIsBusy(true);
      try {
        const result = await call();
        // The session has ended or changed before the call was made: the next person did not ask for it.
        if (isAborted(result?.error)) return null;
        if (!isUnauthorized(result?.error)) return result;
      } finally {
        setIsBusy(false);
      }
      if (!isPageOpen()) dispatch(notificationAdded('error', common.unauthorized));
      return null;
    },
    [dispatch, store, isPageOpen],
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
