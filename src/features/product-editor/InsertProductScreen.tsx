import { useEffect, useRef } from 'react';
import { PRODUCT_SAVED_MS } from '../../domain/limits';
import { AlertDialog } from '../../components/AlertDialog';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { NewImages } from './NewImages';
import { ProductForm } from './ProductForm';
import { productForm as texts } from './productForm.texts';
import { UploadProgress } from './UploadProgress';
import { useInsertForm } from './useInsertForm';
import styles from './ProductForm.module.css';

/** Creates a product. */
export default function InsertProductScreen() {
  const { form, submit, files, changeFiles, isWithoutImages, upload, ...popup } = useInsertForm();
  const page = useRef<HTMLDivElement>(null);
  return (
    <div ref={page} className={styles['page']}>
      <PageHeading title={texts.insertTitle}>{texts.insertTitle}</PageHeading>
      {form.isOpen ? (
        <>
          <ProductForm
            form={form}
            onSubmit={submit}
            submitLabel={texts.insert}
            isWithoutImages={isWithoutImages}
            images={<NewImages files={files} isLocked={form.isLocked} onChange={changeFiles} />}
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

/** Tells that the product was inserted; closes by itself after three seconds (spec section 9). */
function InsertedPopup({ isOpen, onClose, onClosed }: PopupProps) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(onClose, PRODUCT_SAVED_MS);
    return () => clearTimeout(timer);
  }, [isOpen, onClose]);

  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);

  return <AlertDialog text={isOpen ? texts.inserted : null} onClose={onClose} />;
}
