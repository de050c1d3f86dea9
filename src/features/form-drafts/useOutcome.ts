import { useCallback } from 'react';
import type { Failure } from '../../domain/failure';
import { reasonOf } from '../../components/orders.texts';
import { usePageState } from '../../hooks/usePageState';

/** How a write went, in words. */
export type Outcome = {
  kind: 'success' | 'error';
  text: string;
  /** Why, in the backend's own words, where it gave any. */
  reason: string | null;
};

/**
 * How a write went, as an outcome that the page shows until the next one. No toast beside it:
 * a message is said once. `of` names the write, once a page.
 */
export function useOutcome(of: string) {
  const [outcome, setOutcome] = usePageState<Outcome | null>(`outcome/${of}`, null);

  const succeeded = useCallback(
    (text: string) => setOutcome({ kind: 'success', text, reason: null }),
    [setOutcome],
  );
  const failed = useCallback(
    (text: string, failure?: Failure) => {
      const reason = reasonOf(failure);
      setOutcome({
        kind: 'error',
        text,
        reason: reason !== null && text.includes(reason) ? null : reason,
      });
    },
    [setOutcome],
  );
  const cleared = useCallback(() => setOutcome(null), [setOutcome]);
  return { outcome, succeeded, failed, cleared };
}
