import type { Failure } from './types';

// Longer texts are stack traces or pages, not reasons.
const MAX_REASON_LENGTH = 300;

/** Returns the reason that the backend gave for a refusal, where it is one for people to read. */
export function reasonOf(failure: Failure | undefined): string | null {
  const text = failure?.kind === 'http' || failure?.kind === 'refused' ? failure.text.trim() : '';
  return text === '' || text.length > MAX_REASON_LENGTH ? null : text;
}

/** Returns whether no answer came: what was sent may have been carried out all the same. */
export function isUnanswered({ kind }: Failure): boolean {
  return kind === 'timeout' || kind === 'network';
}
