import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import styles from './FactList.module.css';

type FactListProps = {
  /** Whether the facts are close together, without lines. */
  isDense?: boolean;
  /** `Fact`s. */
  children: ReactNode;
};

/** A list of names with their values, with a line between them. */
export function FactList({ isDense = false, children }: FactListProps) {
  return (
    <dl className={isDense ? `${styles['list']} ${styles['dense']}` : styles['list']}>
      {children}
    </dl>
  );
}

type Props = {
  term: string;
  value: ReactNode;
  /** At the end of the line; on narrow screens below the value. */
  action?: ReactNode;
  /** Full-width content below. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A name and its value in a `FactList`. */
export function Fact({ term, value, action, children, ref }: Props) {
  return (
    <div ref={ref} className={styles['fact']}>
      <Typography component="dt" variant="inherit" color="textSecondary">
        {term}
      </Typography>
      <dd>{value}</dd>
      {action && <dd className={styles['action']}>{action}</dd>}
      {children && <dd className={styles['more']}>{children}</dd>}
    </div>
  );
}
