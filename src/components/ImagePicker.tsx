import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import type { ImageType } from '../domain/imageFiles';
import { images } from './images.texts';
import { ImageField } from './ImageField';
import { fileKey, useImageFiles, type ImageLimit } from './useImageFiles';
import { CloseIcon } from './icons';
import { FilePicture } from './FilePicture';
import styles from './ImagePicker.module.css';

type Props = {
  label: string;
  accept: readonly ImageType[];
  files: readonly File[];
  onChange: (files: File[]) => void;
  limit?: ImageLimit;
  /** Said below the field, after the accepted types. */
  hint?: string;
  disabled?: boolean;
};

/** Lets the user choose pictures, add more and remove each. Other files are refused with the reason. */
export function ImagePicker(props: Props) {
  const { label, accept, files, onChange, limit, disabled = false, hint } = props;
  const input = useRef<HTMLInputElement>(null);
  const { problems, add, remove } = useImageFiles(files, onChange, accept, limit);
  return (
    <div>
      <ImageField
        label={label}
        accept={accept}
        problems={problems}
        disabled={disabled}
        count={files.length}
        {...(hint && { hint })}
        onFiles={add}
        inputRef={input}
      />
      {files.length > 0 && (
        <ul className={styles['chosen']} aria-label={images.chosen}>
          {files.map((file) => (
            <FilePreview
              key={fileKey(file)}
              file={file}
              disabled={disabled}
              onRemove={() => {
                remove(file);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type PreviewProps = { file: File; disabled: boolean; onRemove: () => void };

/** One chosen picture, before it is uploaded. */
function FilePreview({ file, disabled, onRemove }: PreviewProps) {
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
