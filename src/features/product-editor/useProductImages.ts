import { useEffect, useId, useRef, useState } from 'react';
import { productsApi } from '../../api/products';
import { isUnanswered } from '../../domain/failureReason';
import type { Product, Failure } from '../../domain/types';
import { useIsShown } from '../../hooks/useIsShown';
import { usePageState } from '../../hooks/usePageState';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import type { ShopStore } from '../../store/makeStore';
import { useAdminCall } from '../login/useAdminCall';
import { useDraftWithBase } from '../form-drafts/useDraft';
import { useFormFiles } from '../form-drafts/useFormFiles';
import { notificationAdded } from '../notifications/notificationsSlice';
import { applyOrder, moveItem } from './imageOrder';
import { productForm as texts } from './productForm.texts';
import { useImageUpload } from './useImageUpload';

type Alert = { text: string; isForeign?: true };

/** The lists of files whose latest upload got no answer: they outlive the page, as the files do. */
const mayHaveArrived = new WeakSet<readonly File[]>();

/** The lists of files that are being sent; a form that is opened again shows that. */
const beingSent = new WeakSet<readonly File[]>();

/**
 * Holds a product's images: they are added and deleted on the backend at once, one call after the
 * other; their order is a draft until the form is saved, and shown if it is in use.
 */
export function useProductImages({ id, fileNames }: Product, isDraftInUse: boolean) {
  const dispatch = useAppDispatch();
  const orderDraft = useDraftWithBase(`edit-product/${id}/order`, fileNames, isDraftInUse);
  const { files: unsent, change: setUnsent } = useFormFiles(`edit-product/${id}`);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [isDeleting, setIsDeleting] = useState(false);
  const [frozen, setFrozen] = useState<string[] | null>(null);
  const [alert, setAlert] = usePageState<Alert | null>('alert', null);
  const isShown = useIsShown();
  // Whether the latest upload got no answer, so that its pictures may have arrived.
  const isUnknown = mayHaveArrived.has(unsent);
  const [addImages] = productsApi.useAddProductImagesMutation();
  const [deleteImage] = productsApi.useDeleteProductImageMutation();
  const upload = useImageUpload('addProductImages');
  // The queue makes one call after the other.
  const call = useAdminCall(useId());
  const queue = useQueue(id);
  const wanted = orderDraft.isTyped ? orderDraft.mine : null;
  // A queued task starts later than the render that queued it: it reads the latest values here.
  const latest = useRef({ wanted, unsent, deleted });
  // An offered draft may be resumed later, and what an earlier visit was sending may arrive.
  useEffect(() => {
    latest.current.wanted = wanted;
    latest.current.unsent = unsent;
  }, [wanted, unsent]);

  const existing = fileNames.filter((fileName) => !deleted.includes(fileName));
  const order = frozen ?? applyOrder(wanted ?? existing, existing);
  const isMoved = frozen === null && order.some((fileName, index) => fileName !== existing[index]);

  const showFailure = (failed: Alert) => {
    if (isShown()) setAlert(failed);
    // The user has left the form in the meantime.
    else dispatch(notificationAdded('error', { foreign: failed.text }));
  };
  const keepUnsent = (files: readonly File[]) => {
    latest.current.unsent = files;
    setUnsent(files);
  };
  const reorder = (next: string[]) => {
    latest.current.wanted = next;
    orderDraft.change(next);
  };
  const clearOrder = () => {
    latest.current.wanted = null;
    orderDraft.clear();
  };

  const sendUnsent = () =>
    queue.run(async () => {
      const files = latest.current.unsent;
      if (files.length === 0) return true;
      const isOnline = navigator.onLine !== false;
      beingSent.add(files);
      const result = await call.run(() =>
        upload.send(files, (ready) => addImages({ id, files: ready })),
      );
      beingSent.delete(files);
      if (!result) return false;
      if (result.error) {
        const failure = result.error as Failure;
        const hasNoAnswer = isOnline && isUnanswered(failure);
        const kept = [...files];
        if (hasNoAnswer) mayHaveArrived.add(kept);
        keepUnsent(kept);
        showFailure({ text: texts.uploadFailed(failure, hasNoAnswer), isForeign: true });
        return false;
      }
      keepUnsent([]);
      dispatch(notificationAdded('success', texts.added(files.length)));
      return true;
    });

  const remove = (fileName: string) =>
    queue.run(async () => {
      setIsDeleting(true);
      const result = await call.run(() => deleteImage({ id, fileName }));
      setIsDeleting(false);
      if (!result) return false;
      if (result.error) {
        showFailure({ text: texts.deleteFailed });
        return false;
      }
      // The store is updated a little later, after the product is refetched.
      latest.current.deleted = [...latest.current.deleted, fileName];
      setDeleted(latest.current.deleted);
      dispatch(notificationAdded('success', texts.deleted));
      return true;
    });

  return {
    order,
    isMoved,
    unsent,
    upload:
      queue.isLeft && beingSent.has(unsent) ? { ...upload, phase: 'sending' as const } : upload,
    isBusy: queue.isBusy,
    // An earlier visit has left either an upload or a deletion running.
    isDeleting: isDeleting || (queue.isLeft && !beingSent.has(unsent)),
    alert: alert?.text ?? null,
    closeAlert: () => setAlert(null),
    move: (from: number, to: number) => {
      const next = moveItem(order, from, to);
      if (next.every((fileName, index) => fileName === existing[index])) clearOrder();
      else reorder(next);
    },
    add: (files: readonly File[]) => {
      // Pictures that may have arrived are sent again only if the user chooses that.
      if (mayHaveArrived.has(latest.current.unsent)) return setAlert({ text: texts.decideFirst });
      keepUnsent(files);
      void sendUnsent();
    },
    sendUnsent,
    discardUnsent: () => keepUnsent([]),
    remove,
    isUnknown,
    /** Waits until the pending calls have ended, whatever their outcome. */
    waitForCalls: () => queue.running() ?? Promise.resolve(),
    /** The versions of the order, for the images that exist. */
    versions: versionsOf(fileNames, orderDraft.base, { wanted, deleted }),
    /** The same for a body just read, with the changes made since the last render. */
    latestVersions: (known: readonly string[]) =>
      versionsOf(known, orderDraft.base, latest.current),
    /** Makes the product's current order the base of the wanted one. */
    rebase: () => orderDraft.isTyped && orderDraft.rebase(order),
    /** Keeps showing this order, whatever is refetched, and clears the draft. */
    freeze: (fileNames: string[]) => {
      setFrozen(fileNames);
      orderDraft.clear();
    },
    /** Drops the wanted order. */
    clearOrder,
  };
}

