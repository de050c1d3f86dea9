import { Fragment } from 'react';
import { Message } from './Message';

/** A write's result as shown to the user. */
export type Outcome = {
  kind: 'success' | 'error';
  text: string;
  /** Whether the text contains words of the backend or of a user: a report masks all of it. */
  isForeign?: true | undefined;
  /** The reason in the backend's own words, if it sent one. */
  reason: string | null;
  /** The user's next step, in the application's words. */
  more?: string | undefined;
};

type Props = {
  outcome: Outcome | null;
  /** Called by 'Riprova', which only an error offers. */
  onRetry?: () => void;
};

/** Shows the outcome of a call with its reason, if known; nothing before a call. */
export function OutcomeMessage({ outcome, onRetry }: Props) {
  if (outcome === null) return null;
  const isError = outcome.kind === 'error';
  const { reason, more } = outcome;
  return (
    <Message kind={outcome.kind} {...(isError && onRetry && { onRetry })}>
      <span>{outcome.text}</span>
      {[reason, more].map(
        (sentence) =>
          sentence && (
            <Fragment key={sentence}>
              {' '}
              <span>{sentence}</span>
            </Fragment>
          ),
      )}
    </Message>
  );
}
