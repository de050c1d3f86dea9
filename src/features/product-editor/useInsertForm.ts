import { useState } from 'react';
import { productsApi } from '../../api/products';
import { useSubmit } from '../../hooks/useSubmit';
import { useDraft } from '../form-drafts/useDraft';
import { useFormFiles } from '../form-drafts/useFormFiles';
import { textsToSend } from './productForm';
import { productForm as texts } from './productForm.texts';
import { useImageUpload } from './useImageUpload';
import { useProductForm } from './useProductForm';

const FORM = 'insert-product';
const EMPTY = { name: '', title: '', description: '', price: '' };

/** Holds the form of a new product: what is in it survives failures, the texts also a reload. */
export function useInsertForm() {
  const [files, setFiles] = useFormFiles(FORM);
  const [fileCount, setFileCount, clearFileCount] = useDraft<number>(`${FORM}/images`, 0);
  const isWithoutImages = fileCount > files.length;
  const [isInserted, setIsInserted] = useState(false);
  const [create] = productsApi.useCreateProductMutation();
  const upload = useImageUpload('createProduct');
  const form = useProductForm({
    name: FORM,
    key: FORM,
    current: EMPTY,
    images: {
      hasDraft: isWithoutImages,
      hasWork: files.length > 0,
      isBusy: false,
      clear: () => {
        setFiles([]);
        clearFileCount();
      },
    },
    isLocked: upload.phase !== null,
    isSaved: false,
  });

  const post = async () => {
    const isDone = await upload.send(files, (ready) =>
      form.attempt(
        () => create({ ...textsToSend(form.fields.values), files: ready }),
        texts.insertFailed,
      ),
    );
    if (!isDone) return;
    form.clear();
    setIsInserted(true);
  };
  const submit = useSubmit({ isLocked: form.isLocked, check: form.check, send: post });

  return {
    form,
    files,
    changeFiles: form.tracked((next: readonly File[]) => {
      setFiles(next);
      setFileCount(next.length);
    }),
    isWithoutImages,
    upload,
    submit,
    isInserted,
    closePopup: () => setIsInserted(false),
  };
}
