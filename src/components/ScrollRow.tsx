import type { ReactNode } from 'react';
import styles from './ScrollRow.module.css';

type Props = {
  /** Accessible name; with it the row is a group. */
  label?: string;
  children: ReactNode;
};

/**
 * Buttons side by side, with what they have to say. On phones the buttons are one line that scrolls
 * by itself, so that what is below stays in sight and the page does not go sideways.
 */
export function ScrollRow({ label, children }: Props) {
  return (
    <div role={label && 'group'} aria-label={label} className={styles['row']}>
      {children}
    </div>
  );
}
