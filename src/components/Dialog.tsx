import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SubmitEvent, type UIEvent } from 'react';
import { useFirstFocus } from '../hooks/useFirstFocus';

type Props = {
  title: string;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
  actions: ReactNode;
  /** Called by Escape or a press outside the dialog, but not by the second half of a double click. */
  onClose: () => void;
  /** Makes the dialog a form, submitted by one of the buttons or Enter. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * Shows a dialog over the page; MUI keeps the focus inside and restores it afterwards. Only the
 * content of an alert describes it to screen readers: a form would be a poor description.
 */
export function ModalDialog({ title, role = 'dialog', children, actions, ...rest }: Props) {
  const id = useId();
  const firstFocus = useFirstFocus();
  const { onClose, onSubmit } = rest;

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
      onClose={(event: UIEvent) => {
        // The first half may have opened the dialog, right under the pointer.
        if (event.type !== 'click' || event.detail < 2) onClose();
      }}
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
