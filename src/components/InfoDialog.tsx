import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { common } from './common.texts';
import { ModalDialog } from './Dialog';

type Props = { title: string; children: ReactNode; onClose: () => void };

/** A dialog that only shows something. */
export function InfoDialog({ title, children, onClose }: Props) {
  return (
    <ModalDialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {children}
    </ModalDialog>
  );
}
