import Button from '@mui/material/Button';
import { ProgressBar } from './ProgressBar';
import { common } from './common.texts';
import { csvExport as texts } from './csvExport.texts';
import styles from './ExportButton.module.css';

/** How much of a file has been written, and the way to stop it. */
export default function ExportProgress(props: { fraction: number; onCancel: () => void }) {
  const { fraction, onCancel } = props;
  return (
    <div className={styles['export']}>
      <ProgressBar label={texts.progress} done={fraction} all={1} />
      <span>{texts.percent(fraction)}</span>
      <Button onClick={onCancel}>{common.cancel}</Button>
    </div>
  );
}
