import { common } from './common.texts';
import styles from './DialogLoading.module.css';

/** Shown while a dialog's code is on its way after the keys that open it. */
export function DialogLoading() {
  return (
    <p role="status" className={styles['pending']}>
      {common.loading}
    </p>
  );
}
