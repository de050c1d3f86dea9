import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { adminsApi } from '../../api/admins';
import type { Admin } from '../../domain/types';
import { selectDraft } from '../form-drafts/draftsSlice';
import { useDraft } from '../form-drafts/useDraft';
import { failureTexts } from '../form-drafts/useOutcome';
import { useAdminGate } from '../login/useAdminGate';
import { rememberSession } from '../../session/rememberSession';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { Breakable } from '../../components/Breakable';
import { common } from '../../components/common.texts';
import { Fact, FactList } from '../../components/FactList';
import { PasswordField } from '../../components/PasswordField';
import { PASSWORD_MASK, profile as texts } from './profile.texts';
import { EditableRow, useEditableRow } from './EditableRow';
import { changeRequested, selectPendingChange, type ContactField } from './profileChangesSlice';

const NO_PASSWORDS = { oldPassword: '', newPassword: '' };

const CONTACT_FIELDS = ['email', 'telephoneNumber'] as const satisfies ContactField[];
const draftOf = (field: ContactField) => `profile/${field}`;

/**
 * The administrator's own data, which can be edited inline. When the session ends the card disappears, unless it has
 * input; without a profile its values are blank.
 */
export function ProfileCard({ profile }: { profile: Admin | undefined }) {
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const hasDraft = useAppSelector((state) =>
    CONTACT_FIELDS.some((field) => Boolean(selectDraft(state, draftOf(field)))),
  );
  const hasWork = hasDraft || passwords.oldPassword !== '' || passwords.newPassword !== '';
  const { isOpen } = useAdminGate('form', hasWork);
  const [updateEmail] = adminsApi.useUpdateEmailMutation();
  const [updateTelephone] = adminsApi.useUpdateTelephoneMutation();
  if (!isOpen || (!profile && !hasWork)) return null;
  return (
    <Card component="section" aria-label={texts.card} sx={{ marginTop: 2 }}>
      <CardContent>
        <FactList>
          <Fact term={texts.username} value={profile?.username || texts.noValue} />
          <Fact term={texts.id} value={profile?.id ?? texts.noValue} />
          <ContactRow
            field="email"
            profile={profile}
            words={{ term: texts.email, edit: texts.editEmail, label: texts.newEmail }}
            input={{ type: 'email', autoComplete: 'email' }}
            send={updateEmail}
          />
          <ContactRow
            field="telephoneNumber"
            profile={profile}
            words={{ term: texts.telephone, edit: texts.editTelephone, label: texts.newTelephone }}
            input={{ type: 'tel', autoComplete: 'tel' }}
            send={updateTelephone}
          />
          <PasswordRow canEdit={profile !== undefined} typed={passwords} onType={setPasswords} />
        </FactList>
      </CardContent>
    </Card>
  );
}

type ContactProps = {
  field: ContactField;
  profile: Admin | undefined;
  words: { term: string; edit: string; label: string };
  input: { type: 'email' | 'tel'; autoComplete: string };
  send: (value: string) => Promise<{ data?: string | undefined; error?: unknown }>;
};

/**
 * The e-mail or the telephone number. A change is shown at once and marked as pending: the old value remains valid
 * until the link in an e-mail confirms the new one.
 */
function ContactRow({ field, profile, words, input, send }: ContactProps) {
  const store = useAppStore();
  const pending = useAppSelector((state) => selectPendingChange(state, field, profile));
  const [typed, change, clear, hasDraft] = useDraft<string>(draftOf(field), '');
  const row = useEditableRow({
    name: field,
    // Also one that was emptied, to type something else.
    isOpenAtFirst: hasDraft,
    send: async () => {
      const value = typed.trim();
      const isSameSession = rememberSession(store);
      const result = await send(value);
      // It is not the next person's.
      if (!result.error && isSameSession()) store.dispatch(changeRequested({ field, value }));
      return result;
    },
    clear,
    texts: { done: texts.changed, failed: () => texts.changeFailed },
  });
  const isMissing = row.isMissing(typed);
  const known = profile?.[field] ?? '';

  return (
    <EditableRow
      term={words.term}
      value={
        profile && pending !== undefined ? (
          <>
            <Breakable text={pending} />
            <Typography variant="body2" color="textSecondary">
              <Typography component="strong" variant="inherit" color="warning">
                {texts.pending}
              </Typography>
              : {texts.stillValid(known)}
            </Typography>
          </>
        ) : (
          <Breakable text={known || texts.noValue} />
        )
      }
      edit={words.edit}
      canEdit={profile !== undefined}
      row={row}
    >
      <TextField
        {...input}
        label={words.label}
        name={field}
        value={typed}
        error={isMissing}
        helperText={isMissing ? common.fieldMissing : undefined}
        onChange={({ target }) => change(target.value)}
        slotProps={{ htmlInput: { required: true, readOnly: row.isBusy } }}
      />
    </EditableRow>
  );
}

type PasswordProps = {
  canEdit: boolean;
  typed: typeof NO_PASSWORDS;
  onType: (typed: typeof NO_PASSWORDS) => void;
};

/** The password, never shown; changing it requires the present one. Input is not kept as a draft. */
function PasswordRow({ canEdit, typed, onType }: PasswordProps) {
  const [update] = adminsApi.useUpdatePasswordMutation();
  const row = useEditableRow({
    name: 'password',
    isOpenAtFirst: false,
    send: () => update(typed),
    clear: () => onType(NO_PASSWORDS),
    texts: {
      done: texts.passwordChanged,
      failed: failureTexts(texts.passwordFailed, texts.passwordUnknown),
    },
  });

  return (
    <EditableRow
      term={texts.password}
      value={PASSWORD_MASK}
      edit={texts.editPassword}
      canEdit={canEdit}
      row={row}
    >
      <PasswordField
        label={texts.currentPassword}
        name="current-password"
        autoComplete="current-password"
        value={typed.oldPassword}
        readOnly={row.isBusy}
        onChange={(oldPassword) => onType({ ...typed, oldPassword })}
        isMissing={row.isMissing(typed.oldPassword)}
        helperText={row.isMissing(typed.oldPassword) && common.fieldMissing}
      />
      <PasswordField
        label={texts.newPassword}
        name="new-password"
        autoComplete="new-password"
        value={typed.newPassword}
        readOnly={row.isBusy}
        onChange={(newPassword) => onType({ ...typed, newPassword })}
        isMissing={row.isMissing(typed.newPassword)}
        helperText={row.isMissing(typed.newPassword) && common.fieldMissing}
      />
    </EditableRow>
  );
}
