import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

type Props = {
  /** An amount of the page to repeat on phones, for the eye only. */
  amount: string;
  /** Announced when it changes, above the buttons; false for none at the moment. */
  note?: string | false;
  children: ReactNode;
};

/**
 * A row of buttons in the page. On phones it is fixed at the bottom of the screen, above the device's own bar: the
 * page's end, focused elements and toasts stay clear of it.
 */
export function BottomBar({ amount, note, children }: Props) {
  return (
    <div className={styles['bar']} data-amount={amount}>
      {note !== undefined && (
        <Typography variant="body2" role="status" className={styles['note'] ?? ''}>
          {note}
        </Typography>
      )}
      {children}
    </div>
  );
}
