import * as v from 'valibot';
import { isSealed } from '../api/seal';
import type { BulkItem, BulkJob } from '../domain/bulkJob';
import type { Failure } from '../domain/failure';
import { ORDER_STATES } from '../domain/orderState';

/** Where this browser keeps the one bulk job, for all its tabs. */
export const BULK_JOB_KEY = 'bulkJob';

/** Whose it is: a fingerprint of the person who began it (state/token). */
const PERSON_KEY = 'bulkJobPerson';

/** A job with the time at which the tab that runs it last gave a sign of life. */
export type KeptJob = { job: BulkJob; beatAt: number; person: string | null };

const FAILURES = ['network', 'timeout', 'http', 'unreadable', 'refused', 'aborted'] as const;

// Of a failure only its kind: the backend's own words might name somebody.
const failureSchema = v.object({ kind: v.picklist(FAILURES), status: v.optional(v.number(), 0) });

const itemSchema = v.object({
  orderNumber: v.pipe(v.string(), v.nonEmpty()),
  change: v.variant('kind', [
    v.object({ kind: v.literal('state'), state: v.picklist(ORDER_STATES) }),
    v.object({ kind: v.literal('shipping'), shipper: v.string(), shippingCode: v.string() }),
  ]),
  status: v.picklist(['waiting', 'sending', 'done', 'failed']),
  isUnsure: v.boolean(),
  failure: v.optional(failureSchema),
});

const keptSchema = v.object({
  version: v.literal(1),
  kind: v.picklist(['state', 'shipping']),
  phase: v.picklist(['running', 'paused', 'stopped', 'ended']),
  beatAt: v.pipe(v.number(), v.finite()),
  items: v.array(itemSchema),
});

/** The job that this browser keeps; null where there is none, or none that can be read. */
export function keptJob(): KeptJob | null {
  if (isSealed()) return null;
  try {
    const kept = v.parse(keptSchema, JSON.parse(localStorage.getItem(BULK_JOB_KEY) ?? 'null'));
    const { kind, phase, beatAt } = kept;
    const person = localStorage.getItem(PERSON_KEY);
    return { job: { kind, phase, items: kept.items.map(taken) }, beatAt, person };
  } catch {
    return null; // blocked, or written by somebody else
  }
}

/** Keeps the job as it is now; false where this browser does not allow it. */
export function keepJob({ kind, phase, items }: BulkJob, now: number): boolean {
  if (isSealed()) return true;
  const kept: v.InferInput<typeof keptSchema> = {
    version: 1,
    kind,
    phase,
    beatAt: now,
    items: items.map(({ failure, ...item }) => ({ ...item, ...(failure && left(failure)) })),
  };
  try {
    localStorage.setItem(BULK_JOB_KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Keeps who begins a job: it goes on for this person and for nobody else. */
export function keepJobPerson(person: string): void {
  if (isSealed()) return;
  try {
    localStorage.setItem(PERSON_KEY, person);
  } catch {
    // blocked or full: the job is not kept either
  }
}

/** There is no job any more. */
export function forgetJob(): void {
  if (isSealed()) return;
  try {
    localStorage.removeItem(BULK_JOB_KEY);
    localStorage.removeItem(PERSON_KEY);
  } catch {
    // blocked: nothing was kept
  }
}

function left(failure: Failure): Pick<v.InferInput<typeof itemSchema>, 'failure'> {
  const { kind } = failure;
  return { failure: { kind, ...(kind === 'http' && { status: failure.status }) } };
}

// What was on its way when the tab ended may have arrived or not.
function taken({ failure, ...item }: v.InferOutput<typeof itemSchema>): BulkItem {
  const isCutOff = item.status === 'sending';
  return {
    ...item,
    ...(isCutOff && { status: 'waiting', isUnsure: true }),
    ...(failure && { failure: failureOf(failure) }),
  };
}

function failureOf({ kind, status }: v.InferOutput<typeof failureSchema>): Failure {
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
