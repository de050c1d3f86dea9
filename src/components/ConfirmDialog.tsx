import Button from '@mui/material/Button';
import { common } from './common.texts';
import { ModalDialog } from './Dialog';

type Props = {
  question: string;
  onConfirm: () => void;
  /** Called by 'Annulla', Escape, or a press beside the dialog. */
  onCancel: () => void;
};

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ question, onConfirm, onCancel }: Props) {
  return (
    <ModalDialog
      role="alertdialog"
      title={question}
      onClose={onCancel}
      actions={
        <>
          <Button autoFocus onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button variant="contained" color="error" onClick={onConfirm}>
            {common.confirm}
          </Button>
        </>
      }
    />
  );
}
