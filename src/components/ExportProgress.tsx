import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { ProgressBar } from './ProgressBar';
import { common } from './common.texts';
import { csvExport as texts } from './csvExport.texts';
import styles from './ExportButton.module.css';

type Props = { ref: Ref<HTMLDivElement>; fraction: number; onCancel: () => void };

/** How much of a file has been written, and the way to stop it. */
export default function ExportProgress({ ref, fraction, onCancel }: Props) {
  return (
    <div ref={ref} className={styles['export']}>
      <ProgressBar label={texts.progress} done={fraction} all={1} />
      <span>{texts.percent(fraction)}</span>
      <Button onClick={onCancel}>{common.cancel}</Button>
    </div>
  );
}
