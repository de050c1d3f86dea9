import { useEffect, useRef } from 'react';
import { usePageState } from '../../hooks/usePageState';
import { access } from './access.texts';
import { PageHeading } from '../../components/PageHeading';
import { LoginForm } from './LoginForm';
import { RecoveryForm } from './RecoveryForm';
import styles from './Access.module.css';

/** Login and password recovery: two modes of one screen, which share the typed e-mail. */
export default function LoginScreen() {
  const [isRecovery, setIsRecovery] = usePageState<boolean>('recovery', false);
  const [email, setEmail] = usePageState<string>('email', '');
  const emailField = useRef<HTMLInputElement>(null);
  const previousMode = useRef(isRecovery);

  // The button that changed the mode is gone: the focus moves to the field typed in next.
  useEffect(() => {
    if (previousMode.current !== isRecovery) emailField.current?.focus();
    previousMode.current = isRecovery;
  }, [isRecovery]);

  const title = isRecovery ? access.recoveryTitle : access.loginTitle;
  return (
    <div className={styles['card']}>
      <PageHeading title={title}>{title}</PageHeading>
      <p className={styles['lead']}>{isRecovery ? access.recoveryLead : access.loginLead}</p>
      {isRecovery ? (
        <RecoveryForm
          email={email}
          onEmail={setEmail}
          emailRef={emailField}
          onBack={() => setIsRecovery(false)}
        />
      ) : (
        <LoginForm
          email={email}
          onEmail={setEmail}
          emailRef={emailField}
          onForgotten={() => setIsRecovery(true)}
        />
      )}
    </div>
  );
}
