import { useCallback, useState } from 'react';
import type { Failure } from '../../domain/types';
import { notificationAdded } from '../notifications/notificationsSlice';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { common } from '../../components/common.texts';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useReplayedPageState } from '../../hooks/usePageState';

/**
 * Makes calls that only an administrator may make, one at a time. A 401 ends the session; so that
 * what was typed is not lost, the controls must stay while `isOpen`. `of` names the calls, unique
 * on their page.
 */
export function useAdminCall(of: string) {
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const [isBusy, setIsBusy] = useState(false);
  const [isSessionOver, setIsSessionOver] = useReplayedPageState<boolean>(
    `session-over/${of}`,
    false,
  );
  const runOnce = useSingleFlight();
  // A new session has begun: what is open now is open for that session only.
  if (isAdmin && isSessionOver) setIsSessionOver(false);

  const run = useCallback(
    <R extends { error?: unknown } | null>(call: () => Promise<R>): Promise<R | null | undefined> =>
      runOnce(async () => {
        setIsBusy(true);
        const result = await call();
        const isRefused = isUnauthorized(result?.error);
        setIsBusy(false);
        setIsSessionOver(isRefused);
        if (!isRefused) return result;
        dispatch(notificationAdded('error', common.unauthorized));
        return null;
      }),
    [dispatch, runOnce, setIsSessionOver],
  );

  return {
    /** Resolves to nothing where the call was not made, or was refused for want of a session. */
    run,
    isOpen: isAdmin || isBusy || isSessionOver,
    isBusy,
    /** Whether the backend refused the session, and no new one has begun since. */
    isUnauthorized: isSessionOver,
  };
}

/** Returns whether a call failed for want of an administrator's session. */
export function isUnauthorized(error: unknown): boolean {
  const failure = error as Failure | undefined;
  return failure?.kind === 'http' && failure.status === 401;
}
