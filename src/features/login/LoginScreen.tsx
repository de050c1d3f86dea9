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
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { AccessForm } from './AccessForm';
import { usePageAfterLogin } from './loginState';
import { useAccessForm } from './useAccessForm';
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
  const isAdmin = useAppSelector(selectIsAdmin);
  const [password, setPassword] = useState('');
  const form = useAccessForm('login');
  const isDone = form.outcome?.kind === 'success';
  const next = isAdmin ? { path: from, state } : { path: PATHS.home, state: null };
  useRedirectWhen(isDone, next.path, LOGIN_REDIRECT_MS, next.state);

  const send = async () => {
    const { as, text, isForeign, reason } = await login({ email, password });
    if (as === 'none') form.show({ kind: 'error', text, isForeign, reason: reason ?? null });
    else form.showSuccess(text, isForeign);
  };

  return (
    <AccessForm
      label={access.loginTitle}
      submit={access.signIn}
      form={form}
      onSend={send}
      otherForm={{ label: access.forgotten, onOpen: onOtherForm }}
    >
      <EmailField
        value={email}
        onChange={onEmail}
        isMissing={form.isMissing(email)}
        readOnly={form.isLocked}
        inputRef={emailRef}
      />
      <PasswordField
        label={access.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isMissing={form.isMissing(password)}
        readOnly={form.isLocked}
      />
    </AccessForm>
  );
}

function RecoveryForm({ email, onEmail, emailRef, onOtherForm }: FormProps) {
  const [recover] = accessApi.useRecoverPasswordMutation();
  const [isSent, setIsSent] = usePageState<boolean>('recovery-sent', false);
  const isShown = useIsShown();
  const form = useAccessForm('recovery', isShown);

  const send = async () => {
    const { error } = await recover(email);
    if (error) form.showFailure(access.recoveryFailed);
    else if (isShown()) setIsSent(true);
    else form.showSuccess(access.recoverySent);
  };

  return (
    <>
      <AccessForm
        label={access.recoveryTitle}
        submit={access.recover}
        form={form}
        onSend={send}
        otherForm={{ label: access.backToLogin, onOpen: onOtherForm }}
      >
        <EmailField
          value={email}
          onChange={onEmail}
          isMissing={form.isMissing(email)}
          readOnly={form.isLocked}
          inputRef={emailRef}
        />
      </AccessForm>
      <AlertDialog text={isSent ? access.recoverySent : null} onClose={() => setIsSent(false)} />
    </>
  );
}
