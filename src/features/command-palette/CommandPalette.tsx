import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { commands as texts } from './commands.texts';
import { useFirstFocus } from '../../hooks/useFirstFocus';
import { MuiTheme } from '../../components/theme/MuiTheme';
import { CommandList } from './CommandList';
import styles from './CommandPalette.module.css';

/** The dialog in which everything is found by its name. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const firstFocus = useFirstFocus();
  return (
    <MuiTheme>
      <Dialog
        open
        onClose={onClose}
        maxWidth="sm"
        aria-labelledby={id}
        slotProps={{ paper: { className: styles['paper'] ?? '', ...firstFocus } }}
      >
        <h2 id={id} className="visually-hidden">
          {texts.title}
        </h2>
        <CommandList onClose={onClose} />
      </Dialog>
    </MuiTheme>
  );
}
