import * as v from 'valibot';
import { isNetworkBlocked } from '../../api/networkBlock';
import type { BulkItem, BulkJob } from '../../domain/bulkJob';
import type { Failure } from '../../domain/failure';
import type { WantedChange } from '../../domain/orderChange';
import { ORDER_STATES } from '../../domain/orderState';

/** Where this browser keeps how far its one bulk job is, for all its tabs. */
export const BULK_JOB_KEY = 'bulkJob';

/** Where it keeps the orders of the job and who began it, which are written once. */
const ORDERS_KEY = 'bulkJobOrders';

/** A job with the time at which the tab that runs it last gave a sign of life. */
export type StoredJob = {
  job: BulkJob;
  beatAt: number;
  /** A fingerprint of the person who began it (state/token). */
  person: string;
};

const FAILURES = ['network', 'timeout', 'http', 'unreadable', 'refused', 'aborted'] as const;

// Of a failure only its kind: the backend's own words might name somebody.
const failureSchema = v.object({ kind: v.picklist(FAILURES), status: v.optional(v.number(), 0) });

const ordersSchema = v.object({
  version: v.literal(2),
  kind: v.picklist(['state', 'shipping']),
  person: v.string(),
  orders: v.array(
    v.object({
      orderNumber: v.pipe(v.string(), v.nonEmpty()),
      change: v.variant('kind', [
        v.object({ kind: v.literal('state'), state: v.picklist(ORDER_STATES) }),
        v.object({ kind: v.literal('shipping'), shipper: v.string(), shippingCode: v.string() }),
      ]),
    }),
  ),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

// So many orders in a row that are equally far.
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
  /** Those before this one that wait may have been sent since this was written. */
  claimed: count,
  runs: v.array(runSchema),
});

type OrderList = v.InferOutput<typeof ordersSchema>;
type Run = v.InferInput<typeof runSchema>;

/** The list that was read last: it is long and stays the same. */
let latest: { text: string; list: OrderList } | null = null;

/** The job that this browser keeps; null where there is none, or none that can be read. */
export function loadStoredJob(): StoredJob | null {
  if (isNetworkBlocked()) return null;
  try {
    const progress = v.parse(progressSchema, JSON.parse(localStorage.getItem(BULK_JOB_KEY) ?? ''));
    const { kind, person, orders } = orderList(localStorage.getItem(ORDERS_KEY) ?? '');
    const { phase, beatAt, claimed, runs } = progress;
    const states = runs.flatMap((run) => Array.from({ length: run.count }, () => run));
    if (states.length !== orders.length) return null;
    const items = orders.map((order, at) => taken(order, states[at] as Run, at < claimed));
    return { job: { kind, phase, items }, beatAt, person };
  } catch {
    return null; // none, blocked, or written by somebody else
  }
}

/**
 * Keeps the orders of a new job and who began it; false where this browser does not allow it. The
 * job goes on for this person and for nobody else.
 */
export function storeJobOrders({ kind, items }: BulkJob, person: string): boolean {
  const orders = items.map(({ orderNumber, change }) => ({ orderNumber, change }));
  removeStoredJob(); // the progress of another list
  return keep(ORDERS_KEY, { version: 2, kind, person, orders } satisfies OrderList);
}

/**
 * Keeps how far the job is now, and that those before `claimed` that wait may have been sent
 * when this is read; false where this browser does not allow it.
 */
export function storeJobProgress({ phase, items }: BulkJob, now: number, claimed = 0): boolean {
  const progress = { version: 2, phase, beatAt: now, claimed, runs: runsOf(items) } as const;
  return keep(BULK_JOB_KEY, progress satisfies v.InferInput<typeof progressSchema>);
}

/** There is no job any more. */
export function removeStoredJob(): void {
  if (isNetworkBlocked()) return;
  latest = null;
  try {
    localStorage.removeItem(BULK_JOB_KEY);
    localStorage.removeItem(ORDERS_KEY);
  } catch {
    // blocked: nothing was kept
  }
}

function keep(key: string, value: object): boolean {
  if (isNetworkBlocked()) return true;
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function orderList(text: string): OrderList {
  if (latest?.text !== text) latest = { text, list: v.parse(ordersSchema, JSON.parse(text)) };
  return latest.list;
}

function runsOf(items: readonly BulkItem[]): Run[] {
  const runs: Run[] = [];
  for (const { status, outcomeUnknown, failure } of items) {
    const last = runs.at(-1);
    if (
      last?.status === status &&
      last.outcomeUnknown === outcomeUnknown &&
      !failure &&
      !last.failure
    ) {
      last.count += 1;
    } else {
      runs.push({ count: 1, status, outcomeUnknown, ...(failure && left(failure)) });
    }
  }
  return runs;
}

function left(failure: Failure): Pick<Run, 'failure'> {
  const { kind } = failure;
  return { failure: { kind, ...(kind === 'http' && { status: failure.status }) } };
}

// What was on its way when the tab ended may have arrived or not.
function taken(
  order: WantedChange,
  { status, outcomeUnknown, failure }: Run,
  isClaimed: boolean,
): BulkItem {
  const isCutOff = status === 'sending' || (isClaimed && status === 'waiting');
  return {
    ...order,
    status: isCutOff ? 'waiting' : status,
    outcomeUnknown: outcomeUnknown || isCutOff,
    ...(failure && { failure: failureOf(failure) }),
  };
}

function failureOf({ kind, status = 0 }: v.InferInput<typeof failureSchema>): Failure {
  switch (kind) {
    case 'http':
      return { kind, status, statusText: '', text: '' };
    case 'refused':
      return { kind, text: '' };
    case 'unreadable':
      return { kind, reason: '' };
    case 'network':
    case 'timeout':
    case 'aborted':
      return { kind };
  }
}
