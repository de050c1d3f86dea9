import { useCallback, useState } from 'react';
import type { Failure } from '../domain/failure';
import { noticed } from '../state/notices';
import { selectIsAdmin } from '../state/session';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { common } from '../texts/common';
import { useOneAtATime } from './useOneAtATime';

/**
 * Calls that only an administrator may make, one at a time. A 401 ends the session; what was
 * typed must not go with it, so the controls are to stay while `isOpen`. A call that gives
 * null was not made after all.
 */
export function useAdminCall() {
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const [phase, setPhase] = useState<'idle' | 'busy' | 'unauthorized'>('idle');
  const oneAtATime = useOneAtATime();
  // Somebody has logged in again: what is open now is open for that session only.
  if (isAdmin && phase === 'unauthorized') setPhase('idle');

  const run = useCallback(
    <R extends { error?: unknown } | null>(call: () => Promise<R>): Promise<R | undefined> =>
      oneAtATime(async () => {
        setPhase('busy');
        const result = await call();
        const isOver = isUnauthorized(result?.error);
        setPhase(isOver ? 'unauthorized' : 'idle');
        if (isOver) dispatch(noticed('error', common.unauthorized));
        return result;
      }),
    [dispatch, oneAtATime],
  );

  return {
    run,
    isOpen: isAdmin || phase !== 'idle',
    isBusy: phase === 'busy',
    /** The backend no longer took the session, and nobody has logged in since. */
    isUnauthorized: phase === 'unauthorized',
  };
}

/** Whether a call failed because nobody who may make it is logged in. */
export function isUnauthorized(error: unknown): boolean {
  const failure = error as Failure | undefined;
  return failure?.kind === 'http' && failure.status === 401;
}
