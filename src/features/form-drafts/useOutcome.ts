import { useCallback } from 'react';
import type { Failure } from '../../domain/types';
import { reasonOf } from '../../components/orders.texts';
import { usePageState } from '../../hooks/usePageState';

/** A write's result as shown to the person. */
export type Outcome = {
  kind: 'success' | 'error';
  text: string;
  /** The reason in the backend's own words, where it sent one. */
  reason: string | null;
};

/**
 * Makes a call and shows its outcome; resolves to whether it succeeded. A call that returns null
 * was not made after all, and has no outcome.
 */
export type Perform = (
  call: () => Promise<{ error?: unknown } | null>,
  successText: string,
  failureText: (failure: Failure) => string,
) => Promise<boolean>;

/**
 * Holds a write's outcome, which the page shows until the next one; there is no toast beside it.
 * `of` names the write, unique on its page.
 */
export function useOutcome(of: string) {
  const [outcome, setOutcome] = usePageState<Outcome | null>(`outcome/${of}`, null);

  const showSuccess = useCallback(
    (text: string) => setOutcome({ kind: 'success', text, reason: null }),
    [setOutcome],
  );
  const showFailure = useCallback(
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
  const clearOutcome = useCallback(() => setOutcome(null), [setOutcome]);
  const perform: Perform = useCallback(
    async (call, successText, failureText) => {
      clearOutcome();
      const result = await call();
      if (!result) return false;
      const failure = result.error as Failure | undefined;
      if (failure) showFailure(failureText(failure), failure);
      else showSuccess(successText);
      return !failure;
    },
    [clearOutcome, showSuccess, showFailure],
  );
  return { outcome, perform, showSuccess, showFailure, clearOutcome };
}
