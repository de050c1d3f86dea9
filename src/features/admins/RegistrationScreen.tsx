import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { adminsApi, type AdminRegistration } from '../../api/admins';
import { PATHS } from '../../config/paths';
import { reasonOf } from '../../domain/failureReason';
import type { BackendText, Failure } from '../../domain/types';
import { CardPage } from '../../components/CardPage';
import { common } from '../../components/common.texts';
import { ModalDialog } from '../../components/Dialog';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { PasswordField } from '../../components/PasswordField';
import { useIsPageOpen, usePageState } from '../../hooks/usePageState';
import { useRunningTask } from '../../hooks/useRunningTask';
import { useSubmit } from '../../hooks/useSubmit';
import { rememberLogouts } from '../../session/rememberSession';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { ClearDraft, RestoredDraft } from '../form-drafts/DraftNotice';
import { useDraft } from '../form-drafts/useDraft';
import { useOutcome } from '../form-drafts/useOutcome';
import { useRestoredDraft } from '../form-drafts/useRestoredDraft';
import { notificationAdded } from '../notifications/notificationsSlice';
import { registration as texts } from './admins.texts';

/** The page on which a new employee asks for an administrator's account. */
export default function RegistrationScreen() {
  return (
    <CardPage
      isCentred
      title={texts.title}
      lead={texts.lead}
      head={{ description: texts.lead, path: PATHS.adminRegistration }}
    >
      <RegistrationForm />
    </CardPage>
  );
}

/** The five fields, and the backend's reply in a popup whose OK leads home (spec section 2). */
function RegistrationForm() {
  const form = useRegistration();
  const navigate = useNavigate();

  const field = (name: Field) => ({
    name,
    value: form.data[name],
    helperText: form.isMissing(name) && common.fieldMissing,
  });
  const openField = (name: Field) => ({
    ...field(name),
    error: form.isMissing(name),
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
    slotProps: { htmlInput: { required: true, readOnly: form.isBusy } },
  });

  return (
    <>
      <Stack
        component="form"
        spacing={1.5}
        aria-label={texts.title}
        noValidate
        onSubmit={form.submit}
      >
        <RestoredDraft draft={form.draft} isLocked={form.isBusy} onClear={form.clear} />
        <Typography variant="body2" color="textSecondary">
          {texts.allRequired}
        </Typography>
        <TextField {...openField('username')} label={texts.username} autoComplete="nickname" />
        <TextField
          {...openField('email')}
          label={texts.email}
          type="email"
          autoComplete="username"
        />
        <TextField
          {...openField('telephoneNumber')}
          label={texts.telephone}
          type="tel"
          autoComplete="tel"
        />
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="new-password"
          isMissing={form.isMissing('password')}
          readOnly={form.isBusy}
          onChange={(text) => form.set('password', text)}
        />
        <TextField
          {...openField('authCode')}
          label={texts.authCode}
          autoComplete="off"
          slotProps={{
            htmlInput: {
              required: true,
              readOnly: form.isBusy,
              spellCheck: false,
              autoCapitalize: 'none',
            },
          }}
        />
        <OutcomeMessage outcome={form.outcome} />
        <Button type="submit" variant="contained" size="large" aria-disabled={form.isBusy}>
          {texts.submit}
        </Button>
        <ClearDraft draft={form.draft} isLocked={form.isBusy} onClear={form.clear} />
        {form.isBusy && <Typography role="status">{common.sending}</Typography>}
      </Stack>
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

/** Returns the backend's text of a refusal, which is shown however long it is; a long one of a 5xx is no refusal. */
function refusalOf(failure: Failure | undefined): BackendText | null {
  if (failure?.kind !== 'http' || failure.status >= 500) return reasonOf(failure);
  return failure.text.trim() || null;
}

const FIELDS = ['username', 'email', 'telephoneNumber', 'password', 'authCode'] as const;
type Field = (typeof FIELDS)[number];

const DRAFT = 'admin-registration';
const EMPTY_DATA = { username: '', email: '', telephoneNumber: '' };
const EMPTY_SECRETS = { password: '', authCode: '' };

/**
 * Holds the registration form: its five fields are required, nothing else is checked (spec section 5). Password and
 * code are only in this screen's state. `reply` is the backend's text, an acceptance or a refusal: only a person can
 * tell which.
 */
function useRegistration() {
  const [send] = adminsApi.useRegisterAdminMutation();
  const [sendOnce, isBusy] = useRunningTask(DRAFT);
  const [plain, changePlain, clearPlain] = useDraft(DRAFT, EMPTY_DATA);
  const draft = useRestoredDraft(DRAFT, Object.values(plain).some(Boolean));
  const [secrets, setSecrets] = useState(EMPTY_SECRETS);
  const [isChecked, setIsChecked] = usePageState<boolean>('checked', false);
  const [reply, setReply] = usePageState<string | null>('reply', null);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isPageOpen = useIsPageOpen();
  const { outcome, showFailure, clearOutcome } = useOutcome('outcome/registration');
  const data: AdminRegistration = { ...plain, ...secrets };
  const isBlank = (field: Field) => data[field].trim() === '';

  const showReply = (text: string) => {
    if (isPageOpen()) setReply(text);
    // The user has opened another page in the meantime.
    else dispatch(notificationAdded('info', { foreign: text }));
  };
  const submit = useSubmit({
    isLocked: isBusy || reply !== null, // the reply is still on screen
    check: () => {
      if (!FIELDS.some(isBlank)) return true;
      setIsChecked(true);
      showFailure(texts.fillAll);
      return false;
    },
    send: () =>
      sendOnce(async () => {
        clearOutcome();
        const hasLoggedOut = rememberLogouts(store);
        const { data: text, error } = await send(data);
        if (hasLoggedOut()) return; // the next person must not see the reply
        const refusal = refusalOf(error as Failure | undefined);
        if (error && refusal === null) showFailure(texts.failed);
        else showReply(refusal ?? (text || texts.sent));
      }),
  });

  return {
    data,
    isBusy,
    outcome,
    reply,
    isMissing: (field: Field) => isChecked && isBlank(field),
    draft,
    set: (field: Field, text: string) => {
      draft.beforeChange();
      if (field in secrets) setSecrets({ ...secrets, [field]: text });
      else changePlain({ ...plain, [field]: text });
    },
    submit,
    dismissReply: () => setReply(null),
    clear: () => {
      clearPlain();
      setSecrets(EMPTY_SECRETS);
      setIsChecked(false);
      clearOutcome();
    },
  };
}
