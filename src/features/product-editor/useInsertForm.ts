import { useState, type SubmitEvent } from 'react';
import { productsApi } from '../../api/products';
import type { Failure } from '../../domain/failure';
import { useAdminCall, isUnauthorized } from '../login/useAdminCall';
import { useAdminGate } from '../login/useAdminGate';
import { useDraft } from '../form-drafts/useDraft';
import { useFormFiles } from '../form-drafts/useFormFiles';
import { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOutcome } from '../form-drafts/useOutcome';
import { productForm as texts } from './productForm.texts';
import { useImageUpload } from './useImageUpload';
import { useRestored } from './useRestored';
import { textsToSend, useProductTexts } from './useProductTexts';

const FORM = 'insert-product';
const EMPTY = { name: '', title: '', description: '', price: '' };

/** The form of a new product: what is in it survives failures, the texts also a reload. */
export function useInsertForm() {
  const fields = useProductTexts(FORM, EMPTY);
  const [files, setFiles] = useFormFiles(FORM);
  const [fileCount, setFileCount, clearFileCount] = useDraft<number>(`${FORM}/images`, 0);
  const isWithoutImages = fileCount > files.length;
  const { isRestored, tracked } = useRestored(FORM, fields.isChanged || isWithoutImages);
  const [isInserted, setIsInserted] = useState(false);
  const [create] = productsApi.useCreateProductMutation();
  const { outcome, showFailure, clearOutcome } = useOutcome('insert-product');
  const upload = useImageUpload('createProduct');
  const call = useAdminCall('insert-product');
  const runOnce = useSingleFlight();

  const hasWork = fields.isChanged || files.length > 0;
  const { isOpen, isAdmin } = useAdminGate('form', hasWork || upload.phase !== null);

  const changeFiles = (next: readonly File[]) => {
    setFiles(next);
    setFileCount(next.length);
  };
  const clear = () => {
    fields.clear();
    setFiles([]);
    clearFileCount();
    clearOutcome();
  };
  const guard = useLeaveGuard(hasWork, clear);

  const post = async () => {
    const result = await upload.send(files, (ready) =>
      call.run(() => create({ ...textsToSend(fields.values), files: ready })),
    );
    if (result === undefined || isUnauthorized(result.error)) return;
    if (result.error) {
      const failure = result.error as Failure;
      // The marker is no reason.
      showFailure(texts.insertFailed(failure), failure.kind === 'refused' ? undefined : failure);
    } else {
      clear();
      setIsInserted(true);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (upload.phase !== null) return;
    clearOutcome();
    if (fields.check(event.currentTarget)) void runOnce(post);
  };

  return {
    fields: { ...fields, change: tracked(fields.change) },
    files,
    changeFiles: tracked(changeFiles),
    isRestored,
    isWithoutImages,
    clear,
    upload,
    outcome,
    guard,
    isOpen,
    isAdmin,
    submit,
    isInserted,
    closePopup: () => setIsInserted(false),
  };
}
