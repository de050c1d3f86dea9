import { useEffect, useRef, useState, type RefObject } from 'react';
import { accessApi } from '../../api/access';
import { PATHS } from '../../config/paths';
import { LOGIN_REDIRECT_MS } from '../../domain/limits';
import { useIsShown } from '../../hooks/useIsShown';
import { usePageState } from '../../hooks/usePageState';
import { useRedirectWhen } from '../../hooks/useRedirectWhen';
import { access } from './login.texts';
import { AlertDialog } from '../../components/Dialog';
import { CardPage } from '../../components/CardPage';
import { EmailField } from '../../components/EmailField';
import { PasswordField } from '../../components/PasswordField';
import { AccessForm, useFormMessage } from './AccessForm';
import { usePageAfterLogin } from './loginState';
import { useLogin } from './useLogin';

/** Login and password recovery: two modes of one screen, which share the typed e-mail. */
export default function LoginScreen() {
  const [isRecovery, setIsRecovery] = usePageState<boolean>('recovery', false);
  const [email, setEmail] = usePageState<string>('email', '');
  const emailRef = useRef<HTMLInputElement>(null);
  const previousMode = useRef(isRecovery);

  // The button that changed the mode is gone: the focus moves to the first field to fill in.
  useEffect(() => {
    if (previousMode.current !== isRecovery) emailRef.current?.focus();
    previousMode.current = isRecovery;
  }, [isRecovery]);

  const title = isRecovery ? access.recoveryTitle : access.loginTitle;
  const Form = isRecovery ? RecoveryForm : LoginForm;
  return (
    <CardPage isCentred title={title} lead={isRecovery ? access.recoveryLead : access.loginLead}>
      <Form
        email={email}
        onEmail={setEmail}
        emailRef={emailRef}
        onOtherForm={() => setIsRecovery(!isRecovery)}
      />
    </CardPage>
  );
}

type FormProps = {
  email: string;
  onEmail: (email: string) => void;
  emailRef: RefObject<HTMLInputElement | null>;
  onOtherForm: () => void;
};

/** Logs in, and leads back to the page that required it (administrators) or home. */
function LoginForm({ email, onEmail, emailRef, onOtherForm }: FormProps) {
  const login = useLogin();
  const { from, state } = usePageAfterLogin();
  const [nextPath, setNextPath] = useState('');
  useRedirectWhen(nextPath !== '', nextPath, LOGIN_REDIRECT_MS, nextPath === from ? state : null);
  const [password, setPassword] = useState('');
  const message = useFormMessage('login');

  const send = async (): Promise<boolean> => {
    const { as, text, isForeign, reason } = await login({ email, password });
    if (as === 'none') {
      message.show({ kind: 'error', text, isForeign, reason: reason ?? null });
      return false;
    }
    message.showSuccess(text, isForeign);
    setNextPath(as === 'admin' ? from : PATHS.home);
    return true;
  };

  return (
    <AccessForm
      label={access.loginTitle}
      submit={access.signIn}
      message={message}
      onSend={send}
      otherForm={{ label: access.forgotten, onOpen: onOtherForm }}
    >
      <EmailField
        value={email}
        onChange={onEmail}
        isMissing={message.isMissing(email)}
        inputRef={emailRef}
      />
      <PasswordField
        label={access.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isMissing={message.isMissing(password)}
      />
    </AccessForm>
  );
}

function RecoveryForm({ email, onEmail, emailRef, onOtherForm }: FormProps) {
  const [recover] = accessApi.useRecoverPasswordMutation();
  const [isSent, setIsSent] = usePageState<boolean>('recovery-sent', false);
  const isShown = useIsShown();
  const message = useFormMessage('recovery');

  const send = async (): Promise<boolean> => {
    const { error } = await recover(email);
    if (error) message.showFailure(access.recoveryFailed);
    else if (isShown()) setIsSent(true);
    else message.showSuccess(access.recoverySent);
    return false; // it may be requested again
  };

  return (
    <>
      <AccessForm
        label={access.recoveryTitle}
        submit={access.recover}
        message={message}
        onSend={send}
        otherForm={{ label: access.backToLogin, onOpen: onOtherForm }}
      >
        <EmailField
          value={email}
          onChange={onEmail}
          isMissing={message.isMissing(email)}
          inputRef={emailRef}
        />
      </AccessForm>
      <AlertDialog text={isSent ? access.recoverySent : null} onClose={() => setIsSent(false)} />
    </>
  );
}
