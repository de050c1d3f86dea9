import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Failure } from '../domain/failure';
import type { Batch } from '../state/entities';
import { selectToken, signedOut, type SessionState } from '../state/session';
import { readReply } from './readers/reply';
import type { ApiRequest } from './request';
import { send } from './transport';

/** What a call leaves behind besides its data; `entities` merges the batch. */
export type CallMeta = { batch?: Batch };

/** How often a read is tried again, and after how many milliseconds each time. */
const READ_RETRIES = 2;
const RETRY_AFTER_MS = 300;

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, Failure, object, CallMeta>;

const callOnce: ApiBaseQuery = async (request, api) => {
  // Null: a parameter that must reach no path. Nothing is sent.
  if (request.path === null) return { error: { kind: 'refused', text: '' } };
  const startedAt = Date.now();
  const token = selectToken(api.getState() as { session: SessionState });
  const outcome = await send(request, request.path, token, api.signal);
  if ('failure' in outcome) return { error: outcome.failure };
  const asOf = request.method === 'GET' ? startedAt : Date.now();
  const result = readReply(request.as, outcome.reply, asOf);
  if ('failure' in result) {
    endSessionOn401(result.failure, request, api);
    return { error: result.failure };
  }
  return { data: result.data, meta: result.batch ? { batch: result.batch } : {} };
};

/** Reads are tried again after a network failure or a 5xx; writes never by themselves. */
export const baseQuery: ApiBaseQuery = retry(callOnce, {
  retryCondition: (error, request, { attempt }) =>
    request.method === 'GET' && attempt <= READ_RETRIES && isPassing(error as Failure),
  backoff: (attempt) =>
    new Promise((resolve) => {
      setTimeout(resolve, RETRY_AFTER_MS * attempt);
    }),
});

function isPassing(failure: Failure): boolean {
  return failure.kind === 'network' || (failure.kind === 'http' && failure.status >= 500);
}

function endSessionOn401(failure: Failure, request: ApiRequest, api: BaseQueryApi): void {
  if (request.bearer && failure.kind === 'http' && failure.status === 401) {
    api.dispatch(signedOut());
  }
}
