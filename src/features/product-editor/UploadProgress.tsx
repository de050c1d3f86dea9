import LinearProgress from '@mui/material/LinearProgress';
import { productForm as texts } from './productForm.texts';
import styles from './ProductForm.module.css';

type Props = {
  phase: 'preparing' | 'sending';
  /** 0 to 1; undefined while it is unknown. */
  sent: number | undefined;
};

/** The progress of an upload of pictures. */
export function UploadProgress({ phase, sent }: Props) {
  return (
    <div className={styles['progress']}>
      <LinearProgress
        aria-label={texts.progress}
        {...(sent !== undefined && { variant: 'determinate', value: Math.floor(sent * 100) })}
      />
      <p>
        <span role="status">{phase === 'preparing' ? texts.preparing : texts.sending}</span>{' '}
        {sent !== undefined && texts.percent(sent)}
      </p>
    </div>
  );
}
