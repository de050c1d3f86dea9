import * as v from 'valibot';
import { orderChange } from './orderChange';
import { failure } from './types';

/** The largest job. */
export const MAX_BULK_ORDERS = 5_000;

/** One order of a job, and how far it is. */
const bulkItem = v.strictObject({
  orderNumber: v.string(),
  change: orderChange,
  status: v.picklist(['waiting', 'sending', 'done', 'failed']),
  /** It was sent before with an unknown outcome: it is read before it is sent again. */
  outcomeUnknown: v.boolean(),
  /** Why it failed last. */
  failure: v.exactOptional(failure),
});

/**
 * The same kind of change to many orders. Its phase:
 * - running: calls are going out
 * - paused: the session has ended; goes on with the login
 * - stopped: by the person, or by the end of the tab that it ran in
 * - ended: there is nothing left to send
 */
export const bulkJob = v.strictObject({
  kind: v.picklist(['state', 'shipping']),
  phase: v.picklist(['running', 'paused', 'stopped', 'ended']),
  items: v.array(bulkItem),
});

export type BulkItem = v.InferOutput<typeof bulkItem>;
type WrittenJob = v.InferOutput<typeof bulkJob>;
export type BulkPhase = WrittenJob['phase'];
export type BulkJob = Omit<WrittenJob, 'items'> & { items: readonly BulkItem[] };

/** Whether a job was not stopped and has not ended. */
export function isUnderWay({ phase }: BulkJob): boolean {
  return phase === 'running' || phase === 'paused';
}

/** How many orders of a job have each status. */
export type BulkCounts = Record<BulkItem['status'], number> & { all: number };

/** Counts the orders of a job by status. */
export function countByStatus({ items }: BulkJob): BulkCounts {
  const counts: BulkCounts = { waiting: 0, sending: 0, done: 0, failed: 0, all: items.length };
  for (const { status } of items) counts[status] += 1;
  return counts;
}
