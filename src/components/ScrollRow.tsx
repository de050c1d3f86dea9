import type { ReactNode } from 'react';
import { showWholeControl } from './showWholeControl';
import styles from './ScrollRow.module.css';

type Props = {
  /** Accessible name; with it the row is a group. */
  label?: string;
  children: ReactNode;
};

/**
 * Buttons side by side, with their messages. On phones the buttons are one line that scrolls by itself, so that the
 * content below stays visible and the page does not scroll sideways.
 */
export function ScrollRow({ label, children }: Props) {
  return (
    <div
      role={label && 'group'}
      aria-label={label}
      className={styles['row']}
      onFocus={showWholeControl}
    >
      {children}
    </div>
  );
}
