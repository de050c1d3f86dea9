import * as v from 'valibot';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { parseStored, readStored, writeStored } from '../../domain/browserStorage';
import { MAX_BULK_ORDERS, type BulkItem, type PlannedItem } from '../../domain/bulkJob';
import { bulkJobKeys } from '../../domain/bulkJobKeys';
import { orderChange, orderValue } from '../../domain/orderChange';
import { failure } from '../../domain/types';
import type { OwnedJob } from './bulkJobSlice';

/** A job as localStorage holds it, and when its progress was written (epoch milliseconds). */
export type StoredJob = OwnedJob & { savedAt: number };

const planSchema = v.object({
  version: v.literal(3),
  kind: v.picklist(['state', 'shipping']),
  orders: v.pipe(
    v.array(
      v.object({
        orderNumber: v.pipe(v.string(), v.nonEmpty()),
        change: orderChange,
        from: orderValue,
      }),
    ),
    v.maxLength(MAX_BULK_ORDERS),
  ),
});

const progressSchema = v.object({
  version: v.literal(3),
  phase: v.picklist(['running', 'paused', 'stopped', 'ended']),
  savedAt: v.pipe(v.number(), v.finite()),
  /** A letter of `STATUSES` for each order. */
  statuses: v.pipe(v.string(), v.regex(/^[wdfc]*$/)),
  failures: v.array(
    v.object({ at: v.number(), outcomeUnknown: v.boolean(), failure: v.optional(failure) }),
  ),
});

// An order that is being sent is stored as waiting: resuming the job reads each order first.
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
  const items = plan.orders.map((order, at): BulkItem => {
    const { outcomeUnknown, failure: reason } = failureAt.get(at) ?? { outcomeUnknown: false };
    const status = STATUSES[statuses[at] as keyof typeof STATUSES];
    return { ...order, status, outcomeUnknown, ...(reason && { failure: reason }) };
  });
  return { person, savedAt, job: { kind: plan.kind, phase, items } };
}

/** Stores the plan of a new job, which never changes. Returns whether the browser allowed it. */
export function storeJobPlan(person: string, orders: readonly PlannedItem[]): boolean {
  removeStoredJob(person); // the progress of another plan
  const plan = { version: 3, kind: orders[0]?.change.kind ?? 'state', orders };
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
