import { common } from '../components/common.texts';
import styles from './DialogLoading.module.css';

/** Shows a loading message where a dialog, or the next screen, will be. */
export function DialogLoading() {
  return (
    <p role="status" className={styles['pending']}>
      {common.loading}
    </p>
  );
}
