'use no memo';

import type { ReactNode } from 'react';
import { common } from './common.texts';
import styles from './PlainMessage.module.css';

type Props = {
  /** Only errors interrupt screen readers. */
  kind: 'error' | 'status';
  children: ReactNode;
  /** Called by 'Riprova'; without it there is no such button. */
  onRetry?: () => void;
  /** Another button or link. */
  action?: ReactNode;
};

/** A `Message` for the home page and the shell, which do not load MUI. */
export function PlainMessage({ kind, children, onRetry, action }: Props) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={styles[kind]}>
      <p>{children}</p>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {common.retry}
        </button>
      )}
      {action}
    </div>
  );
}
