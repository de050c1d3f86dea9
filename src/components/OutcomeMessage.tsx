import { Message } from './Message';

/** A write's result as shown to the person. */
export type Outcome = {
  kind: 'success' | 'error';
  text: string;
  /** What follows the text: the backend's own words, or what the person should do; else null. */
  reason: string | null;
};

type Props = {
  outcome: Outcome | null;
  /** Called by 'Riprova', which only an error offers. */
  onRetry?: () => void;
};

/** Shows the outcome of a call with its reason, where that is known; nothing before a call. */
export function OutcomeMessage({ outcome, onRetry }: Props) {
  if (outcome === null) return null;
  const isError = outcome.kind === 'error';
  return (
    <Message kind={outcome.kind} {...(isError && onRetry && { onRetry })}>
      <span>{outcome.text}</span>
      {outcome.reason !== null && (
        <>
          {' '}
          <span>{outcome.reason}</span>
        </>
      )}
    </Message>
  );
}
