import { readStored, TOKEN_KEY } from '../domain/browserStorage';
import { isClockStopped } from '../domain/clock';
import { isRecord, type UnknownRecord } from '../domain/isRecord';
import { personOf } from '../session/token';

/**
 * Returns the `state` of `useLocation` as a record; empty if it has none, or if another person has written it: entries
 * outlive a session, and Back leads the next person to them.
 */
export function toEntryState(state: unknown): UnknownRecord {
  const isOwn = isRecord(state) && (!('person' in state) || state['person'] === readPerson());
  return isOwn ? state : {};
}

/** Returns the state of an entry with changes, for the person who is logged in now. */
export function ownEntryState(state: unknown, changes: UnknownRecord): UnknownRecord {
  return { ...toEntryState(state), ...changes, person: readPerson() };
}

// From the stored token: otherwise every reader of an entry would have to pass the person.
function readPerson(): string | null {
  const token = readStored('localStorage', TOKEN_KEY);
  return token ? personOf(token) : null;
}

/** Returns the state of the router's present history entry, even if another person wrote it; undefined without any. */
export function routerState(): unknown {
  // The router writes null.
  return (history.state as { usr?: unknown } | null)?.usr ?? undefined;
}

/** Returns the state of the router's present history entry as a record; see `toEntryState`. */
export function readEntryState(): UnknownRecord {
  return toEntryState(routerState());
}

/**
 * Changes the state of the present history entry, which a reload and Back restore for the same person. The router only
 * learns of it then: nothing renders again. Does nothing in a replay, which has no history.
 */
export function changeEntryState(changes: UnknownRecord): void {
  if (isClockStopped()) return;
  history.replaceState({ ...history.state, usr: ownEntryState(readEntryState(), changes) }, '');
}
