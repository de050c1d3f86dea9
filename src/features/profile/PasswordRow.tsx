import { useState } from 'react';
import { adminsApi } from '../../api/admins';
import { PASSWORD_MASK, profile as texts } from './adminProfile.texts';
import { PasswordField } from '../../components/PasswordField';
import { EditableRow } from './EditableRow';
import { useEditableRow } from './useEditableRow';

const EMPTY = { oldPassword: '', newPassword: '' };

/** The password, never shown; changing it takes the present one. What is typed is no draft. */
export function PasswordRow({ canEdit }: { canEdit: boolean }) {
  const [update] = adminsApi.useUpdatePasswordMutation();
  const [typed, setTyped] = useState(EMPTY);
  const edit = useEditableRow('password', false, {
    done: texts.passwordChanged,
    failed: texts.passwordFailed,
  });

  const confirm = async (form: HTMLFormElement) => {
    if (await edit.confirm(form, () => update(typed))) setTyped(EMPTY);
  };
  const cancel = () => {
    setTyped(EMPTY);
    edit.stop();
  };

  return (
    <EditableRow
      term={texts.password}
      value={PASSWORD_MASK}
      edit={texts.editPassword}
      canEdit={canEdit}
      isOpen={edit.isOpen}
      isBusy={edit.isBusy}
      outcome={edit.outcome}
      onOpen={edit.start}
      onConfirm={(form) => void confirm(form)}
      onCancel={cancel}
    >
      <PasswordField
        label={texts.currentPassword}
        name="current-password"
        autoComplete="current-password"
        value={typed.oldPassword}
        onChange={(oldPassword) => setTyped({ ...typed, oldPassword })}
        isMissing={edit.isMissing(typed.oldPassword)}
      />
      <PasswordField
        label={texts.newPassword}
        name="new-password"
        autoComplete="new-password"
        value={typed.newPassword}
        onChange={(newPassword) => setTyped({ ...typed, newPassword })}
        isMissing={edit.isMissing(typed.newPassword)}
      />
    </EditableRow>
  );
}
