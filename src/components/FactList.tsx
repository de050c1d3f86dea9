import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import styles from './FactList.module.css';

/** A list of names with their values, `Fact`s, with a line between them. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles['list']}>{children}</dl>;
}

type Props = {
  term: string;
  value: ReactNode;
  /** Stands at the end of the line, on narrow screens below the value. */
  action?: ReactNode;
  /** What has the whole width below. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A name and its value in a `FactList`. */
export function Fact({ term, value, action, children, ref }: Props) {
  return (
    <div ref={ref} className={styles['fact']}>
      <Typography component="dt" color="textSecondary">
        {term}
      </Typography>
      <dd>{value}</dd>
      {action && <dd className={styles['action']}>{action}</dd>}
      {children && <dd className={styles['more']}>{children}</dd>}
    </div>
  );
}
