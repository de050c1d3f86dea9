import { useCallback, useState } from 'react';
import type { Failure } from '../domain/failure';
import { noticed } from '../state/notices';
import { useAppDispatch } from '../store/hooks';
import { reasonOf } from '../texts/orders';

/** How a write went, in words that stay on the page when the toast has gone. */
export type Outcome = {
  kind: 'success' | 'error';
  text: string;
  /** Why, in the backend's own words, where it gave any. */
  reason: string | null;
};

/** Says how a write went: as a toast, and as an outcome for the page until the next one. */
export function useOutcome() {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const succeeded = useCallback(
    (text: string) => {
      setOutcome({ kind: 'success', text, reason: null });
      dispatch(noticed('success', text));
    },
    [dispatch],
  );
  const failed = useCallback(
    (text: string, failure?: Failure) => {
      const reason = reasonOf(failure);
      setOutcome({
        kind: 'error',
        text,
        reason: reason !== null && text.includes(reason) ? null : reason,
      });
      dispatch(noticed('error', text));
    },
    [dispatch],
  );
  const cleared = useCallback(() => setOutcome(null), []);
  return { outcome, succeeded, failed, cleared };
}
