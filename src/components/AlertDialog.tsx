import Button from '@mui/material/Button';
import { common } from './common.texts';
import { ModalDialog } from './Dialog';

type Props = {
  text: string | null;
  /** Why, where that is known. */
  detail?: string | null;
  onClose: () => void;
};

/** A message that must be read: shown while `text` is given, put away with 'OK' or Escape. */
export function AlertDialog({ text, detail = null, onClose }: Props) {
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
    >
      {detail}
    </ModalDialog>
  );
}
