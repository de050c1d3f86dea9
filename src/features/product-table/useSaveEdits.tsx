import { useMemo, type ReactNode } from 'react';
import { Message } from '../../components/Message';
import { PATHS } from '../../config/paths';
import { MAX_BULK_ITEMS, type BulkItem } from '../../domain/bulkJob';
import type { ProductEdit } from '../../domain/productEdit';
import { selectEntity } from '../../entities/entities';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { OtherJobMessage, useStartJob } from '../bulk-jobs/BulkPage';
import { useBulkJob } from '../bulk-jobs/useBulkJob';
import { draftMerged } from '../form-drafts/draftsSlice';
import { notificationAdded } from '../notifications/notificationsSlice';
import { editCells, planEdits, unsavedCells } from './edits';
import { productTable as texts } from './productTable.texts';
import { EDITS_DRAFT, type useEdits } from './useEdits';

const NONE: ReadonlyMap<string, ProductEdit> = new Map();

/** Returns functions that save the edits of the table by a bulk job or give them up, and what the job shows. */
export function useSaveEdits({ edits, edit, reset }: ReturnType<typeof useEdits>) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { job, isUnderWay } = useBulkJob();
  const { start, problem, wasPressed } = useStartJob();
  const isOwn = job?.kind === 'product';
  const isBlocked = job !== null && (isOwn || isUnderWay || job.phase === 'stopped');
  const items = isOwn ? job.items : null;
  const pending = useMemo(() => (items ? pendingIn(items) : NONE), [items]);

  const [run] = useSingleFlight();
  const productOf = (id: string) => selectEntity(store.getState(), 'products', id);

  const save = async () => {
    const { items: planned, left } = planEdits(edits, MAX_BULK_ITEMS, productOf);
    if (planned.length > 0 && (await start(planned))) reset(left);
  };
  return {
    save: () => void run(save),
    canSave: !isBlocked,
    /** Gives up all edits; a message can bring them back, and so can an undo. */
    cancel: () => {
      const undo = draftMerged({ form: EDITS_DRAFT, value: edits });
      const action = { label: texts.restore, path: PATHS.productTable, undo };
      dispatch(notificationAdded('info', texts.canceled, action));
      edit({});
    },
    /** Whether the job of this page is shown. */
    isShown: isOwn,
    wasPressed,
    pending,
    /** Makes edits of what a job has not changed, over the values that are there now and beneath newer edits. */
    takeBack: (unchanged: readonly BulkItem[]) => {
      const products = unchanged.flatMap((item) => ('productId' in item ? [item] : []));
      edit(editCells(edits, unsavedCells(edits, products, productOf)));
    },
    message: ((): ReactNode => {
      if (job && !isOwn && isBlocked) return <OtherJobMessage kind={job.kind} />;
      return problem !== null && <Message kind="error">{problem}</Message>;
    })(),
  };
}

/** The changes of a job that have not failed. */
function pendingIn(items: readonly BulkItem[]): ReadonlyMap<string, ProductEdit> {
  return new Map(
    items.flatMap((item) =>
      'productId' in item && item.status !== 'failed' && item.status !== 'changed'
        ? [[item.productId, item.change]]
        : [],
    ),
  );
}
