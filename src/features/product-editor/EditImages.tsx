import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { IMAGE_TYPES } from '../../domain/imageFiles';
import { gallery } from '../../components/gallery.texts';
import { AlertDialog, ConfirmDialog } from '../../components/Dialog';
import { ImageField } from '../../components/ImageField';
import { Picture } from '../../components/Picture';
import { useImageFiles } from '../../components/useImageFiles';
import { useFocusLost } from '../../hooks/useFocusLost';
import { usePageState } from '../../hooks/usePageState';
import { Message } from '../../components/Message';
import { productForm as texts } from './productForm.texts';
import { SortableImages } from './SortableImages';
import type { useProductImages } from './useProductImages';
import { UploadProgress } from './UploadProgress';
import styles from './Images.module.css';

type Props = {
  title: string;
  images: ReturnType<typeof useProductImages>;
  /** Whether nothing can be changed, as during a save or after the session has expired. */
  isLocked: boolean;
};

/** A product's pictures: a large preview, all of them in order, and a field that adds more. */
export function EditImages({ title, images, isLocked }: Props) {
  const { order, unsent, upload } = images;
  const input = useRef<HTMLInputElement>(null);
  const [previewed, setPreviewed] = usePageState<string | null>('preview', null);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const { problems, add } = useImageFiles(unsent, images.add, IMAGE_TYPES);
  const previewIndex = previewed === null ? 0 : Math.max(0, order.indexOf(previewed));

  // It is disabled during an upload, which takes the focus from it.
  useFocusLost(upload.phase !== null, () => input.current?.focus({ preventScroll: true }));
  // The pressed button is removed with its row.
  const [removed, setRemoved] = useState<string | null>(null);
  useFocusLost(removed !== null && order.includes(removed), () => input.current?.focus());

  return (
    <div className={styles['images']}>
      {order.length > 0 && (
        <>
          <Picture
            fileName={order[previewIndex]}
            alt={gallery.imageOf(title, previewIndex + 1, order.length)}
            isFirst
            className={`${styles['preview']} ${previewIndex === 0 ? styles['main'] : ''}`}
          />
          <SortableImages
            items={order.map((fileName, index) => ({
              key: fileName,
              picture: <Picture fileName={fileName} alt="" />,
              note: gallery.numberOf(index + 1, order.length),
            }))}
            isLocked={isLocked || images.isBusy}
            onMove={images.move}
            removeLabel={texts.delete}
            onRemove={(index) => setToDelete(order[index] ?? null)}
            show={{
              label: gallery.show,
              index: previewIndex,
              onShow: (index) => setPreviewed(order[index] ?? null),
            }}
          />
        </>
      )}
      <Stack spacing={1}>
        {order.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {texts.noImages}
          </Typography>
        )}
        {images.isDeleting && (
          <Typography variant="body2" role="status">
            {texts.deleting}
          </Typography>
        )}
        <ImageField
          label={texts.addImages}
          accept={IMAGE_TYPES}
          problems={problems}
          disabled={isLocked || upload.phase !== null}
          onFiles={add}
          inputRef={input}
          invitation={texts.addInvitation}
          hint={texts.reduction}
        />
        <UnsentImages
          images={images}
          isLocked={isLocked}
          onPressed={() => input.current?.focus()}
        />
      </Stack>
      {toDelete !== null && !isLocked && (
        <ConfirmDialog
          question={texts.deleteQuestion}
          onConfirm={() => {
            setRemoved(toDelete);
            void images.remove(toDelete);
          }}
          onClose={() => setToDelete(null)}
        />
      )}
      <AlertDialog text={images.alert} onClose={images.closeAlert} />
    </div>
  );
}

type UnsentProps = Pick<Props, 'images' | 'isLocked'> & {
  /** Called when a button is pressed, before it is removed. */
  onPressed: () => void;
};

/** The running upload, and the pictures whose upload failed. */
function UnsentImages({ images, isLocked, onPressed }: UnsentProps) {
  const { unsent, upload, isBusy, isUnknown } = images;
  const press = (act: () => unknown) => () => {
    onPressed();
    void act();
  };
  return (
    <>
      <UploadProgress upload={upload} />
      {unsent.length > 0 && !isBusy && (
        <Message
          kind="error"
          action={
            !isLocked && (
              <>
                <Button variant="outlined" onClick={press(images.sendUnsent)}>
                  {texts.sendAgain}
                </Button>
                <Button variant="outlined" onClick={press(images.discardUnsent)}>
                  {texts.giveUp}
                </Button>
              </>
            )
          }
        >
          {texts.unsent(unsent.length, isUnknown)}{' '}
          {unsent.map((file) => `«${file.name}»`).join(', ')}
        </Message>
      )}
    </>
  );
}
