import { realNow } from '../domain/clock';
import type { ApiRequest } from './request';
import type { CallOutcome } from './requestContext';

/**
 * Whether someone may learn of actions and calls: recorders, which are for development and for
 * builds that QA uses, and reports of errors.
 */
export const MAY_BE_OBSERVED =
  import.meta.env.DEV || import.meta.env.VITE_QA === 'true' || !!import.meta.env.VITE_SENTRY_DSN;

let block: { onRefusedWrite: () => void } | null = null;

/** Lets no call through while a snapshot is replayed. Returns a function that ends that. */
export function blockNetwork(onRefusedWrite: () => void): () => void {
  const own = { onRefusedWrite };
  block = own;
  return () => {
    if (block === own) block = null;
  };
}

/** Whether the page is a replay: it must neither call, nor store, nor post to other tabs. */
export function isNetworkBlocked(): boolean {
  return (import.meta.env.DEV || import.meta.env.VITE_QA === 'true') && block !== null;
}

/** Whether a call is not made because of a replay; of a write the person is told. */
export function isBlocked(request: ApiRequest): boolean {
  if (!isNetworkBlocked()) return false;
  if (request.method !== 'GET') block?.onRefusedWrite();
  return true;
}

/** A call of this tab that has ended. */
export type EndedCall = {
  /** Epoch milliseconds. */
  startedAt: number;
  milliseconds: number;
  method: ApiRequest['method'];
  path: string;
  query: Record<string, string>;
  /** Of the answer, or why there was none. */
  status: number | 'network' | 'timeout' | 'aborted';
};

const observers = new Set<(call: EndedCall) => void>();

/** Calls `onEnd` after each call; returns a function that unsubscribes. */
export function observeRequests(onEnd: (call: EndedCall) => void): () => void {
  observers.add(onEnd);
  return () => observers.delete(onEnd);
}

/** Tells the observers, if there are any, of a call that has just ended. */
export function notifyObserver(
  { method, query = {} }: ApiRequest,
  path: string,
  startedAt: number,
  outcome: CallOutcome,
): void {
  if (!MAY_BE_OBSERVED || observers.size === 0) return;
  const milliseconds = realNow() - startedAt;
  const call = { startedAt, milliseconds, method, path, query, status: statusOf(outcome) };
  for (const onEnd of observers) onEnd(call);
}

function statusOf(outcome: CallOutcome): EndedCall['status'] {
  if ('reply' in outcome) return outcome.reply.status;
  const { kind } = outcome.failure;
  return kind === 'timeout' || kind === 'aborted' ? kind : 'network';
}
