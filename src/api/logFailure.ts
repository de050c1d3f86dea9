import type { Failure } from '../domain/types';

/** Logs a failed call, which is not reported in any other way (spec section 8), unless it was aborted. */
export function logFailure(text: string, reason: unknown): void {
  const { error } = reason as { error?: Failure };
  if (error?.kind !== 'aborted') console.error(text, reason);
}
