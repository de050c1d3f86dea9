import type { BackendText, Failure } from './types';

// Longer texts are stack traces or pages, not reasons.
const MAX_REASON_LENGTH = 300;

/** Returns the backend's reason for a refusal, if people can read it. */
export function reasonOf(failure: Failure | undefined): BackendText | null {
  const text = failure?.kind === 'http' || failure?.kind === 'refused' ? failure.text.trim() : '';
  return text === '' || text.length > MAX_REASON_LENGTH ? null : text;
}

/** Returns what stands between a message and its reason: a message may lack the full stop. */
export function separatorAfter(message: string): string {
  return /[.!?]$/.test(message) ? ' ' : ': ';
}

/** Returns whether there was no answer: the request may still have been carried out. */
export function isUnanswered({ kind }: Failure): boolean {
  return kind === 'timeout' || kind === 'network';
}

/** Returns whether the backend has answered that there is no such thing; a lost connection says nothing about it. */
export function isGone(failure: Failure): boolean {
  if (failure.kind === 'http') return failure.status < 500;
  return failure.kind === 'refused' || failure.kind === 'unreadable';
}
