import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { common } from '../../components/common.texts';
import { Message } from '../../components/Message';
import { productForm as texts } from './productForm.texts';
import type { useImageUpload } from './useImageUpload';

type Props = { upload: Omit<ReturnType<typeof useImageUpload>, 'send'> };

/** The progress of an upload of pictures, and which of them could not be reduced. */
export function UploadProgress({ upload: { phase, sent, notReduced } }: Props) {
  return (
    <>
      {notReduced.length > 0 && <Message kind="status">{texts.notReduced(notReduced)}</Message>}
      {phase && (
        <div>
          <LinearProgress
            aria-label={texts.progress}
            {...(sent !== undefined && { variant: 'determinate', value: Math.floor(sent * 100) })}
          />
          <Typography variant="body2" sx={{ marginTop: 0.5 }}>
            <span role="status">{phase === 'preparing' ? texts.preparing : common.sending}</span>{' '}
            {sent !== undefined && texts.percent(sent)}
          </Typography>
        </div>
      )}
    </>
  );
}
