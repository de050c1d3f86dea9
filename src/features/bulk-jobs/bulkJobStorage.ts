import * as v from 'valibot';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { parseStored, readStored, writeStored } from '../../domain/browserStorage';
import { MAX_BULK_ITEMS, type BulkItem, type PlannedItem } from '../../domain/bulkJob';
import { bulkJobKeys } from '../../domain/bulkJobKeys';
import { orderChange, orderValue } from '../../domain/orderChange';
import { productEdit } from '../../domain/productEdit';
import { failure } from '../../domain/types';
import type { OwnedJob } from './bulkJobSlice';

/** A job as localStorage holds it, and when its progress was written (epoch milliseconds). */
export type StoredJob = OwnedJob & { savedAt: number };

/** The Web Lock that the tab with the running job holds. */
export const BULK_LOCK = 'bulkJob';

const id = v.pipe(v.string(), v.nonEmpty());

const planSchema = v.object({
  version: v.literal(3),
  kind: v.picklist(['state', 'shipping', 'product']),
  /** Orders or products; the name is from when there were only orders. */
  orders: v.pipe(
    v.array(
      v.union([
        v.object({ orderNumber: id, change: orderChange, from: orderValue }),
        v.object({ productId: id, change: productEdit, from: productEdit }),
      ]),
    ),
    v.maxLength(MAX_BULK_ITEMS),
  ),
});

const progressSchema = v.object({
  version: v.literal(3),
  phase: v.picklist(['running', 'paused', 'stopped', 'ended']),
  savedAt: v.pipe(v.number(), v.finite()),
  /** A letter of `STATUSES` for each item. */
  statuses: v.pipe(v.string(), v.regex(/^[wdfc]*$/)),
  failures: v.array(
    v.object({ at: v.number(), outcomeUnknown: v.boolean(), failure: v.optional(failure) }),
  ),
});

// An item that is being sent is stored as waiting: resuming the job reads each one first.
const STATUSES = { w: 'waiting', d: 'done', f: 'failed', c: 'changed' } as const;
const LETTERS = { waiting: 'w', sending: 'w', done: 'd', failed: 'f', changed: 'c' } as const;

/** The fields of a failure that hold the backend's words. */
const WORDS = new Set(['text', 'statusText', 'reason']);

/** Returns a person's stored job, or null if it is missing or unreadable. */
export function loadStoredJob(person: string): StoredJob | null {
  const [progress, plan] = bulkJobKeys(person).map((key) =>
    parseStored(readStored('localStorage', key)),
  );
  if (!v.is(progressSchema, progress) || !v.is(planSchema, plan)) return null;
  const { phase, savedAt, statuses, failures } = progress;
  if (plan.orders.length !== statuses.length) return null;
  const failureAt = new Map(failures.map(({ at, ...failed }) => [at, failed]));
  const items = plan.orders.map((planned, at): BulkItem => {
    const { outcomeUnknown, failure: reason } = failureAt.get(at) ?? { outcomeUnknown: false };
    const status = STATUSES[statuses[at] as keyof typeof STATUSES];
    return { ...planned, status, outcomeUnknown, ...(reason && { failure: reason }) };
  });
  return { person, savedAt, job: { kind: plan.kind, phase, items } };
}

/** Stores the plan of a new job, which never changes. Returns whether the browser allowed it. */
export function storeJobPlan(person: string, items: readonly PlannedItem[]): boolean {
  removeStoredJob(person); // the progress of another plan
  const plan = { version: 3, kind: items[0]?.change.kind ?? 'state', orders: items };
  return write(bulkJobKeys(person)[1], JSON.stringify(plan));
}

/** Stores the progress of a job. Returns whether the browser allowed it. */
export function storeJobProgress({ job, person }: OwnedJob, savedAt: number): boolean {
  const { phase, items } = job;
  const statuses = items.map(({ status }) => LETTERS[status]).join('');
  const failures = items.flatMap(({ outcomeUnknown, failure: reason }, at) =>
    reason || outcomeUnknown ? [{ at, outcomeUnknown, failure: reason }] : [],
  );
  const progress = { version: 3, phase, savedAt, statuses, failures };
  // The backend's own words might name a person.
  const text = JSON.stringify(progress, (key, value: unknown) => (WORDS.has(key) ? '' : value));
  return write(bulkJobKeys(person)[0], text);
}

/** Removes a person's job from storage. */
export function removeStoredJob(person: string): void {
  for (const key of bulkJobKeys(person)) write(key, null);
}

// A replay stores nothing.
function write(key: string, text: string | null): boolean {
  return isNetworkBlocked() || writeStored('localStorage', key, text);
}
