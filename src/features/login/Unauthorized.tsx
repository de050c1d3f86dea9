import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import { common } from '../../components/common.texts';
import { DialogFailed } from '../../components/DialogFailed';
import { focusHeading } from '../../components/focusHeading';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Message } from '../../components/Message';
import { useLoginState } from './loginState';

const SignInDialog = lazyWithPreload(() => import('./SignInDialog'));

/**
 * Shows that an administrator's session is needed and links to the login, which leads back to this page; or logs in
 * with a dialog over the page.
 */
export function Unauthorized() {
  const loginState = useLoginState();
  const [isOpen, setIsOpen] = useState(false);
  const focusBefore = useRef<Element | null>(null);

  useEffect(() => {
    focusBefore.current = document.activeElement;
    // The focus may have gone with the session. Only in the tab that is in use.
    if (document.activeElement === document.body && document.hasFocus())
      focusHeading({ preventScroll: true });
  }, []);

  const close = () => setIsOpen(false);
  // After the login this message disappears, with the button that had the focus; the dialog may have been closed before.
  const restoreFocus = () => {
    setIsOpen(false);
    setTimeout(() => {
      // The closed dialog gives the focus to the heading, as its opener is gone.
      if (document.activeElement?.matches('body, h1')) focusOn(focusBefore.current);
    });
  };

  return (
    <>
      <Message
        kind="error"
        action={
          <>
            <Button variant="outlined" component={Link} to={PATHS.login} state={loginState}>
              {common.signIn}
            </Button>
            <Button variant="outlined" onClick={() => setIsOpen(true)}>
              {common.signInHere}
            </Button>
          </>
        }
      >
        {common.unauthorized}
      </Message>
      {isOpen && (
        <ErrorBoundary
          loading={null}
          fallback={(retry) => <DialogFailed onRetry={retry} onClose={close} />}
        >
          <SignInDialog onDone={restoreFocus} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}

function focusOn(element: Element | null): void {
  const isThere = element?.isConnected && element !== document.body;
  const target = isThere ? element : document.querySelector('h1');
  if (target instanceof HTMLElement) target.focus();
}
