import { useState, type SubmitEvent } from 'react';
import { productsApi } from '../../api/products';
import { PATHS, pathTo } from '../../config/paths';
import type { Failure } from '../../domain/failure';
import { PRODUCT_SAVED_MS } from '../../domain/limits';
import { changedByOthers } from '../form-drafts/threeWayMerge';
import type { Product } from '../../domain/types';
import { isUnauthorized, useAdminCall } from '../login/useAdminCall';
import { useAdminGate } from '../login/useAdminGate';
import { useEditSession, type Perform } from '../form-drafts/useEditSession';
import { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOutcome } from '../form-drafts/useOutcome';
import { useRedirect } from '../../hooks/useRedirect';
import { productForm as texts } from './productForm.texts';
import { productVersions, textsOf, type SavedProduct } from './productForm';
import { useProductImages } from './useProductImages';
import { useRestored } from './useRestored';
import { textsToSend, useProductTexts } from './useProductTexts';

/** Holds the form of an existing product: texts, images, their drafts, and saving them. */
export function useEditForm(product: Product) {
  const { id } = product;
  const fields = useProductTexts(`edit-product/${id}`, textsOf(product));
  const images = useProductImages(product);
  const { isRestored, tracked } = useRestored(
    `edit-product/${id}`,
    fields.isChanged || images.isMoved,
  );
  const [phase, setPhase] = useState<'waiting' | 'saving' | 'saved' | null>(null);
  const [update] = productsApi.useUpdateProductMutation();
  const { outcome, showSuccess, showFailure, clearOutcome } = useOutcome('edit-product');
  const call = useAdminCall('edit-product');
  const runOnce = useSingleFlight();
  const redirect = useRedirect();

  const hasChanges = fields.isChanged || images.isMoved || images.unsent.length > 0;
  const hasWork = hasChanges && phase !== 'saved';
  const { isOpen, isAdmin } = useAdminGate('form', hasWork || phase !== null || images.isBusy);

  const clear = () => {
    fields.clear();
    images.clear();
    clearOutcome();
  };
  const guard = useLeaveGuard(hasWork, clear);

  const takeTheirs = () => {
    fields.clear();
    images.clearOrder();
  };
  const perform: Perform = async (makeCall, successText, failureText) => {
    const result = await call.run(makeCall);
    if (!result || isUnauthorized(result.error)) return false;
    const failure = result.error as Failure | undefined;
    if (!failure) showSuccess(successText);
    else showFailure(failureText(failure), failure.kind === 'refused' ? undefined : failure);
    return !failure;
  };
  const session = useEditSession<'products', SavedProduct>({
    kind: 'products',
    id,
    versionsOf: (now) =>
      productVersions(fields, textsOf(now), images.latestVersions(now.fileNames)),
    send: ({ images: order, ...savedTexts }) =>
      update({ id, ...textsToSend(savedTexts), orderedFileNames: [...order] }),
    perform,
    successText: texts.saved,
    failureText: () => texts.saveFailed,
  });
  const versions = productVersions(fields, textsOf(product), images.versions);
  const isIdle = phase === null && !images.isBusy;

  const save = async () => {
    setPhase('waiting');
    // A failed upload has its own message, and is to be read first.
    if (!(await images.waitForUploads())) return setPhase(null);
    setPhase('saving');
    const saved = await session.save();
    if (saved === null || saved === 'theirs') {
      setPhase(null);
      if (saved === 'theirs') takeTheirs();
      return;
    }
    setPhase('saved');
    const { images: order, ...savedTexts } = saved;
    fields.freeze(savedTexts);
    images.freeze([...order]);
    redirect(pathTo(PATHS.product, { id }), PRODUCT_SAVED_MS);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase !== null) return;
    clearOutcome();
    if (fields.check(event.currentTarget)) void runOnce(save);
  };

  return {
    fields: { ...fields, change: tracked(fields.change) },
    images: { ...images, move: tracked(images.move) },
    phase,
    outcome,
    guard,
    isOpen,
    isAdmin,
    isRestored,
    clear,
    submit,
    question: session.question,
    elsewhere: {
      changes: isIdle && hasChanges ? changedByOthers(versions) : [],
      now: versions.theirs,
      takeTheirs,
      keepMine: () => {
        fields.rebase();
        images.rebase();
      },
    },
  };
}
