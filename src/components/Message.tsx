'use no memo';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { common } from './common.texts';
import { focusHeading } from './focusHeading';

type Props = {
  /** Only errors interrupt screen readers. */
  kind: 'error' | 'status' | 'success';
  children: ReactNode;
  /** Called by 'Riprova'; without it there is no such button. */
  onRetry?: () => void;
  action?: ReactNode;
};

// 'Riprova' removes the message and itself, and the focus with them. The heading gets it without scrolling, so that what
// was asked for stays in view; and only after the commit, which may replace the heading too. A panel beside or over the
// page has its own heading.
const keepFocus = (message: HTMLElement | null) => () => {
  if (!message?.contains(document.activeElement)) return;
  const panel = message.closest('aside, [role=dialog]');
  queueMicrotask(() => focusHeading({ preventScroll: true }, panel));
};

/** Shows a message that stays in the page. */
export function Message({ kind, children, onRetry, action }: Props) {
  const retry = onRetry && (
    <Button variant="outlined" onClick={onRetry}>
      {common.retry}
    </Button>
  );
  return (
    <Alert
      ref={keepFocus}
      role={kind === 'error' ? 'alert' : 'status'}
      severity={kind === 'status' ? 'info' : kind}
      action={
        (retry ?? action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
      sx={{ marginBlock: 2 }}
    >
      <Typography>{children}</Typography>
    </Alert>
  );
}
