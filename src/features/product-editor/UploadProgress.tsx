import LinearProgress from '@mui/material/LinearProgress';
import { Message } from '../../components/Message';
import { productForm as texts } from './productForm.texts';
import type { useImageUpload } from './useImageUpload';
import styles from './ProductForm.module.css';

type Props = { upload: Omit<ReturnType<typeof useImageUpload>, 'send'> };

/** The progress of an upload of pictures, and which of them could not be reduced. */
export function UploadProgress({ upload: { phase, sent, notReduced } }: Props) {
  return (
    <>
      {notReduced.length > 0 && <Message kind="status">{texts.notReduced(notReduced)}</Message>}
      {phase && (
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
      )}
    </>
  );
}
