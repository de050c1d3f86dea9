import * as v from 'valibot';
import { orderChange, type OrderValue, type WantedChange } from './orderChange';
import { productEdit, type ProductEdit } from './productEdit';
import { failure } from './types';

/** The largest job. */
export const MAX_BULK_ITEMS = 5_000;

/** The progress of one order or product of a job. */
const progress = {
  /** 'changed': skipped, because someone else has changed it since the job was planned. */
  status: v.picklist(['waiting', 'sending', 'done', 'failed', 'changed']),
  /** Whether it was sent without an answer. */
  outcomeUnknown: v.boolean(),
  failure: v.exactOptional(failure),
};

const orderItem = v.strictObject({ orderNumber: v.string(), change: orderChange, ...progress });
const productItem = v.strictObject({ productId: v.string(), change: productEdit, ...progress });

/**
 * The same kind of change to many orders or products. Its phase:
 * - running: calls are going out
 * - paused: the session has ended; resumes after the next login
 * - stopped: by the user, or because the tab that ran it was closed
 * - ended: nothing is left to send
 */
export const bulkJob = v.strictObject({
  kind: v.picklist(['state', 'shipping', 'product']),
  phase: v.picklist(['running', 'paused', 'stopped', 'ended']),
  items: v.array(v.union([orderItem, productItem])),
});

// `from` is the value that the preview showed. Snapshots lack it, as their jobs never run.
export type OrderItem = v.InferOutput<typeof orderItem> & { from?: OrderValue };
export type ProductItem = v.InferOutput<typeof productItem> & { from?: ProductEdit };
export type BulkItem = OrderItem | ProductItem;

/** A change as its preview showed it: from one value to another. */
export type PlannedItem =
  | (WantedChange & { from: OrderValue })
  | { productId: string; change: ProductEdit; from: ProductEdit };

type WrittenJob = v.InferOutput<typeof bulkJob>;
export type BulkPhase = WrittenJob['phase'];
export type BulkJob = Omit<WrittenJob, 'items'> & { items: readonly BulkItem[] };

/** Returns whether a job is neither stopped nor ended. */
export function isUnderWay({ phase }: BulkJob): boolean {
  return phase === 'running' || phase === 'paused';
}

/** How many items of a job have each status, and how many are finished. */
export type BulkCounts = Record<BulkItem['status'], number> & { all: number; finished: number };

/** Counts the items of a job by status. */
export function countByStatus({ items }: BulkJob): BulkCounts {
  const counts = { waiting: 0, sending: 0, done: 0, failed: 0, changed: 0 };
  for (const { status } of items) counts[status] += 1;
  const finished = items.length - counts.waiting - counts.sending;
  return { ...counts, all: items.length, finished };
}
