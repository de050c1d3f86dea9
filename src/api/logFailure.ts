import type { Failure } from '../domain/types';

/** Logs a failure of which the page says nothing (spec section 8), unless the call was aborted. */
export function logFailure(text: string, reason: unknown): void {
  const { error } = reason as { error?: Failure };
  if (error?.kind !== 'aborted') console.error(text, reason);
}
