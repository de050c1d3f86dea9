import { useCallback, useState } from 'react';
import type { Failure } from '../../domain/failure';
import { notificationAdded } from '../notifications/notificationsSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { common } from '../../components/common.texts';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useReplayedPageState } from '../../hooks/usePageState';

/**
 * Calls that only an administrator may make, one at a time. A 401 ends the session; what was
 * typed must not go with it, so the controls are to stay while `isOpen`. A call that gives
 * null was not made after all. `of` names the calls, once a page.
 */
export function useAdminCall(of: string) {
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const [isBusy, setIsBusy] = useState(false);
  const [isOver, setIsOver] = useReplayedPageState<boolean>(`session-over/${of}`, false);
  const runOnce = useSingleFlight();
  // Somebody has logged in again: what is open now is open for that session only.
  if (isAdmin && isOver) setIsOver(false);

  const run = useCallback(
    <R extends { error?: unknown } | null>(call: () => Promise<R>): Promise<R | undefined> =>
      runOnce(async () => {
        setIsBusy(true);
        const result = await call();
        const isRefused = isUnauthorized(result?.error);
        setIsBusy(false);
        setIsOver(isRefused);
        if (isRefused) dispatch(notificationAdded('error', common.unauthorized));
        return result;
      }),
    [dispatch, runOnce, setIsOver],
  );

  return {
    run,
    isOpen: isAdmin || isBusy || isOver,
    isBusy,
    /** The backend no longer took the session, and nobody has logged in since. */
    isUnauthorized: isOver,
  };
}

/** Whether a call failed because nobody who may make it is logged in. */
export function isUnauthorized(error: unknown): boolean {
  const failure = error as Failure | undefined;
  return failure?.kind === 'http' && failure.status === 401;
}
