import { realNow } from '../domain/clock';
import type { Outcome } from './requestContext';
import type { ApiRequest } from './request';

/** Recordings are for development and for builds that QA uses: others have no observer. */
const WITH_RECORDER = import.meta.env.DEV || import.meta.env.VITE_QA === 'true';

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

let observer: ((call: EndedCall) => void) | null = null;

/** Calls `onEnd` after each call; returns a function that unsubscribes. */
export function observeRequests(onEnd: (call: EndedCall) => void): () => void {
  observer = onEnd;
  return () => {
    if (observer === onEnd) observer = null;
  };
}

/** Tells the observer, if there is one, of a call that has just ended. */
export function notifyObserver(
  { method, query = {} }: ApiRequest,
  path: string,
  startedAt: number,
  outcome: Outcome,
): void {
  if (!WITH_RECORDER) return;
  const milliseconds = realNow() - startedAt;
  observer?.({ startedAt, milliseconds, method, path, query, status: statusOf(outcome) });
}

function statusOf(outcome: Outcome): EndedCall['status'] {
  if ('reply' in outcome) return outcome.reply.status;
  const { kind } = outcome.failure;
  return kind === 'timeout' || kind === 'aborted' ? kind : 'network';
}
