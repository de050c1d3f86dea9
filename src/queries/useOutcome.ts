import { useCallback, useState } from 'react';
import type { Failure } from '../domain/failure';
import { reasonOf } from '../texts/orders';

/** How a write went, in words. */
export type Outcome = {
  kind: 'success' | 'error';
  text: string;
  /** Why, in the backend's own words, where it gave any. */
  reason: string | null;
};

/**
 * How a write went, as an outcome that the page shows until the next one. No toast beside it:
 * a message is said once.
 */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const succeeded = useCallback((text: string) => {
    setOutcome({ kind: 'success', text, reason: null });
  }, []);
  const failed = useCallback((text: string, failure?: Failure) => {
    const reason = reasonOf(failure);
    setOutcome({
      kind: 'error',
      text,
      reason: reason !== null && text.includes(reason) ? null : reason,
    });
  }, []);
  const cleared = useCallback(() => setOutcome(null), []);
  return { outcome, succeeded, failed, cleared };
}
