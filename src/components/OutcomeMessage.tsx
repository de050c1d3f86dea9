import { Message } from './Message';

type Props = {
  outcome: { kind: 'success' | 'error'; text: string; reason: string | null } | null;
};

/** Shows the outcome of a write with its reason, where that is known; nothing before a write. */
export function OutcomeMessage({ outcome }: Props) {
  if (outcome === null) return null;
  return (
    <Message kind={outcome.kind === 'error' ? 'error' : 'status'}>
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