type Wanted = { wanted: readonly string[] | null; deleted: readonly string[] };

function versionsOf(known: readonly string[], base: readonly string[], own: Wanted) {
  const left = known.filter((fileName) => !own.deleted.includes(fileName));
  return {
    base: { images: applyOrder(base, left) },
    theirs: { images: left },
    mine: { images: applyOrder(own.wanted ?? base, left) },
  };
}

type Tasks = Map<string, Promise<boolean>>;

/** The last pending task of each product, by store: it goes on when the form is left. */
const pendingTasks = new WeakMap<ShopStore, Tasks>();

function tasksOf(store: ShopStore): Tasks {
  const tasks: Tasks = pendingTasks.get(store) ?? new Map();
  pendingTasks.set(store, tasks);
  return tasks;
}

/**
 * Runs tasks one after the other; each resolves to whether it succeeded. A form that is opened again waits for those that
 * it was left with (`isLeft`).
 */
function useQueue(id: string) {
  const store = useAppStore();
  const tasks = tasksOf(store);
  const [isLeft, setIsLeft] = useState(() => tasks.has(id));
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // They may have ended since the first rendering.
    if (isLeft) void (tasks.get(id) ?? Promise.resolve()).finally(() => setIsLeft(false));
  }, [tasks, id, isLeft]);

  const run = (task: () => Promise<boolean>): Promise<boolean> => {
    const before = tasks.get(id) ?? Promise.resolve(true);
    const own = before.then(task, task).finally(() => {
      if (tasks.get(id) !== own) return;
      tasks.delete(id);
      setIsBusy(false);
    });
    tasks.set(id, own);
    setIsBusy(true);
    return own;
  };

  /** Returns the result of the last pending task; null when idle. */
  const running = () => tasks.get(id) ?? null;
  return { run, running, isBusy: isBusy || isLeft, isLeft };
}
