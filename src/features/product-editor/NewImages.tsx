import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { IMAGE_TYPES } from '../../domain/imageFiles';
import { moveItem } from './imageOrder';
import { productForm as texts } from './productForm.texts';
import { FilePicture } from '../../components/FilePicture';
import { ImageField } from '../../components/ImageField';
import { useImageFiles } from '../../components/useImageFiles';
import { SortableImages } from './SortableImages';
import styles from './Images.module.css';

type Props = {
  files: readonly File[];
  isLocked: boolean;
  onChange: (files: readonly File[]) => void;
};

/** The pictures of a new product, which are sent with it. */
export function NewImages({ files, isLocked, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { problems, add, remove } = useImageFiles(files, onChange, IMAGE_TYPES);
  return (
    <div className={styles['images']}>
      <Stack spacing={1}>
        <ImageField
          label={texts.images}
          accept={IMAGE_TYPES}
          problems={problems}
          disabled={isLocked}
          onFiles={(added) => void add(added)}
          inputRef={input}
          hint={texts.reduction}
        />
        {files.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {texts.noImages}
          </Typography>
        )}
      </Stack>
      {files.length > 0 && (
        <SortableImages
          items={files.map((file) => ({
            key: `${file.name}/${file.size}/${file.lastModified}`,
            picture: <FilePicture file={file} alt="" />,
            note: `${file.name}, ${texts.size(file.size)}`,
          }))}
          isMainLarge
          isLocked={isLocked}
          onMove={(from, to) => onChange(moveItem(files, from, to))}
          removeLabel={texts.remove}
          onRemove={(index) => {
            const file = files[index];
            if (file) remove(file);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
