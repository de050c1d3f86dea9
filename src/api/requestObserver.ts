import { realNow } from '../domain/clock';
import type { Outcome } from './requestContext';
import type { ApiRequest } from './request';

/** Recordings are for development and for builds that QA uses: others tell nobody. */
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

let watcher: ((call: EndedCall) => void) | null = null;

/** Tells of each call that ends from now on; gives what ends that. */
export function observeRequests(onEnd: (call: EndedCall) => void): () => void {
  watcher = onEnd;
  return () => {
    if (watcher === onEnd) watcher = null;
  };
}

/** Makes a call; a recorder hears of its end. */
export async function watched(
  { method, query = {} }: ApiRequest,
  path: string,
  call: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!WITH_RECORDER) return call();
  const startedAt = realNow();
  const outcome = await call();
  const milliseconds = realNow() - startedAt;
  watcher?.({ startedAt, milliseconds, method, path, query, status: statusOf(outcome) });
  return outcome;
}

function statusOf(outcome: Outcome): EndedCall['status'] {
  if ('reply' in outcome) return outcome.reply.status;
  const { kind } = outcome.failure;
  return kind === 'timeout' || kind === 'aborted' ? kind : 'network';
}
