'use no memo';

import type { ReactNode } from 'react';
import { common } from './common.texts';
import styles from './Message.module.css';

type Props = {
  /** Errors interrupt, everything else waits for a pause in reading. */
  kind: 'error' | 'status';
  children: ReactNode;
  /** Offers 'Riprova', which does this. */
  onRetry?: () => void;
  /** What else can be done about it. */
  action?: ReactNode;
};

/** A message that stays in the page. */
export function Message({ kind, children, onRetry, action }: Props) {
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
