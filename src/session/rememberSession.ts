import { selectIsAdmin, selectLogouts, type SessionState } from './sessionSlice';

type LogoutsState = { logouts: number };
export type Sessions = LogoutsState & { session: SessionState };

/**
 * Returns a function that returns whether the session is still the same: the next person must not send what this one has
 * asked for, and a logout ends it. The same person's new token changes nothing.
 */
export function rememberSession({ getState }: { getState: () => Sessions }): () => boolean {
  const isAdmin = selectIsAdmin(getState());
  const hasLoggedOut = rememberLogouts({ getState });
  return () => selectIsAdmin(getState()) === isAdmin && !hasLoggedOut();
}

/**
 * Returns a function that returns whether there has been a logout since: the next person must not see the result. Unlike
 * in `rememberSession`, an expiry changes nothing.
 */
export function rememberLogouts({ getState }: { getState: () => LogoutsState }): () => boolean {
  const logouts = selectLogouts(getState());
  return () => selectLogouts(getState()) !== logouts;
}
