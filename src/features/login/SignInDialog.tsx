import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { access } from './login.texts';
import { common } from '../../components/common.texts';
import { ModalDialog } from '../../components/Dialog';
import { EmailField } from '../../components/EmailField';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { PasswordField } from '../../components/PasswordField';
import { useIsShown } from '../../hooks/useIsShown';
import { useSubmit } from '../../hooks/useSubmit';
import { useAppDispatch } from '../../store/hooks';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAccessForm } from './useAccessForm';
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
  const form = useAccessForm('login', useIsShown());
  const { isLocked, isMissing } = form;

  const submit = useSubmit({
    isLocked,
    check: () => {
      const isFilledIn = email !== '' && password !== '';
      if (!isFilledIn) form.showFailure(access.fillAll);
      return isFilledIn;
    },
    send: () =>
      form.sendOnce(async () => {
        form.clearOutcome();
        const { as, text, isForeign, reason } = await login({ email, password });
        if (as === 'customer') return form.showFailure(common.unauthorized);
        if (as === 'none') {
          return form.show({ kind: 'error', text, isForeign, reason: reason ?? null });
        }
        dispatch(notificationAdded('success', text));
        onDone();
      }),
  });
  const close = () => {
    form.clearOutcome(); // the page keeps it
    onClose();
  };
  return (
    <ModalDialog
      title={access.loginTitle}
      onClose={close}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button type="submit" variant="contained" aria-disabled={isLocked}>
            {access.signIn}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <DialogContentText>{access.inPlaceLead}</DialogContentText>
        <EmailField
          value={email}
          onChange={setEmail}
          isMissing={isMissing(email)}
          readOnly={isLocked}
          autoFocus
        />
        <PasswordField
          label={access.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isMissing={isMissing(password)}
          readOnly={isLocked}
        />
        <OutcomeMessage outcome={form.outcome} />
        {isLocked && <Typography role="status">{common.sending}</Typography>}
      </Stack>
    </ModalDialog>
  );
}
