import Button from '@mui/material/Button';
import { common } from './common.texts';
import { ModalDialog } from './Dialog';

type Props = {
  question: string;
  onConfirm: () => void;
  /** Called by each of its buttons, Escape, or a press outside the dialog. */
  onClose: () => void;
};

/** Asks for confirmation of something that cannot be undone. */
export function ConfirmDialog({ question, onConfirm, onClose }: Props) {
  return (
    <ModalDialog
      role="alertdialog"
      title={question}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            variant="contained"
            color="error"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {common.confirm}
          </Button>
        </>
      }
    />
  );
}
