import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { Message } from '../../components/Message';

type Props = {
  /** The buttons: their texts, and what they do. */
  choices: Readonly<Record<string, (event: MouseEvent) => void>>;
  /** The buttons stay in their place, and do nothing. */
  isLocked?: boolean;
  children: ReactNode;
};

/** A message with buttons that settle it. */
export function Offer({ choices, isLocked = false, children }: Props) {
  const buttons = Object.entries(choices).map(([text, onClick]) => (
    <Button
      key={text}
      variant="outlined"
      aria-disabled={isLocked}
      onClick={isLocked ? undefined : onClick}
    >
      {text}
    </Button>
  ));
  return (
    <Message kind="status" action={buttons}>
      {children}
    </Message>
  );
}
