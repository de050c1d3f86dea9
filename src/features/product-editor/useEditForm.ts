import { useState } from 'react';
import { productsApi } from '../../api/products';
import { PATHS, pathTo } from '../../config/paths';
import { PRODUCT_SAVED_MS } from '../../domain/limits';
import type { Product } from '../../domain/types';
import { useRedirect } from '../../hooks/useRedirect';
import { useSubmit } from '../../hooks/useSubmit';
import { changedByOthers } from '../form-drafts/threeWayMerge';
import { useEditSession } from '../form-drafts/useEditSession';
import { productVersions, textsOf, textsToSend, type SavedProduct } from './productForm';
import { productForm as texts } from './productForm.texts';
import { useProductForm } from './useProductForm';
import { useProductImages } from './useProductImages';

/** Holds the form of an existing product: texts, images, their drafts, and saving them. */
export function useEditForm(product: Product) {
  const { id } = product;
  const images = useProductImages(product);
  const [phase, setPhase] = useState<'waiting' | 'saving' | 'saved' | null>(null);
  const form = useProductForm({
    name: 'edit-product',
    key: `edit-product/${id}`,
    current: textsOf(product),
    images: {
      hasDraft: images.isMoved,
      hasWork: images.isMoved || images.unsent.length > 0,
      isBusy: images.isBusy,
      clear: images.clear,
    },
    isLocked: phase !== null,
    isSaved: phase === 'saved',
  });
  const { fields } = form;
  const [update] = productsApi.useUpdateProductMutation();
  const redirect = useRedirect();

  const session = useEditSession<'products', SavedProduct>({
    kind: 'products',
    id,
    versionsOf: (now) =>
      productVersions(fields, textsOf(now), images.latestVersions(now.fileNames)),
    send: ({ images: order, ...savedTexts }) =>
      update({ id, ...textsToSend(savedTexts), orderedFileNames: [...order] }),
    perform: async (call, successText, failureText) => {
      const isDone = await form.attempt(call, failureText);
      if (isDone) form.showSuccess(successText);
      return isDone;
    },
    successText: texts.saved,
    failureText: () => texts.saveFailed,
  });
  const versions = productVersions(fields, textsOf(product), images.versions);
  const isIdle = phase === null && !images.isBusy;

  const takeTheirs = () => {
    fields.clear();
    images.clearOrder();
  };

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
  const submit = useSubmit({ isLocked: form.isLocked, check: form.check, send: save });

  return {
    form,
    images: { ...images, move: form.tracked(images.move) },
    phase,
    submit,
    question: session.question,
    elsewhere: {
      changes: isIdle && form.hasWork ? changedByOthers(versions) : [],
      now: versions.theirs,
      takeTheirs,
      keepMine: () => {
        fields.rebase();
        images.rebase();
      },
    },
  };
}
