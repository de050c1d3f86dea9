import { useState } from 'react';
import { useParams } from 'react-router';
import { accessApi } from '../../api/access';
import { PATHS } from '../../config/paths';
import { RESET_REDIRECT_MS } from '../../domain/limits';
import { useRedirect } from '../../hooks/useRedirect';
import { access, RESET_SUCCESS } from './access.texts';
import { PageHeading } from '../../components/PageHeading';
import { PasswordField } from '../../components/PasswordField';
import { AccessForm } from './AccessForm';
import { useFormMessage } from './useFormMessage';
import styles from './Access.module.css';

/** Sets a new password; opened by the link of the recovery e-mail. */
export default function ResetPasswordScreen() {
  const { id = '' } = useParams();
  const [reset] = accessApi.useResetPasswordMutation();
  const redirect = useRedirect();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isDone, setIsDone] = useState(false);
  const outcome = useFormMessage('reset');

  const send = async (): Promise<void> => {
    if (password !== confirmation) return outcome.fail(access.passwordsDiffer);
    const { data: reply } = await reset({ id, newPassword: password });
    if (reply !== RESET_SUCCESS) return outcome.fail(reply || access.resetFailed);
    setIsDone(true);
    outcome.succeed(reply);
    redirect(PATHS.login, RESET_REDIRECT_MS);
  };

  return (
    <div className={styles['card']}>
      <PageHeading title={access.resetTitle}>{access.resetTitle}</PageHeading>
      <p className={styles['lead']}>{access.resetLead}</p>
      <AccessForm
        label={access.resetTitle}
        submit={access.reset}
        outcome={outcome}
        onSend={send}
        isDone={isDone}
      >
        <PasswordField
          label={access.newPassword}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          isMissing={outcome.isMissing(password)}
        />
        <PasswordField
          label={access.confirmPassword}
          name="confirm-password"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          isMissing={outcome.isMissing(confirmation)}
        />
      </AccessForm>
    </div>
  );
}
