import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { Admin } from '../../domain/types';
import { useSubmit } from '../../hooks/useSubmit';
import { admins as texts } from './admins.texts';
import { AlertDialog } from '../../components/AlertDialog';
import { common } from '../../components/common.texts';
import { ModalDialog } from '../../components/Dialog';
import type { AdminDeletion } from './useAdminDeletion';
import styles from './Admins.module.css';

/** Asks whether an administrator is to be deleted. */
export function DeleteButton({ admin, deletion }: { admin: Admin; deletion: AdminDeletion }) {
  return (
    <Button
      variant="outlined"
      color="error"
      aria-disabled={deletion.isBusy}
      onClick={() => deletion.ask(admin)}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {texts.delete(admin.username || texts.unnamed(admin.id))}
    </Button>
  );
}

/** The dialogs of a deletion: the boss code, and the alert when it failed. */
export function AdminDeletionDialogs({ deletion }: { deletion: AdminDeletion }) {
  const { asked, problem } = deletion;
  return (
    <>
      <p role="status" className="visually-hidden">
        {deletion.isBusy && texts.deleting}
      </p>
      {asked && (
        <BossCodeDialog
          admin={asked}
          code={deletion.code}
          onCode={deletion.setCode}
          onConfirm={deletion.confirm}
          onCancel={deletion.cancel}
        />
      )}
      <AlertDialog
        text={problem && texts.deleteFailed}
        detail={problem?.reason ?? null}
        onClose={deletion.dismissProblem}
      />
    </>
  );
}

type CodeProps = {
  admin: Admin;
  code: string;
  onCode: (code: string) => void;
  onConfirm: () => void;
  /** 'Annulla', Escape, or a press beside the dialog. */
  onCancel: () => void;
};

/** Asks for the boss code, which every deletion needs. */
function BossCodeDialog({ admin, code, onCode, onConfirm, onCancel }: CodeProps) {
  const id = useId();
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = isChecked && code === '';
  const submit = useSubmit({
    check: () => {
      setIsChecked(true);
      return code !== '';
    },
    send: onConfirm,
  });

  return (
    <ModalDialog
      title={texts.deleteTitle(admin.username || texts.unnamed(admin.id))}
      onClose={onCancel}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onCancel}>{common.cancel}</Button>
          <Button type="submit" variant="contained" color="error">
            {common.confirm}
          </Button>
        </>
      }
    >
      <div className={styles['code']}>
        <p>{texts.deleteWarning}</p>
        <label htmlFor={id}>{texts.bossCode}</label>
        <TextField
          id={id}
          name="boss-code"
          type="password"
          autoComplete="off"
          autoFocus
          fullWidth
          value={code}
          error={isMissing}
          helperText={isMissing ? common.fieldMissing : ' '}
          onChange={({ target }) => onCode(target.value)}
          slotProps={{ htmlInput: { required: true } }}
        />
      </div>
    </ModalDialog>
  );
}
