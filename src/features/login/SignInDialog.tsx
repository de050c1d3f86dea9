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
import { useAppDispatch } from '../../store/hooks';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useLogin } from './useLogin';

type Props = {
  /** Called when an administrator is logged in. */
  onDone: () => void;
  onClose: () => void;
};

/** The administrators' login as a dialog, so that the page keeps its state. */
export default function SignInDialog({ onDone, onClose }: Props) {
  const dispatch = useAppDispatch();
  const login = useLogin();
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
      const { as, text } = await login({ email, password });
      setIsBusy(false);
      if (as !== 'admin') return setProblem(as === 'customer' ? common.unauthorized : text);
      dispatch(notificationAdded('success', text));
      onDone();
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
