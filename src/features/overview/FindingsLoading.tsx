import { adminOverview as texts } from './adminOverview.texts';
import styles from './Overview.module.css';

/** Stands where the findings will be, in about their size. */
export function FindingsLoading() {
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
