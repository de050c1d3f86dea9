import { Message } from './Message';

type Props = {
  outcome: { kind: 'success' | 'error'; text: string; reason: string | null } | null;
};

/** How a write went, and why where that is known; nothing before there was one. */
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
