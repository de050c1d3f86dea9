import { adminOverview as texts } from './adminOverview.texts';
import styles from './Overview.module.css';

/** The shape of the content while the orders load. */
export function OverviewSkeleton() {
  return (
    <div className={styles['loading']}>
      <p className={styles['range']} role="status">
        {texts.loading}
      </p>
      <div className={styles['figures']} aria-hidden="true">
        <div />
        <div />
        <div />
        <div />
      </div>
      <div className={styles['pair']} aria-hidden="true">
        <div />
        <div />
      </div>
    </div>
  );
}
