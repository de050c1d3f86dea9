import type { Failure } from '../../domain/types';

/** The kinds of reports; a user writes a `person` report. */
export type Kind = Problem['kind'] | 'person' | 'vitals';

/** A problem in the form in which it was caught. */
export type Problem =
  | { kind: 'uncaught' | 'rejection' | 'boundary'; error: unknown }
  | { kind: 'policy'; violation: SecurityPolicyViolationEvent }
  | { kind: 'call'; endpoint: string; failure: Failure };

/** The window's events that report problems; `errorcaught` is dispatched by the error boundaries. */
export const PROBLEM_EVENTS = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'errorcaught',
] as const;

/** Returns the problem reported by an event; null if none exists. */
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

// A browser's notice that an observer had more work than fits into one frame.
function isHarmless(message: string): boolean {
  return message.startsWith('ResizeObserver loop');
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
