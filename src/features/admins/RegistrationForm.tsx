import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { PATHS } from '../../config/paths';
import { registration as texts } from './adminRegistration.texts';
import { common } from '../../components/common.texts';
import { ModalDialog } from '../../components/Dialog';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { PasswordField } from '../../components/PasswordField';
import { useRegistration, type RegistrationField } from './useRegistration';
import styles from './Registration.module.css';

const FIELDS = ['username', 'email', 'telephoneNumber', 'password', 'authCode'] as const;

/** The five fields, and the backend's reply in a popup whose OK leads home (spec section 2). */
export function RegistrationForm() {
  const form = useRegistration();
  const navigate = useNavigate();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = FIELDS.find(form.isBlank);
    if (missing === undefined) return void form.send();
    form.reportMissing();
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
  };

  const field = (name: RegistrationField) => ({
    name,
    value: form.data[name],
    helperText: form.isMissing(name) ? common.fieldMissing : ' ',
  });
  const openField = (name: RegistrationField) => ({
    ...field(name),
    error: form.isMissing(name),
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
  });
  const required = { htmlInput: { required: true } };

  return (
    <>
      <form aria-label={texts.title} className={styles['form']} noValidate onSubmit={submit}>
        <p className={styles['hint']}>{texts.allRequired}</p>
        <TextField
          {...openField('username')}
          label={texts.username}
          autoComplete="nickname"
          slotProps={required}
        />
        <TextField
          {...openField('email')}
          label={texts.email}
          type="email"
          autoComplete="username"
          slotProps={required}
        />
        <TextField
          {...openField('telephoneNumber')}
          label={texts.telephone}
          type="tel"
          autoComplete="tel"
          slotProps={required}
        />
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="new-password"
          isMissing={form.isMissing('password')}
          onChange={(text) => form.set('password', text)}
        />
        <TextField
          {...openField('authCode')}
          label={texts.authCode}
          autoComplete="off"
          slotProps={{ htmlInput: { required: true, spellCheck: false, autoCapitalize: 'none' } }}
        />
        <OutcomeMessage outcome={form.outcome} />
        <Button type="submit" variant="contained" size="large" aria-disabled={form.isBusy}>
          {texts.submit}
        </Button>
      </form>
      {form.reply !== null && (
        <ModalDialog
          role="alertdialog"
          title={form.reply}
          onClose={form.dismissReply}
          actions={
            <>
              {/* The reply may be a refusal: then the fields can be corrected. */}
              <Button onClick={form.dismissReply}>{texts.backToForm}</Button>
              <Button
                variant="contained"
                autoFocus
                onClick={() => {
                  form.clear();
                  void navigate(PATHS.home);
                }}
              >
                {common.ok}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
