import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { access } from './login.texts';
import { common } from '../../components/common.texts';
import { ModalDialog } from '../../components/Dialog';
import { EmailField } from '../../components/EmailField';
import { OutcomeMessage, type Outcome } from '../../components/OutcomeMessage';
import { PasswordField } from '../../components/PasswordField';
import { useSubmit } from '../../hooks/useSubmit';
import { useAppDispatch } from '../../store/hooks';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useLogin } from './useLogin';

type Props = {
  onDone: () => void;
  onClose: () => void;
};

/** The administrators' login as a dialog, so that the page keeps its state. */
export default function SignInDialog({ onDone, onClose }: Props) {
  const dispatch = useAppDispatch();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Outcome | null>(null);
  const showProblem = (text: string, reason: string | null = null) =>
    setProblem({ kind: 'error', text, reason });
  const [isBusy, setIsBusy] = useState(false);
  const isMissing = (value: string) => value === '' && problem?.text === access.fillAll;

  const submit = useSubmit({
    isLocked: isBusy,
    check: () => {
      const isFilledIn = email !== '' && password !== '';
      if (isFilledIn) setProblem(null);
      else showProblem(access.fillAll);
      return isFilledIn;
    },
    send: async () => {
      setIsBusy(true);
      const { as, text, reason } = await login({ email, password });
      setIsBusy(false);
      if (as === 'customer') return showProblem(common.unauthorized);
      if (as === 'none') return showProblem(text, reason);
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
        <OutcomeMessage outcome={problem} />
        {isBusy && <Typography role="status">{common.sending}</Typography>}
      </Stack>
    </ModalDialog>
  );
}
