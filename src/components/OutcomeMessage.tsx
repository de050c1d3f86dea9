import { useEffect, useRef, type ReactNode } from 'react';
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

/**
 * Shows the outcome of a call with its reason, if known; nothing before a call. A new outcome scrolls into view: on a
 * phone the button that was pressed may be at the end of the screen.
 */
export function OutcomeMessage({ outcome, onRetry, action }: Props) {
  const words = useRef<HTMLSpanElement>(null);
  const shown = useRef(outcome);
  useEffect(() => {
    // Not what the page has brought along when it opens.
    const isNew = outcome !== shown.current;
    shown.current = outcome;
    if (!isNew) return;
    // By then an undo may have appeared above, which moves it.
    const frame = requestAnimationFrame(() => showMessage(words.current));
    return () => cancelAnimationFrame(frame);
  }, [outcome]);
  if (outcome === null) return null;
  const isError = outcome.kind === 'error';
  const { text, reason, more } = outcome;
  return (
    <Message kind={outcome.kind} {...(isError && onRetry && { onRetry })} action={action}>
      <span ref={words}>{text}</span>
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

/** Scrolls to the message unless the focus has moved on to another part of the page. */
function showMessage(words: HTMLElement | null): void {
  const { activeElement } = document;
  const part = words?.closest('form, section');
  if (activeElement?.contains(words) || part?.contains(activeElement))
    words?.closest('[role]')?.scrollIntoView({ block: 'nearest' });
}
