import { useConnection } from './useConnection';
import { layout } from './layout.texts';
import styles from './ConnectionBanner.module.css';

/**
 * Tells that what is on screen may be old, and that a change was not sent. Not lazy, as toasts
 * are: there would be no connection to load it with.
 */
export function ConnectionBanner() {
  const { isOffline, hasRefused } = useConnection();
  if (!isOffline) return null;
  return (
    <div role="status" className={styles['banner']}>
      <p>{layout.offline}</p>
      {hasRefused && <p>{layout.writeRefused}</p>}
    </div>
  );
}
