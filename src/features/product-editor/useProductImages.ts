import { useRef, useState } from 'react';
import { productsApi } from '../../api/products';
import type { Failure } from '../../domain/failure';
import { applyOrder, moveItem } from './imageOrder';
import type { Product } from '../../domain/types';
import { isUnauthorized, useAdminCall } from '../login/useAdminCall';
import { useDraftOver } from '../form-drafts/useDraftOver';
import { useFormFiles } from '../form-drafts/useFormFiles';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { productForm as texts } from './productForm.texts';
import { useImageUpload } from './useImageUpload';
import { useQueue } from './useQueue';

/**
 * The pictures of a product: adding and deleting happen at once on the backend, one after the
 * other; the order is a draft until the form is saved.
 */
export function useProductImages({ id, fileNames }: Product) {
  const dispatch = useAppDispatch();
  const wish = useDraftOver(`edit-product/${id}/order`, fileNames);
  const [unsent, setUnsent] = useFormFiles(`edit-product/${id}`);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [frozen, setFrozen] = useState<string[] | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [addImages] = productsApi.useAddProductImagesMutation();
  const [deleteImage] = productsApi.useDeleteProductImageMutation();
  const upload = useImageUpload('addProductImages');
  const call = useAdminCall('images');
  const queue = useQueue();
  // What a task of the queue finds when its turn comes.
  const now = useRef({ wanted: wish.isTyped ? wish.mine : null, unsent, deleted });

  const existing = fileNames.filter((fileName) => !deleted.includes(fileName));
  const order = frozen ?? applyOrder(wish.isTyped ? wish.mine : existing, existing);
  const isMoved = frozen === null && order.some((fileName, index) => fileName !== existing[index]);

  const failed = (error: unknown, wording: (failure: Failure) => string) => {
    if (!isUnauthorized(error)) setAlert(wording(error as Failure));
    return false;
  };
  const keepUnsent = (files: readonly File[]) => {
    now.current.unsent = files;
    setUnsent(files);
  };
  const reorder = (next: string[]) => {
    now.current.wanted = next;
    wish.change(next);
  };

  const sendUnsent = () =>
    queue.run(async () => {
      const files = now.current.unsent;
      if (files.length === 0) return true;
      const result = await upload.send(files, (ready) =>
        call.run(() => addImages({ id, files: ready })),
      );
      if (!result || result.error) return failed(result?.error, texts.uploadFailed);
      keepUnsent([]);
      dispatch(notificationAdded('success', texts.added(files.length)));
      return true;
    });

  const remove = (fileName: string) =>
    queue.run(async () => {
      const result = await call.run(() => deleteImage({ id, fileName }));
      if (!result || result.error) return failed(result?.error, () => texts.deleteFailed);
      // The store learns of it a little later, when the product is read again.
      now.current.deleted = [...now.current.deleted, fileName];
      setDeleted(now.current.deleted);
      dispatch(notificationAdded('success', texts.deleted));
      return true;
    });

  const wanted = wish.isTyped ? wish.mine : null;

  return {
    order,
    isMoved,
    unsent,
    upload,
    isBusy: queue.isBusy,
    alert,
    closeAlert: () => setAlert(null),
    move: (from: number, to: number) => reorder(moveItem(order, from, to)),
    add: (files: readonly File[]) => {
      keepUnsent(files);
      return sendUnsent();
    },
    sendUnsent,
    giveUp: () => keepUnsent([]),
    remove,
    /** Waits for what is under way, and sends what could not be sent before; false: it failed. */
    settled: () => queue.running() ?? sendUnsent(),
    /** The orders of the pictures that there are: before, on the backend, and as it is wanted. */
    versions: versionsOf(fileNames, wish.base, { wanted, deleted }),
    /** The same of what the backend has now, with what has come and gone this very moment. */
    latestVersions: (known: readonly string[]) => versionsOf(known, wish.base, now.current),
    /** The wanted order is wanted instead of what the product has now. */
    rebase: () => wish.isTyped && wish.rebase(order),
    /** Shows this order from now on, whatever is read again. */
    freeze: (shown: string[]) => {
      setFrozen(shown);
      wish.clear();
    },
    /** The order is wanted as it is. */
    forgetOrder: () => {
      now.current.wanted = null;
      wish.clear();
    },
    clear: () => {
      now.current.wanted = null;
      wish.clear();
      keepUnsent([]);
    },
  };
}

type Wish = { wanted: readonly string[] | null; deleted: readonly string[] };

function versionsOf(known: readonly string[], base: readonly string[], wish: Wish) {
  const left = known.filter((fileName) => !wish.deleted.includes(fileName));
  return {
    base: { images: applyOrder(base, left) },
    theirs: { images: left },
    mine: { images: applyOrder(wish.wanted ?? base, left) },
  };
}
