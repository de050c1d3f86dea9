import TextField from '@mui/material/TextField';
import type { Admin } from '../../domain/types';
import { useDraft } from '../form-drafts/useDraft';
import { changeRequested, selectPendingChange, type ContactField } from './profileChangesSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { profile as texts } from './adminProfile.texts';
import { common } from '../../components/common.texts';
import { Breakable } from '../../components/Breakable';
import { EditableRow } from './EditableRow';
import { useEditableRow } from './useEditableRow';
import styles from './Profile.module.css';

type Props = {
  field: ContactField;
  profile: Admin | undefined;
  words: { term: string; edit: string; label: string };
  input: { type: 'email' | 'tel'; autoComplete: string };
  send: (value: string) => Promise<{ data?: string | undefined; error?: unknown }>;
};

/**
 * The e-mail or the telephone number. A change is shown at once and marked as pending: the old
 * value holds until the link of an e-mail confirms the new one.
 */
export function ContactRow({ field, profile, words, input, send }: Props) {
  const dispatch = useAppDispatch();
  const pending = useAppSelector((state) => selectPendingChange(state, field, profile));
  const [typed, change, clear] = useDraft<string>(`profile/${field}`, '');
  const edit = useEditableRow(field, typed !== '', {
    done: texts.changed,
    failed: texts.changeFailed,
  });
  const isMissing = edit.isMissing(typed);
  const known = profile?.[field] ?? '';

  const confirm = async (form: HTMLFormElement) => {
    const value = typed.trim();
    if (!(await edit.confirm(form, () => send(value)))) return;
    dispatch(changeRequested({ field, value }));
    clear();
  };
  const cancel = () => {
    clear();
    edit.stop();
  };

  return (
    <EditableRow
      term={words.term}
      value={
        profile && pending !== undefined ? (
          <>
            <Breakable text={pending} />
            <small className={styles['pending']}>
              <strong>{texts.pending}</strong>: {texts.stillValid(known)}
            </small>
          </>
        ) : (
          <Breakable text={known || texts.noValue} />
        )
      }
      edit={words.edit}
      canEdit={profile !== undefined}
      isOpen={edit.isOpen}
      isBusy={edit.isBusy}
      outcome={edit.outcome}
      onOpen={edit.start}
      onConfirm={(form) => void confirm(form)}
      onCancel={cancel}
    >
      <TextField
        {...input}
        label={words.label}
        name={field}
        size="small"
        value={typed}
        error={isMissing}
        helperText={isMissing ? common.fieldMissing : ' '}
        onChange={({ target }) => change(target.value)}
        slotProps={{ htmlInput: { required: true } }}
      />
    </EditableRow>
  );
}
