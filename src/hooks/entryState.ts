import { isClockStopped } from '../domain/clock';
import { isRecord, type UnknownRecord } from '../domain/isRecord';

/** Returns the `state` of `useLocation` as a record; empty if it has none. */
export function toEntryState(state: unknown): UnknownRecord {
  return isRecord(state) ? state : {};
}

/** Returns the state of the router's present history entry. */
export function readEntryState(): UnknownRecord {
  return toEntryState((history.state as { usr?: unknown } | null)?.usr);
}

/**
 * Changes the state of the present history entry, which a reload and Back restore. The router only learns of it then:
 * nothing renders again. Does nothing in a replay, which has no history.
 */
export function changeEntryState(changes: UnknownRecord): void {
  if (isClockStopped()) return;
  history.replaceState({ ...history.state, usr: { ...readEntryState(), ...changes } }, '');
}
