import { realNow } from '../domain/clock';
import { makeListeners } from '../domain/listeners';
import type { ApiRequest } from './request';
import type { CallOutcome } from './requestContext';

/** Whether actions and calls may be observed: by recorders, in development and in QA's builds, and by error reports. */
export const MAY_BE_OBSERVED =
  import.meta.env.DEV || import.meta.env.VITE_QA === 'true' || !!import.meta.env.VITE_SENTRY_DSN;

let block: { onRefusedWrite: () => void } | null = null;

/** Blocks all calls while a snapshot is replayed. Returns a function that unblocks them. */
export function blockNetwork(onRefusedWrite: () => void): () => void {
  const own = { onRefusedWrite };
  block = own;
  return () => {
    if (block === own) block = null;
  };
}

/** Returns whether the page is a replay, which must not make calls, write to storage, or post to other tabs. */
export function isNetworkBlocked(): boolean {
  return (import.meta.env.DEV || import.meta.env.VITE_QA === 'true') && block !== null;
}

/** Returns whether a call is blocked because of a replay; the user is informed of a blocked write. */
export function isBlocked(request: ApiRequest): boolean {
  if (!isNetworkBlocked()) return false;
  if (request.method !== 'GET') block?.onRefusedWrite();
  return true;
}

/** A finished call of this tab. */
export type EndedCall = {
  /** Epoch milliseconds. */
  startedAt: number;
  milliseconds: number;
  method: ApiRequest['method'];
  path: string;
  query: Record<string, string>;
  /** The status of the answer, or why there was no answer. */
  status: number | 'network' | 'timeout' | 'aborted';
};

const observers = makeListeners<[EndedCall]>();

/** Calls back after each call; returns a function that unsubscribes. */
export const observeRequests = observers.subscribe;

/** Notifies the observers of a call that has just ended. */
export function notifyObserver(
  { method, query = {} }: ApiRequest,
  path: string,
  startedAt: number,
  outcome: CallOutcome,
): void {
  if (!MAY_BE_OBSERVED) return;
  const milliseconds = realNow() - startedAt;
  const status = statusOf(outcome);
  observers.notify({ startedAt, milliseconds, method, path, query, status });
}

function statusOf(outcome: CallOutcome): EndedCall['status'] {
  if ('reply' in outcome) return outcome.reply.status;
  const { kind } = outcome.failure;
  return kind === 'timeout' || kind === 'aborted' ? kind : 'network';
}
