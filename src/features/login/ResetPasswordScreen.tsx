import { useState } from 'react';
import { useParams } from 'react-router';
import { accessApi } from '../../api/access';
import { PATHS } from '../../config/paths';
import { RESET_REDIRECT_MS } from '../../domain/limits';
import { useRedirectWhen } from '../../hooks/useRedirectWhen';
import { access, RESET_SUCCESS } from './login.texts';
import { CardPage } from '../../components/CardPage';
import { PasswordField } from '../../components/PasswordField';
import { AccessForm, useFormMessage } from './AccessForm';

/** Sets a new password; opened by the link of the recovery e-mail. */
export default function ResetPasswordScreen() {
  const { id = '' } = useParams();
  const [reset] = accessApi.useResetPasswordMutation();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const message = useFormMessage('reset');
  useRedirectWhen(message.outcome?.kind === 'success', PATHS.login, RESET_REDIRECT_MS);

  const send = async (): Promise<boolean> => {
    if (password !== confirmation) {
      message.showFailure(access.passwordsDiffer);
      return false;
    }
    const { data: reply } = await reset({ id, newPassword: password });
    if (reply !== RESET_SUCCESS) {
      if (reply) message.show({ kind: 'error', text: reply, isForeign: true, reason: null });
      else message.showFailure(access.resetFailed);
      return false;
    }
    message.showSuccess(reply);
    return true;
  };

  return (
    <CardPage title={access.resetTitle} lead={access.resetLead}>
      <AccessForm label={access.resetTitle} submit={access.reset} message={message} onSend={send}>
        <PasswordField
          label={access.newPassword}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          isMissing={message.isMissing(password)}
        />
        <PasswordField
          label={access.confirmPassword}
          name="confirm-password"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          isMissing={message.isMissing(confirmation)}
        />
      </AccessForm>
    </CardPage>
  );
}
