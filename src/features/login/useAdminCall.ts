import { useCallback, useState } from 'react';
import type { Failure } from '../../domain/types';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { common } from '../../components/common.texts';
import { useSingleFlight } from '../../hooks/useSingleFlight';

/**
 * Makes calls that only an administrator may make, one at a time: `run` resolves to nothing where
 * the call was not made, or was refused for lack of a session. A 401 ends the session; so that what
 * was typed is not lost, `useAdminGate` keeps the controls.
 */
export function useAdminCall() {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const runOnce = useSingleFlight();

  const run = useCallback(
    <R extends { error?: unknown } | null>(call: () => Promise<R>): Promise<R | null | undefined> =>
      runOnce(async () => {
        setIsBusy(true);
        const result = await call();
        setIsBusy(false);
        if (!isUnauthorized(result?.error)) return result;
        dispatch(notificationAdded('error', common.unauthorized));
        return null;
      }),
    [dispatch, runOnce],
  );

  return { run, isBusy };
}

/** Returns whether a call failed for lack of an administrator's session. */
export function isUnauthorized(error: unknown): boolean {
  const failure = error as Failure | undefined;
  return failure?.kind === 'http' && failure.status === 401;
}
