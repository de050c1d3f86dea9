import { selectIsAdmin, selectLogouts, type SessionState } from './sessionSlice';

type Sessions = { session: SessionState; logouts: number };

/**
 * Returns a function that returns whether the session is still that of now: the next person must not send what this one
 * has asked for, and a logout ends it. The same person's new token changes nothing.
 */
export function rememberSession({ getState }: { getState: () => Sessions }): () => boolean {
  const isAdmin = selectIsAdmin(getState());
  const logouts = selectLogouts(getState());
  return () => selectIsAdmin(getState()) === isAdmin && selectLogouts(getState()) === logouts;
}
