import Button from '@mui/material/Button';
import { useState, type Ref } from 'react';
import { useSearchParams } from 'react-router';
import { accessApi } from '../../api/access';
import { PATHS, RETURN_PARAMETER } from '../../config/paths';
import { LOGIN_REDIRECT_MS } from '../../domain/limits';
import { useRedirect } from '../../queries/useRedirect';
import { isUsable, signedIn } from '../../state/session';
import { useAppDispatch } from '../../store/hooks';
import { access, CUSTOMER_SUCCESS } from '../../texts/access';
import { AccessForm } from './AccessForm';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';
import { returnPath } from './returnPath';
import { useOutcome } from './useOutcome';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  emailRef: Ref<HTMLInputElement>;
  onForgotten: () => void;
};

/** Logging in: administrators get a token, customers a text with 'successo' (spec section 7). */
export function LoginForm({ email, onEmail, emailRef, onForgotten }: Props) {
  const dispatch = useAppDispatch();
  const [login] = accessApi.useLoginMutation();
  const redirect = useRedirect();
  const [search] = useSearchParams();
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const outcome = useOutcome();

  const succeed = (text: string, path: string): void => {
    setIsDone(true);
    outcome.succeed(text);
    redirect(path, LOGIN_REDIRECT_MS);
  };

  const send = async (): Promise<void> => {
    const { data: reply } = await login({ email, password });
    const now = Date.now();
    if (reply === undefined) return outcome.fail(access.loginFailed);
    if ('token' in reply) {
      if (!isUsable(reply.token, now)) return outcome.fail(access.wrongCredentials);
      dispatch(signedIn({ token: reply.token, now }));
      return succeed(access.adminSignedIn, returnPath(search.get(RETURN_PARAMETER)));
    }
    if (reply.text.includes(CUSTOMER_SUCCESS)) return succeed(reply.text, PATHS.home);
    return outcome.fail(reply.text || access.wrongCredentials);
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
