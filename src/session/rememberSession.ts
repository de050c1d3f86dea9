import { selectToken, type SessionStore } from './sessionSlice';

/**
 * Returns a function that returns whether the session is still the one of now: the next person must not send what this
 * one has asked for.
 */
export function rememberSession({ getState }: Pick<SessionStore, 'getState'>): () => boolean {
  const token = selectToken(getState());
  return () => selectToken(getState()) === token;
}
