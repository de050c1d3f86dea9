import { useState, type SubmitEvent } from 'react';
import { productsApi } from '../../../api/products';
import { PATHS, pathTo } from '../../../config/paths';
import type { Failure } from '../../../domain/failure';
import { PRODUCT_SAVED_MS } from '../../../domain/limits';
import { typedPrice } from '../../../domain/price';
import type { Product } from '../../../domain/types';
import { isUnauthorized, useAdminCall } from '../../../queries/useAdminCall';
import { useAdminGate } from '../../../queries/useAdminGate';
import { useLeaveGuard } from '../../../queries/useLeaveGuard';
import { useOneAtATime } from '../../../queries/useOneAtATime';
import { useOutcome } from '../../../queries/useOutcome';
import { useRedirect } from '../../../queries/useRedirect';
import { productForm as texts } from '../../../texts/product-form';
import { useProductImages } from './useProductImages';
import { textsToSend, useProductTexts } from './useProductTexts';

/** The form of a product that is in the shop. */
export function useEditForm(product: Product) {
  const { id } = product;
  const fields = useProductTexts(`edit-product/${id}`, textsOf(product));
  const images = useProductImages(product);
  const [isRestored, setIsRestored] = useState(fields.isChanged || images.isMoved);
  const [phase, setPhase] = useState<'waiting' | 'saving' | 'saved' | null>(null);
  const [update] = productsApi.useUpdateProductMutation();
  const { outcome, succeeded, failed, cleared } = useOutcome();
  const call = useAdminCall();
  const oneAtATime = useOneAtATime();
  const redirect = useRedirect();

  const hasChanges = fields.isChanged || images.isMoved || images.unsent.length > 0;
  const hasWork = hasChanges && phase !== 'saved';
  const { isOpen, isAdmin } = useAdminGate(hasWork || phase !== null || images.isBusy);

  const clear = () => {
    fields.clear();
    images.clear();
    setIsRestored(false);
    cleared();
  };
  const guard = useLeaveGuard(hasWork, clear);

  const put = async () => {
    setPhase('waiting');
    const isSettled = await images.settled();
    // What could not be done with the pictures is said already, and is to be read first.
    if (!isSettled) return setPhase(null);
    setPhase('saving');
    const orderedFileNames = images.latest();
    const result = await call.run(() =>
      update({ id, ...textsToSend(fields.values), orderedFileNames }),
    );
    if (!result || result.error) {
      setPhase(null);
      if (result && !isUnauthorized(result.error)) {
        const failure = result.error as Failure;
        failed(texts.saveFailed, failure.kind === 'refused' ? undefined : failure);
      }
      return;
    }
    setPhase('saved');
    fields.freeze();
    images.freeze(orderedFileNames);
    succeeded(texts.saved);
    redirect(pathTo(PATHS.product, { id }), PRODUCT_SAVED_MS);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase !== null) return;
    cleared();
    if (fields.check(event.currentTarget)) void oneAtATime(put);
  };

  return {
    fields,
    images,
    phase,
    outcome,
    guard,
    isOpen,
    isAdmin,
    isRestored,
    clear,
    submit,
  };
}

function textsOf({ name, title, description = '', priceCents }: Product) {
  return {
    name: name ?? title,
    title,
    // Forms are sent with another line break than the one that fields hold.
    description: description.replace(/\r\n?/g, '\n'),
    price: typedPrice(priceCents),
  };
}
