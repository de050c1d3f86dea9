import { useState, type SubmitEvent } from 'react';
import { productsApi } from '../../api/products';
import { PATHS, pathTo } from '../../config/paths';
import type { Failure } from '../../domain/failure';
import { PRODUCT_SAVED_MS } from '../../domain/limits';
import { changedByOthers } from '../form-drafts/threeWayMerge';
import type { Product } from '../../domain/types';
import { isUnauthorized, useAdminCall } from '../login/useAdminCall';
import { useAdminGate } from '../login/useAdminGate';
import { useConflicts } from '../form-drafts/useConflicts';
import { useRefetchIfStale } from '../form-drafts/useRefetchIfStale';
import { useLeaveGuard } from '../form-drafts/useLeaveGuard';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOutcome } from '../form-drafts/useOutcome';
import { useRedirect } from '../../hooks/useRedirect';
import { productForm as texts } from './productForm.texts';
import { productVersions, textsOf, type SavedProduct } from './productVersions';
import { useProductImages } from './useProductImages';
import { useRestored } from './useRestored';
import { textsToSend, useProductTexts } from './useProductTexts';

/** The form of a product that is in the shop. */
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
  const { outcome, succeeded, failed, cleared } = useOutcome('edit-product');
  const call = useAdminCall('edit-product');
  const runOnce = useSingleFlight();
  const readFresh = useRefetchIfStale('products');
  const { settle, question } = useConflicts<SavedProduct>();
  const redirect = useRedirect();

  const hasChanges = fields.isChanged || images.isMoved || images.unsent.length > 0;
  const hasWork = hasChanges && phase !== 'saved';
  const { isOpen, isAdmin } = useAdminGate('form', hasWork || phase !== null || images.isBusy);

  const clear = () => {
    fields.clear();
    images.clear();
    cleared();
  };
  const guard = useLeaveGuard(hasWork, clear);

  const takeTheirs = () => {
    fields.clear();
    images.forgetOrder();
  };
  const versions = productVersions(fields, textsOf(product), images.versions);
  const isAtRest = phase === null && !images.isBusy;

  const put = async () => {
    setPhase('waiting');
    const isSettled = await images.settled();
    // What could not be done with the pictures is said already, and is to be read first.
    if (!isSettled) return setPhase(null);
    setPhase('saving');
    let saved: SavedProduct | 'nothing' | null = null;
    const result = await call.run(async () => {
      const { body, error } = await readFresh(id);
      if (!body) return { error };
      saved = await settle(
        productVersions(fields, textsOf(body), images.latestVersions(body.fileNames)),
      );
      if (saved === null || saved === 'nothing') return null;
      const { images: orderedFileNames, ...product } = saved;
      return update({ id, ...textsToSend(product), orderedFileNames: [...orderedFileNames] });
    });
    const written = savedOf(saved);
    if (!result || result.error || !written) {
      setPhase(null);
      if (saved === 'nothing') takeTheirs();
      if (result && !isUnauthorized(result.error)) {
        const failure = result.error as Failure;
        failed(texts.saveFailed, failure.kind === 'refused' ? undefined : failure);
      }
      return;
    }
    setPhase('saved');
    const { images: order, ...product } = written;
    fields.freeze(product);
    images.freeze([...order]);
    succeeded(texts.saved);
    redirect(pathTo(PATHS.product, { id }), PRODUCT_SAVED_MS);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase !== null) return;
    cleared();
    if (fields.check(event.currentTarget)) void runOnce(put);
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
    question,
    elsewhere: {
      changes: isAtRest && hasChanges ? changedByOthers(versions) : [],
      now: versions.theirs,
      take: takeTheirs,
      keep: () => {
        fields.rebase();
        images.rebase();
      },
    },
  };
}

// What was assigned inside a call is unknown to the compiler outside of it.
function savedOf(saved: SavedProduct | 'nothing' | null): SavedProduct | null {
  return saved === 'nothing' ? null : saved;
}
