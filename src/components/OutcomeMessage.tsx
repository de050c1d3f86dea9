import type { ReactNode } from 'react';
import { separatorAfter } from '../domain/failureReason';
import type { BackendText, OwnText } from '../domain/types';
import { Message } from './Message';

/** A write's result as shown to the user. */
export type Outcome = OutcomeText & {
  kind: 'success' | 'error';
  /** The reason in the backend's own words, if it sent one. */
  reason: BackendText | null;
  /** The user's next step, in the application's words. */
  more?: string | undefined;
};

/** `isForeign`: the text contains words of the backend or of a user, and a report masks all of it. */
type OutcomeText = { text: OwnText; isForeign?: undefined } | { text: string; isForeign: true };

type Props = {
  outcome: Outcome | null;
  onRetry?: () => void;
  action?: ReactNode;
};

/** Shows the outcome of a call with its reason, if known; nothing before a call. */
export function OutcomeMessage({ outcome, onRetry, action }: Props) {
  if (outcome === null) return null;
  const isError = outcome.kind === 'error';
  const { text, reason, more } = outcome;
  return (
    <Message kind={outcome.kind} {...(isError && onRetry && { onRetry })} action={action}>
      <span>{text}</span>
      {reason && (
        <>
          {separatorAfter(text)}
          <span>{reason}</span>
        </>
      )}
      {more && (
        <>
          {' '}
          <span>{more}</span>
        </>
      )}
    </Message>
  );
}
