import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import type { Admin } from '../../domain/types';
import { admins as texts } from './admins.texts';
import { common } from '../../components/common.texts';
import { ModalDialog } from '../../components/Dialog';
import styles from './Admins.module.css';

type Props = {
  admin: Admin;
  code: string;
  onCode: (code: string) => void;
  onConfirm: () => void;
  /** 'Annulla', Escape, or a press beside the dialog. */
  onCancel: () => void;
};

/** Asks for the boss code, which every deletion needs. */
export function BossCodeDialog({ admin, code, onCode, onConfirm, onCancel }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = isChecked && code === '';

  const submit = () => {
    setIsChecked(true);
    if (code === '') input.current?.focus();
    else onConfirm();
  };

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
          inputRef={input}
          error={isMissing}
          helperText={isMissing ? common.fieldMissing : ' '}
          onChange={({ target }) => onCode(target.value)}
          slotProps={{ htmlInput: { required: true } }}
        />
      </div>
    </ModalDialog>
  );
}
