import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { CloseIcon } from './icons';
import { images } from './images.texts';
import { FilePicture } from './FilePicture';
import styles from './ImagePicker.module.css';

type Props = { file: File; disabled: boolean; onRemove: () => void };

/** One chosen picture, before it is uploaded. */
export function FilePreview({ file, disabled, onRemove }: Props) {
  return (
    <Paper component="li" variant="outlined" className={styles['file'] ?? ''}>
      <FilePicture file={file} alt={file.name} />
      <Paper variant="outlined" className={styles['remove'] ?? ''}>
        <IconButton disabled={disabled} aria-label={images.remove(file.name)} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </Paper>
    </Paper>
  );
}
