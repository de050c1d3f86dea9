import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { common } from '../texts/common';
import { ModalDialog } from '../ui/Dialog';
import { MuiTheme } from './MuiTheme';

type Props = { title: string; children: ReactNode; onClose: () => void };

/** A dialog of the application itself, over any page, that only shows something. */
export function InfoDialog({ title, children, onClose }: Props) {
  return (
    <MuiTheme>
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
    </MuiTheme>
  );
}
