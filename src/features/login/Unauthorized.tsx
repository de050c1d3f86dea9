import { Suspense, useContext, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { loginThenBackTo } from '../../config/paths';
import { common } from '../../components/common.texts';
import { DialogFailed } from '../../components/DialogFailed';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Message } from '../../components/Message';
import { SignInContext } from './signIn';
import styles from './Unauthorized.module.css';

const SignInDialog = lazyWithPreload(() => import('./SignInDialog'));

/**
 * Says that nobody who may be here is logged in, and leads to the login and back to this
 * place; or, where the page offers it, logs in over the page, which stays as it is.
 */
export function Unauthorized() {
  const { pathname, search } = useLocation();
  const signIn = useContext(SignInContext);
  const [isOpen, setIsOpen] = useState(false);
  const workedAt = useRef<Element | null>(null);

  useEffect(() => {
    workedAt.current = document.activeElement;
  }, []);

  const close = () => setIsOpen(false);
  // After the login this message goes, and with it the button that had the focus.
  const goOn = () => {
    setIsOpen(false);
    setTimeout(() => focusOn(workedAt.current));
  };

  return (
    <>
      <Message
        kind="error"
        action={
          <span className={styles['actions']}>
            <Link className="button" to={loginThenBackTo(pathname + search)}>
              {common.signIn}
            </Link>
            {signIn && (
              <button type="button" className="button" onClick={() => setIsOpen(true)}>
                {common.signInHere}
              </button>
            )}
          </span>
        }
      >
        {common.unauthorized}
      </Message>
      {signIn && isOpen && (
        <ErrorBoundary fallback={(retry) => <DialogFailed onRetry={retry} onClose={close} />}>
          <Suspense>
            <SignInDialog signIn={signIn} onDone={goOn} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Where the person was at work, or the top of the page. */
function focusOn(element: Element | null): void {
  const isThere = element?.isConnected && element !== document.body;
  const target = isThere ? element : document.querySelector('h1');
  if (target instanceof HTMLElement) target.focus();
}
