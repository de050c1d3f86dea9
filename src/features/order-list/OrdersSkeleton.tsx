import { adminOrders as texts } from './adminOrders.texts';
import styles from './OrdersSkeleton.module.css';

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** The shape of the list while the orders load. */
export function OrdersSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className={styles['skeleton']}>
      {ROWS.map((row) => (
        <div key={row} className={styles['row']} />
      ))}
    </div>
  );
}
