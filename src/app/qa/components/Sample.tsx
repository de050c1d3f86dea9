import type { ReactNode } from 'react';
import styles from './ComponentsScreen.module.css';

type Props = { title: string; isColumn?: boolean; children: ReactNode };

/** One kind of component in its states, in a row or a column. */
export function Sample({ title, isColumn = false, children }: Props) {
  return (
    <div className={styles['sample']}>
      <h2>{title}</h2>
      <div className={styles[isColumn ? 'column' : 'row']}>{children}</div>
    </div>
  );
}

/** A text that is too long for its container. */
export const LONG_TEXT =
  'Un testo molto più lungo del solito, che deve andare a capo e mai uscire dal suo riquadro';
