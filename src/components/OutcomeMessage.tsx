import { Message } from './Message';

type Props = {
  outcome: { kind: 'success' | 'error'; text: string; reason: string | null } | null;
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
