import * as v from 'valibot';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { writeStored } from '../../domain/browserStorage';
import type { BulkItem, BulkJob } from '../../domain/bulkJob';
import { orderChange, type WantedChange } from '../../domain/orderChange';
import type { Failure } from '../../domain/types';

/** The localStorage key of the progress of this browser's one bulk job, for all its tabs. */
export const BULK_JOB_KEY = 'bulkJob';

/** The key of the job's orders and of the person who started it, which are written once. */
const ORDERS_KEY = 'bulkJobOrders';

/** A job as localStorage holds it. */
export type StoredJob = {
  job: BulkJob;
  /** When the tab that runs it last wrote its progress. */
  heartbeatAt: number;
  /** A fingerprint of the person who started it (`session/token`). */
  person: string;
};

const blank = v.optional(v.string(), '');

// Of a failure only its kind and status are stored: the backend's own words might name a person.
const failureSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['network', 'timeout', 'aborted']) }),
  v.object({ kind: v.literal('http'), status: v.number(), statusText: blank, text: blank }),
  v.object({ kind: v.literal('unreadable'), reason: blank }),
  v.object({ kind: v.literal('refused'), text: blank }),
]);

const ordersSchema = v.object({
  version: v.literal(2),
  kind: v.picklist(['state', 'shipping']),
  person: v.string(),
  orders: v.array(v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty()), change: orderChange })),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

// Run-length encoding: consecutive orders with the same status.
const runSchema = v.object({
  count,
  status: v.picklist(['waiting', 'sending', 'done', 'failed']),
  outcomeUnknown: v.boolean(),
  failure: v.optional(failureSchema),
});

const progressSchema = v.object({
  version: v.literal(2),
  phase: v.picklist(['running', 'paused', 'stopped', 'ended']),
  beatAt: v.pipe(v.number(), v.finite()),
  /**
   * How many orders are reserved: waiting ones before this index may have been sent since this was
   * written. The name is that of the stored format, which tabs of other builds read, too.
   */
  claimed: count,
  runs: v.array(runSchema),
});

type OrderList = v.InferOutput<typeof ordersSchema>;
type StoredRun = v.InferInput<typeof runSchema>;

/** The list that was parsed last: it is long and stays the same. */
let parsed: { text: string; list: OrderList } | null = null;

/** Returns the stored job; null where there is none, or none that can be read. */
export function loadStoredJob(): StoredJob | null {
  if (isNetworkBlocked()) return null;
  try {
    const progress = v.parse(progressSchema, JSON.parse(localStorage.getItem(BULK_JOB_KEY) ?? ''));
    const { kind, person, orders } = parseOrderList(localStorage.getItem(ORDERS_KEY) ?? '');
    const { phase, beatAt: heartbeatAt, claimed: reserved, runs } = progress;
    const runOf = runs.flatMap((run) => Array.from({ length: run.count }, () => run));
    if (runOf.length !== orders.length) return null;
    const items = runOf.map((run, at) =>
      restoreItem(orders[at] as WantedChange, run, at < reserved),
    );
    return { job: { kind, phase, items }, heartbeatAt, person };
  } catch {
    return null; // none, blocked, or written by other code
  }
}

/**
 * Stores the orders of a new job and the person who started it, who alone can resume it. Returns
 * false where this browser does not allow it.
 */
export function storeJobOrders({ kind, items }: BulkJob, person: string): boolean {
  const orders = items.map(({ orderNumber, change }) => ({ orderNumber, change }));
  removeStoredJob(); // the progress of another list
  return storeItem(ORDERS_KEY, { version: 2, kind, person, orders } satisfies OrderList);
}

/**
 * Stores the progress of the job, and that waiting orders before the index `reserved` may have been
 * sent by the time this is read. Returns false where this browser does not allow it.
 */
export function storeJobProgress(
  { phase, items }: BulkJob,
  heartbeatAt: number,
  reserved = 0,
): boolean {
  const runs = encodeRuns(items);
  const progress = { version: 2, phase, beatAt: heartbeatAt, claimed: reserved, runs } as const;
  return storeItem(BULK_JOB_KEY, progress satisfies v.InferInput<typeof progressSchema>);
}

/** Removes the job from storage. */
export function removeStoredJob(): void {
  if (isNetworkBlocked()) return;
  parsed = null;
  writeStored('localStorage', BULK_JOB_KEY, null);
  writeStored('localStorage', ORDERS_KEY, null);
}

function storeItem(key: string, value: object): boolean {
  return isNetworkBlocked() || writeStored('localStorage', key, JSON.stringify(value));
}

function parseOrderList(text: string): OrderList {
  if (parsed?.text !== text) parsed = { text, list: v.parse(ordersSchema, JSON.parse(text)) };
  return parsed.list;
}

function encodeRuns(items: readonly BulkItem[]): StoredRun[] {
  const runs: StoredRun[] = [];
  for (const { status, outcomeUnknown, failure } of items) {
    const last = runs.at(-1);
    const isSame = last?.status === status && last.outcomeUnknown === outcomeUnknown;
    if (isSame && !failure && !last.failure) last.count += 1;
    else runs.push({ count: 1, status, outcomeUnknown, failure: failure && stripText(failure) });
  }
  return runs;
}

function stripText(failure: Failure): StoredRun['failure'] {
  const { kind } = failure;
  return kind === 'http' ? { kind, status: failure.status } : { kind };
}

// A call that was under way when the tab ended may have arrived or not.
function restoreItem(
  order: WantedChange,
  { status, outcomeUnknown, failure }: v.InferOutput<typeof runSchema>,
  isReserved: boolean,
): BulkItem {
  const isInterrupted = status === 'sending' || (isReserved && status === 'waiting');
  return {
    ...order,
    status: isInterrupted ? 'waiting' : status,
    outcomeUnknown: outcomeUnknown || isInterrupted,
    ...(failure && { failure }),
  };
}
