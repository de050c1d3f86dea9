import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { accessApi } from '../../api/access';
import { usePageState } from '../../hooks/usePageState';
import { access } from './access.texts';
import { AlertDialog } from '../../components/AlertDialog';
import { EmailField } from '../../components/EmailField';
import { AccessForm } from './AccessForm';
import { useFormMessage } from './useFormMessage';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  emailRef: Ref<HTMLInputElement>;
  onBack: () => void;
};

/** Asks for the e-mail that leads to a new password. */
export function RecoveryForm({ email, onEmail, emailRef, onBack }: Props) {
  const [recover] = accessApi.useRecoverPasswordMutation();
  const [isSent, setIsSent] = usePageState<boolean>('recovery-sent', false);
  const outcome = useFormMessage('recovery');

  const send = async (): Promise<void> => {
    const { error } = await recover(email);
    if (error) outcome.fail(access.recoveryFailed);
    else setIsSent(true);
  };

  return (
    <>
      <AccessForm
        label={access.recoveryTitle}
        submit={access.recover}
        outcome={outcome}
        onSend={send}
        actions={<Button onClick={onBack}>{access.backToLogin}</Button>}
      >
        <EmailField
          value={email}
          onChange={onEmail}
          isMissing={outcome.isMissing(email)}
          inputRef={emailRef}
        />
      </AccessForm>
      <AlertDialog text={isSent ? access.recoverySent : null} onClose={() => setIsSent(false)} />
    </>
  );
}
