import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { PATHS } from '../../config/paths';
import { isClockStopped } from '../../domain/clock';
import { PRODUCT_SAVED_MS } from '../../domain/limits';
import { AlertDialog } from '../../components/Dialog';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { ProductForm } from './ProductForm';
import { productForm as texts } from './productForm.texts';
import { UploadProgress } from './UploadProgress';
import { IMAGE_TYPES } from '../../domain/imageFiles';
import { moveItem } from './imageOrder';
import { FilePicture } from '../../components/FilePicture';
import { ImageField } from '../../components/ImageField';
import { fileKey, useImageFiles } from '../../components/useImageFiles';
import { SortableImages } from './SortableImages';
import { productsApi } from '../../api/products';
import { ClearDraft, RestoredDraft } from '../form-drafts/DraftNotice';
import { useFormFiles } from '../form-drafts/useFormFiles';
import { useRestoredDraft } from '../form-drafts/useRestoredDraft';
import { productTexts } from '../../domain/product';
import { textsToSend } from '../../domain/productTexts';
import { useImageUpload } from './useImageUpload';
import { useProductForm } from './useProductForm';
import { useIsShown } from '../../hooks/useIsShown';
import { usePageState } from '../../hooks/usePageState';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import imageStyles from './Images.module.css';

/** Inserts a product. */
export default function InsertProductScreen() {
  const { form, post, draft, images, upload, ...popup } = useInsertForm();
  const onClear = form.clear;
  const page = useRef<HTMLDivElement>(null);
  return (
    <div ref={page}>
      <PageHeading title={texts.insertTitle} />
      <Link href={PATHS.productTable}>{texts.toTable}</Link>
      {form.isOpen ? (
        <>
          <ProductForm
            form={form}
            beforeChange={draft.beforeChange}
            onSend={post}
            submitLabel={texts.insert}
            notice={!form.isLocked && <RestoredDraft draft={draft} onClear={onClear} />}
            images={
              <NewImages
                key={images.timesCleared}
                files={images.files}
                isLocked={form.isLocked}
                onChange={images.change}
              />
            }
            extraButton={!form.isLocked && <ClearDraft draft={draft} onClear={onClear} />}
          >
            <UploadProgress upload={upload} />
          </ProductForm>
          <InsertedPopup
            isOpen={popup.isInserted}
            onClose={popup.closePopup}
            onClosed={() => page.current?.querySelector('input')?.focus()}
          />
        </>
      ) : (
        <Unauthorized />
      )}
    </div>
  );
}

type PopupProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Called after it has closed and restored the focus. */
  onClosed: () => void;
};

/** Shows that the product was inserted; closes by itself after three seconds (spec section 9). */
function InsertedPopup({ isOpen, onClose, onClosed }: PopupProps) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen || isClockStopped()) return;
    const timer = setTimeout(onClose, PRODUCT_SAVED_MS);
    return () => clearTimeout(timer);
  }, [isOpen, onClose]);

  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);

  return <AlertDialog text={isOpen ? texts.inserted : null} onClose={onClose} />;
}

type Props = {
  files: readonly File[];
  isLocked: boolean;
  onChange: (files: readonly File[]) => void;
};

/** The pictures of a new product, which are sent with it. */
function NewImages({ files, isLocked, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { problems, add, remove } = useImageFiles(files, onChange, IMAGE_TYPES);
  return (
    <div className={imageStyles['images']}>
      <Stack spacing={1}>
        <ImageField
          label={texts.images}
          accept={IMAGE_TYPES}
          problems={problems}
          disabled={isLocked}
          count={files.length}
          onFiles={add}
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
            key: fileKey(file),
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

const FORM = 'insert-product';
const EMPTY = productTexts(() => '');

/** Holds the form of a new product: its content survives failures, the texts also a reload. */
function useInsertForm() {
  const { files, change: changeFiles, areLost } = useFormFiles(FORM);
  // A form that is cleared no longer says which files were refused.
  const [timesCleared, setTimesCleared] = useState(0);
  const [isInserted, setIsInserted] = usePageState<boolean>('inserted', false);
  const isShown = useIsShown();
  const dispatch = useAppDispatch();
  const [create] = productsApi.useCreateProductMutation();
  const upload = useImageUpload('createProduct');
  const form = useProductForm({
    name: FORM,
    key: FORM,
    current: EMPTY,
    isDraftInUse: true,
    images: {
      isMoved: false,
      files,
      isBusy: false,
      clearOrder: () => {},
      dropFiles: () => {
        changeFiles([]);
        setTimesCleared(timesCleared + 1);
      },
    },
  });
  const draft = useRestoredDraft(FORM, form.hasWork, areLost);

  const post = async () => {
    const isDone = await form.perform(
      () =>
        upload.send(files, (ready) => create({ ...textsToSend(form.fields.values), files: ready })),
      null, // a popup shows it
      (failure, isUnknown) => {
        const text = texts.insertFailed(failure);
        return isUnknown ? { text, more: texts.insertUnknown } : text;
      },
    );
    if (!isDone) return;
    form.clear();
    if (isShown()) setIsInserted(true);
    else dispatch(notificationAdded('success', texts.inserted));
  };

  return {
    form,
    post,
    draft,
    images: {
      files,
      timesCleared,
      change: (next: readonly File[]) => {
        draft.beforeChange();
        changeFiles(next);
      },
    },
    // An earlier visit may still be sending it.
    upload: { ...upload, phase: upload.phase ?? (form.isLocked ? 'sending' : null) },
    isInserted,
    closePopup: () => setIsInserted(false),
  };
}
