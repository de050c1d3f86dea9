import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

type Props = {
  title: string;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  /** Escape or a press beside the dialog. */
  onClose: () => void;
};

/**
 * A dialog over the page: MUI keeps the focus inside and gives it back afterwards. An alert
 * says its title; anything longer goes into the content, which then describes it.
 */
export function ModalDialog({ title, role = 'dialog', children, actions, onClose }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      {...(children != null && { 'aria-describedby': `${id}-content` })}
      slotProps={{ paper: { role } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {children != null && <DialogContent id={`${id}-content`}>{children}</DialogContent>}
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
