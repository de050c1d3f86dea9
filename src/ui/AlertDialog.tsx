import Button from '@mui/material/Button';
import { common } from '../texts/common';
import { ModalDialog } from './Dialog';

/** A message that must be read: shown while `text` is given, put away with 'OK' or Escape. */
export function AlertDialog({ text, onClose }: { text: string | null; onClose: () => void }) {
  if (text === null) return null;
  return (
    <ModalDialog
      role="alertdialog"
      title={text}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {common.ok}
        </Button>
      }
    />
  );
}
