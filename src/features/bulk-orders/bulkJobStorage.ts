import * as v from 'valibot';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { parseStored, readStored, writeStored } from '../../domain/browserStorage';
import { MAX_BULK_ORDERS, type BulkItem } from '../../domain/bulkJob';
import { bulkJobKeys } from '../../domain/bulkJobKeys';
import { orderChange, orderValue } from '../../domain/orderChange';
import { failure, type Failure } from '../../domain/types';
import type { OwnedJob } from './bulkJobSlice';

/** A job as localStorage holds it, and when its progress was written (epoch milliseconds). */
export type StoredJob = OwnedJob & { savedAt: number };

/** An order of a job: its number, the wanted value and the value it was planned from. */
const plan = v.object({
  orderNumber: v.pipe(v.string(), v.nonEmpty()),
  change: orderChange,
  from: orderValue,
});

const planSchema = v.object({
  version: v.literal(3),
  kind: v.picklist(['state', 'shipping']),
  orders: v.pipe(v.array(plan), v.maxLength(MAX_BULK_ORDERS)),
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

type Plan = v.InferOutput<typeof planSchema>;
type Progress = v.InferOutput<typeof progressSchema>;

/** The plan that was parsed last: it is long and never changes. */
let parsed: { text: string; plan: Plan } | null = null;

/** Returns a person's stored job, or null if it is missing or unreadable. */
export function loadStoredJob(person: string): StoredJob | null {
  if (isNetworkBlocked()) return null;
  const [progressText, planText] = bulkJobKeys(person).map((key) =>
    readStored('localStorage', key),
  );
  const progress = v.safeParse(progressSchema, parseStored(progressText));
  const found = planText ? parsePlan(planText) : null;
  if (!progress.success || found?.orders.length !== progress.output.statuses.length) return null;
  const { phase, savedAt, statuses, failures } = progress.output;
  const failureAt = new Map(failures.map(({ at, ...failed }) => [at, failed]));
  const items = found.orders.map((order, at): BulkItem => {
    const { outcomeUnknown, failure: reason } = failureAt.get(at) ?? { outcomeUnknown: false };
    const status = STATUSES[statuses[at] as keyof typeof STATUSES];
    return { ...order, status, outcomeUnknown, ...(reason && { failure: reason }) };
  });
  return { person, savedAt, job: { kind: found.kind, phase, items } };
}

/** Stores the plan of a new job, which never changes. Returns whether the browser allowed it. */
export function storeJobPlan({ job: { kind, items }, person }: OwnedJob): boolean {
  removeStoredJob(person); // the progress of another plan
  const orders = items.map(({ orderNumber, change, from }) => ({ orderNumber, change, from }));
  return store(bulkJobKeys(person)[1], { version: 3, kind, orders });
}

/** Stores the progress of a job. Returns whether the browser allowed it. */
export function storeJobProgress({ job, person }: OwnedJob, savedAt: number): boolean {
  const { phase, items } = job;
  const statuses = items.map(({ status }) => LETTERS[status]).join('');
  const failures = items.flatMap(({ outcomeUnknown, failure: reason }, at) =>
    reason || outcomeUnknown
      ? [{ at, outcomeUnknown, ...(reason && { failure: withoutText(reason) }) }]
      : [],
  );
  const progress: Progress = { version: 3, phase, savedAt, statuses, failures };
  return store(bulkJobKeys(person)[0], progress);
}

/** Removes a person's job from storage. */
export function removeStoredJob(person: string): void {
  if (isNetworkBlocked()) return;
  parsed = null;
  for (const key of bulkJobKeys(person)) writeStored('localStorage', key, null);
}

/**
 * Removes a job of a build that stored one job per browser, not per person. It lacks the values that its changes were
 * planned from, so it could only be resumed by overwriting later changes.
 */
export function removeOldFormat(): void {
  for (const key of ['bulkJob', 'bulkJobOrders']) writeStored('localStorage', key, null);
}

function store(key: string, value: object): boolean {
  return isNetworkBlocked() || writeStored('localStorage', key, JSON.stringify(value));
}

function parsePlan(text: string): Plan | null {
  if (parsed?.text === text) return parsed.plan;
  const result = v.safeParse(planSchema, parseStored(text));
  if (result.success) parsed = { text, plan: result.output };
  return result.success ? result.output : null;
}

// The backend's own words might name a person.
function withoutText(reason: Failure): Failure {
  const entries = Object.entries(reason).map(([field, value]: [string, unknown]) => [
    field,
    field !== 'kind' && typeof value === 'string' ? '' : value,
  ]);
  return Object.fromEntries(entries) as Failure;
}
