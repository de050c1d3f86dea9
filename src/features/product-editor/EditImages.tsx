import { useRef, useState } from 'react';
import { IMAGE_TYPES } from '../../domain/imageFiles';
import { gallery } from '../../components/gallery.texts';
import { productForm as texts } from './productForm.texts';
import { AlertDialog } from '../../components/AlertDialog';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ImageField } from '../../components/ImageField';
import { Picture } from '../../components/Picture';
import { useImageFiles } from '../../components/useImageFiles';
import { SortableImages } from './SortableImages';
import { UnsentImages } from './UnsentImages';
import type { useProductImages } from './useProductImages';
import styles from './Images.module.css';

type Props = {
  title: string;
  images: ReturnType<typeof useProductImages>;
  isLocked: boolean;
};

/** The pictures of a product: one large, all in their order, and a box for more. */
export function EditImages({ title, images, isLocked }: Props) {
  const { order, unsent, upload } = images;
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<string>();
  const [asked, setAsked] = useState<string | null>(null);
  const { problems, add } = useImageFiles(unsent, (files) => void images.add(files), IMAGE_TYPES);
  const index = shown === undefined ? 0 : Math.max(0, order.indexOf(shown));

  const remove = async (fileName: string) => {
    setAsked(null);
    // Its button is gone: typing goes on where pictures are added.
    if (await images.remove(fileName)) input.current?.focus();
  };

  return (
    <div className={styles['images']}>
      {order.length > 0 && (
        <>
          <Picture
            fileName={order[index]}
            alt={gallery.imageOf(title, index + 1, order.length)}
            isFirst
            className={styles['preview'] ?? ''}
          />
          <p className={styles['hint']}>{texts.orderHint}</p>
          <SortableImages
            items={withKeys(order).map(({ key, fileName }, place) => ({
              key,
              picture: <Picture fileName={fileName} alt="" />,
              note: gallery.placeOf(place + 1, order.length),
            }))}
            isLocked={isLocked || images.isBusy}
            onMove={images.move}
            removeLabel={texts.delete}
            onRemove={(place) => setAsked(order[place] ?? null)}
            show={{
              label: gallery.show,
              index,
              onShow: (place) => setShown(order[place]),
            }}
          />
        </>
      )}
      {order.length === 0 && <p className={styles['hint']}>{texts.noImages}</p>}
      <ImageField
        label={texts.addImages}
        accept={IMAGE_TYPES}
        problems={problems}
        disabled={isLocked || upload.phase !== null}
        onFiles={(added) => void add(added)}
        inputRef={input}
        invitation={texts.addInvitation}
        hint={texts.reduction}
      />
      <UnsentImages images={images} />
      {asked !== null && (
        <ConfirmDialog
          question={texts.deleteQuestion}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
      <AlertDialog text={images.alert} onClose={images.closeAlert} />
    </div>
  );
}

/** A key for each, also where a backend lists a file twice. */
function withKeys(order: readonly string[]): { key: string; fileName: string }[] {
  return order.map((fileName, index) => {
    const nth = order.slice(0, index).filter((other) => other === fileName).length;
    return { key: `${fileName}#${nth}`, fileName };
  });
}
