import Button from '@mui/material/Button';
import { useState, type Ref } from 'react';
import { useSearchParams } from 'react-router';
import { PATHS, RETURN_PARAMETER } from '../../config/paths';
import { LOGIN_REDIRECT_MS } from '../../domain/limits';
import { useLogin } from './useLogin';
import { useRedirect } from '../../hooks/useRedirect';
import { access } from './access.texts';
import { EmailField } from '../../components/EmailField';
import { PasswordField } from '../../components/PasswordField';
import { AccessForm } from './AccessForm';
import { returnPath } from './returnPath';
import { useFormMessage } from './useFormMessage';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  emailRef: Ref<HTMLInputElement>;
  onForgotten: () => void;
};

/** Logs in, and leads back to the page that asked for it (administrators) or home. */
export function LoginForm({ email, onEmail, emailRef, onForgotten }: Props) {
  const login = useLogin();
  const redirect = useRedirect();
  const [search] = useSearchParams();
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const outcome = useFormMessage('login');

  const succeed = (text: string, path: string): true => {
    setIsDone(true);
    outcome.succeed(text);
    redirect(path, LOGIN_REDIRECT_MS);
    return true;
  };

  const send = async (): Promise<boolean> => {
    const { as, text } = await login({ email, password });
    if (as === 'admin') return succeed(text, returnPath(search.get(RETURN_PARAMETER)));
    if (as === 'customer') return succeed(text, PATHS.home);
    outcome.fail(text);
    return false;
  };

  return (
    <AccessForm
      label={access.loginTitle}
      submit={access.signIn}
      outcome={outcome}
      onSend={send}
      isDone={isDone}
      actions={<Button onClick={onForgotten}>{access.forgotten}</Button>}
    >
      <EmailField
        value={email}
        onChange={onEmail}
        isMissing={outcome.isMissing(email)}
        inputRef={emailRef}
      />
      <PasswordField
        label={access.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isMissing={outcome.isMissing(password)}
      />
    </AccessForm>
  );
}
