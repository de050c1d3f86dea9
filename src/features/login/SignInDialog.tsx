import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { access } from './access.texts';
import { common } from '../../components/common.texts';
import { ModalDialog } from '../../components/Dialog';
import { EmailField } from '../../components/EmailField';
import { Message } from '../../components/Message';
import { PasswordField } from '../../components/PasswordField';
import { useSubmit } from '../../hooks/useSubmit';
import type { SignIn } from './useLogin';

type Props = {
  signIn: SignIn;
  onDone: () => void;
  onClose: () => void;
};

/** The login as a dialog, so that the page keeps its state. */
export default function SignInDialog({ signIn, onDone, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isMissing = (value: string) => value === '' && problem === access.fillAll;

  const submit = useSubmit({
    isLocked: isBusy,
    check: () => {
      const isFilledIn = email !== '' && password !== '';
      setProblem(isFilledIn ? null : access.fillAll);
      return isFilledIn;
    },
    send: async () => {
      setIsBusy(true);
      const reason = await signIn({ email, password });
      setIsBusy(false);
      if (reason === null) onDone();
      else setProblem(reason);
    },
  });
  return (
    <ModalDialog
      title={access.loginTitle}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {access.signIn}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <DialogContentText>{access.inPlaceLead}</DialogContentText>
        <EmailField value={email} onChange={setEmail} isMissing={isMissing(email)} autoFocus />
        <PasswordField
          label={access.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isMissing={isMissing(password)}
        />
        {problem !== null && <Message kind="error">{problem}</Message>}
      </Stack>
    </ModalDialog>
  );
}
