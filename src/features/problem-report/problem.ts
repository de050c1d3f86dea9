import type { Failure } from '../../domain/types';

/** What reports are about; `person` is one that a person wrote. */
export type Kind = Problem['kind'] | 'person' | 'vitals';

/** Something that went wrong, as it was met. */
export type Problem =
  | { kind: 'uncaught' | 'rejection' | 'boundary'; error: unknown }
  | { kind: 'policy'; violation: SecurityPolicyViolationEvent }
  | { kind: 'call'; endpoint: string; failure: Failure };

/** The events of a window that tell of problems; `errorcaught` is the error boundaries' own. */
export const PROBLEM_EVENTS = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'errorcaught',
] as const;

/** Returns the problem that an event tells of; null for an event that tells of none. */
export function problemOf(event: Event): Problem | null {
  if (event instanceof ErrorEvent) {
    const { error, message } = event as { error: unknown; message: string };
    return isHarmless(message) ? null : { kind: 'uncaught', error: error ?? message };
  }
  if (event.type === 'unhandledrejection') {
    const { reason: error } = event as PromiseRejectionEvent;
    return isAbort(error) ? null : { kind: 'rejection', error };
  }
  if (event.type === 'securitypolicyviolation') {
    return { kind: 'policy', violation: event as SecurityPolicyViolationEvent };
  }
  return event instanceof CustomEvent ? { kind: 'boundary', error: event.detail } : null;
}

// A browser's remark on an observer that had more to do than one frame allows.
function isHarmless(message: string): boolean {
  return message.startsWith('ResizeObserver loop');
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
