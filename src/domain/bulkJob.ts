import * as v from 'valibot';
import { orderChange, type OrderValue, type WantedChange } from './orderChange';
import { failure } from './types';

/** The largest job. */
export const MAX_BULK_ORDERS = 5_000;

/** One order of a job, with its progress. */
const bulkItem = v.strictObject({
  orderNumber: v.string(),
  change: orderChange,
  /** 'changed': skipped, because someone else has changed it since the job was planned. */
  status: v.picklist(['waiting', 'sending', 'done', 'failed', 'changed']),
  /** Whether it was sent without an answer. */
  outcomeUnknown: v.boolean(),
  /** Its latest failure. */
  failure: v.exactOptional(failure),
});

/**
 * The same kind of change to many orders. Its phase:
 * - running: calls are going out
 * - paused: the session has ended; resumes after the next login
 * - stopped: by the user, or because the tab that ran it was closed
 * - ended: nothing is left to send
 */
export const bulkJob = v.strictObject({
  kind: v.picklist(['state', 'shipping']),
  phase: v.picklist(['running', 'paused', 'stopped', 'ended']),
  items: v.array(bulkItem),
});

export type BulkItem = v.InferOutput<typeof bulkItem> & {
  /** The value that the preview showed. Snapshots lack it, as their jobs never run. */
  from?: OrderValue;
};

/** A change as its preview showed it: from one value to another. */
export type PlannedItem = WantedChange & { from: OrderValue };

type WrittenJob = v.InferOutput<typeof bulkJob>;
export type BulkPhase = WrittenJob['phase'];
export type BulkJob = Omit<WrittenJob, 'items'> & { items: readonly BulkItem[] };

/** Returns whether a job is neither stopped nor ended. */
export function isUnderWay({ phase }: BulkJob): boolean {
  return phase === 'running' || phase === 'paused';
}

/** How many orders of a job have each status, and how many are finished. */
export type BulkCounts = Record<BulkItem['status'], number> & { all: number; finished: number };

/** Counts the orders of a job by status. */
export function countByStatus({ items }: BulkJob): BulkCounts {
  const counts = { waiting: 0, sending: 0, done: 0, failed: 0, changed: 0 };
  for (const { status } of items) counts[status] += 1;
  const finished = items.length - counts.waiting - counts.sending;
  return { ...counts, all: items.length, finished };
}
