import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useModal } from '../hooks/useModal';
import { useFirstFocus } from '../hooks/useFirstFocus';
import Button from '@mui/material/Button';
import { common } from './common.texts';
import { useFocusIfOpenerGone } from './focusHeading';

type ModalProps = {
  title: string;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
  actions: ReactNode;
  /** Called by Escape or a press outside the dialog. */
  onClose: () => void;
  /** Makes the dialog a form, submitted by one of the buttons or Enter. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Whether it is wide enough for a table. */
  isWide?: boolean;
};

/**
 * Shows a dialog over the page; MUI keeps the focus inside and restores it afterwards. Only the
 * content of an alert describes it to screen readers: a form would be a poor description.
 */
export function ModalDialog({ title, role = 'dialog', children, actions, ...rest }: ModalProps) {
  const id = useId();
  const firstFocus = useFirstFocus();
  const { onClose, onSubmit, isWide = false } = rest;
  useModal(onClose);
  useFocusIfOpenerGone();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // the dialog may be inside another form in React's tree
    onSubmit?.(event);
  };
  const parts = (
    <>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {children != null && <DialogContent id={`${id}-content`}>{children}</DialogContent>}
      <DialogActions>{actions}</DialogActions>
    </>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      {...(isWide && { maxWidth: 'md', fullWidth: true })}
      aria-labelledby={`${id}-title`}
      {...(role === 'alertdialog' && children != null && { 'aria-describedby': `${id}-content` })}
      slotProps={{ paper: { role, ...firstFocus } }}
    >
      {onSubmit ? (
        <form noValidate onSubmit={submit}>
          {parts}
        </form>
      ) : (
        parts
      )}
    </Dialog>
  );
}

type InfoProps = Pick<ModalProps, 'title' | 'children' | 'onClose' | 'isWide'>;

/** A dialog that only shows something. */
export function InfoDialog({ children, ...props }: InfoProps) {
  return (
    <ModalDialog
      {...props}
      actions={
        <Button variant="contained" autoFocus onClick={props.onClose}>
          {common.close}
        </Button>
      }
    >
      {children}
    </ModalDialog>
  );
}

type AlertProps = {
  text: string | null;
  /** The reason, if known. */
  detail?: string | null;
  onClose: () => void;
};

/** Shows a message that must be read while `text` is set; 'OK' or Escape closes it. */
export function AlertDialog({ text, detail = null, onClose }: AlertProps) {
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

type ConfirmProps = {
  question: string;
  onConfirm: () => void;
  /** Called by each of its buttons, Escape, or a press outside the dialog. */
  onClose: () => void;
};

/** Asks for confirmation of something that cannot be undone. */
export function ConfirmDialog({ question, onConfirm, onClose }: ConfirmProps) {
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
