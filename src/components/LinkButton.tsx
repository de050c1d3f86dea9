import type { ReactNode } from 'react';
import styles from './LinkButton.module.css';

type Props = {
  children: ReactNode;
  onClick: () => void;
  /** While the action is under way another press does nothing. */
  isBusy?: boolean;
  autoFocus?: boolean;
};

/** A button that looks like a link, for small actions beside a text. */
export function LinkButton({ children, onClick, isBusy = false, autoFocus = false }: Props) {
  return (
    <button
      type="button"
      className={styles['button']}
      autoFocus={autoFocus}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
    </button>
  );
}
