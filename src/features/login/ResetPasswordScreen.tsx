import { useState } from 'react';
import { useParams } from 'react-router';
import { accessApi } from '../../api/access';
import { PATHS } from '../../config/paths';
import { RESET_REDIRECT_MS } from '../../domain/limits';
import { useRedirectWhen } from '../../hooks/useRedirectWhen';
import { access, RESET_SUCCESS } from './login.texts';
import { CardPage } from '../../components/CardPage';
import { PasswordField } from '../../components/PasswordField';
import { AccessForm } from './AccessForm';
import { useAccessForm } from './useAccessForm';

/** Sets a new password; opened by the link of the recovery e-mail. */
export default function ResetPasswordScreen() {
  const { id = '' } = useParams();
  const [reset] = accessApi.useResetPasswordMutation();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const form = useAccessForm('reset');
  useRedirectWhen(form.outcome?.kind === 'success', PATHS.login, RESET_REDIRECT_MS);

  const send = async () => {
    if (password !== confirmation) return form.showFailure(access.passwordsDiffer);
    const { data: reply } = await reset({ id, newPassword: password });
    if (reply === RESET_SUCCESS) form.showSuccess(reply);
    else if (reply) form.show({ kind: 'error', text: reply, isForeign: true, reason: null });
    else form.showFailure(access.resetFailed);
  };

  return (
    <CardPage title={access.resetTitle} lead={access.resetLead}>
      <AccessForm label={access.resetTitle} submit={access.reset} form={form} onSend={send}>
        <PasswordField
          label={access.newPassword}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          isMissing={form.isMissing(password)}
          readOnly={form.isLocked}
        />
        <PasswordField
          label={access.confirmPassword}
          name="confirm-password"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          isMissing={form.isMissing(confirmation)}
          readOnly={form.isLocked}
        />
      </AccessForm>
    </CardPage>
  );
}
