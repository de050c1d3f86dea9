import Button from '@mui/material/Button';
import { common } from './common.texts';
import { ModalDialog } from './Dialog';

type Props = {
  text: string | null;
  /** The reason, if known. */
  detail?: string | null;
  onClose: () => void;
};

/** Shows a message that must be read while `text` is set; 'OK' or Escape closes it. */
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
