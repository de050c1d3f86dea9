import type { ReactNode } from 'react';
import styles from './Message.module.css';

type Props = {
  /** Errors interrupt, everything else waits for a pause in reading. */
  kind: 'error' | 'status';
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
};

/** A message that stays in the page. */
export function Message({ kind, children, action }: Props) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={styles[kind]}>
      <p>{children}</p>
      {action}
    </div>
  );
}
