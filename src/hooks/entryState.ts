import { isClockStopped } from '../domain/clock';

/** Returns the state of a history entry, as `useLocation` has it, as a record; empty if there is none. */
export function toEntryState(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Returns the state of the router's present history entry. */
export function readEntryState(): Record<string, unknown> {
  return toEntryState((history.state as { usr?: unknown } | null)?.usr);
}

/**
 * Changes the state of the present history entry, which a reload and Back restore. The router only learns of it then:
 * nothing renders again. Does nothing in a replay, which has no history.
 */
export function changeEntryState(changes: Record<string, unknown>): void {
  if (isClockStopped()) return;
  history.replaceState({ ...history.state, usr: { ...readEntryState(), ...changes } }, '');
}
