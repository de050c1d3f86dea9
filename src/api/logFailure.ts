import type { Failure } from '../domain/types';

/** Logs a failure that the page does not show (spec section 8), unless the call was aborted. */
export function logFailure(text: string, reason: unknown): void {
  const { error } = reason as { error?: Failure };
  if (error?.kind !== 'aborted') console.error(text, reason);
}
