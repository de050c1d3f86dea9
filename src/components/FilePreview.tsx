import IconButton from '@mui/material/IconButton';
import { CloseIcon } from './icons';
import { images } from './images.texts';
import { FilePicture } from './FilePicture';

type Props = { file: File; disabled: boolean; onRemove: () => void };

/** One chosen picture, before it is uploaded. */
export function FilePreview({ file, disabled, onRemove }: Props) {
  return (
    <li>
      <FilePicture file={file} alt={file.name} />
      <IconButton disabled={disabled} aria-label={images.remove(file.name)} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}
