import Paper from '@mui/material/Paper';
import { common } from '../components/common.texts';
import styles from './DialogLoading.module.css';

/** Shows a loading message in place of a dialog or of the next screen. */
export function DialogLoading() {
  return (
    <Paper role="status" elevation={1} className={styles['pending'] ?? ''}>
      {common.loading}
    </Paper>
  );
}
