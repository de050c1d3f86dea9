import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Failure } from '../domain/failure';
import type { Batch } from '../state/entities';
import { selectToken, signedOut, type SessionState } from '../state/session';
import { uploadEnded, uploadProgressed } from '../state/uploads';
import { isRefusedOffline, noteCopy } from './offline';
import { readReply } from './readers/reply';
import type { ApiRequest } from './request';
import { send } from './transport';

/** What a call leaves behind besides its data; `entities` merges the batch. */
type CallMeta = { batch?: Batch };

/** How often a read is tried again, and after how many milliseconds each time. */
const READ_RETRIES = 2;
const RETRY_AFTER_MS = 300;

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, Failure, object, CallMeta>;

const callOnce: ApiBaseQuery = async (request, api) => {
  // Null: a parameter that must reach no path. Nothing is sent.
  if (request.path === null) return { error: { kind: 'refused', text: '' } };
  if (isRefusedOffline(request, api)) return { error: { kind: 'network' } };
  const startedAt = Date.now();
  const token = tokenOf(api);
  const outcome = await sendTelling(request, request.path, token, api);
  if ('failure' in outcome) return { error: outcome.failure };
  // The session ended meanwhile: what only administrators may see is not let in any more.
  if (isLate(request, token, api)) return { error: { kind: 'aborted' } };
  noteCopy(request, outcome.reply, api);
  const asOf = request.method === 'GET' ? startedAt : Date.now();
  const result = readReply(request.as, outcome.reply, asOf);
  if ('failure' in result) {
    // A login may have replaced the token meanwhile: the new one is not what was refused.
    if (isSessionOver(result.failure, request) && tokenOf(api) === token) api.dispatch(signedOut());
    return { error: result.failure };
  }
  return { data: result.data, meta: result.batch ? { batch: result.batch } : {} };
};

async function sendTelling(
  request: ApiRequest,
  path: string,
  token: string | null,
  { signal, dispatch, endpoint }: BaseQueryApi,
) {
  if (!request.tellsProgress) return send(request, path, token, signal);
  try {
    return await send(request, path, token, signal, (sent) =>
      dispatch(uploadProgressed({ endpoint, sent })),
    );
  } finally {
    dispatch(uploadEnded({ endpoint }));
  }
}

const callWithRetries = retry(callOnce, {
  retryCondition: (error, _request, { attempt }) =>
    attempt <= READ_RETRIES && isPassing(error as Failure),
  backoff: (attempt) =>
    new Promise((resolve) => {
      setTimeout(resolve, RETRY_AFTER_MS * attempt);
    }),
});

/** Reads are tried again after a network failure or a 5xx; writes never by themselves. */
export const baseQuery: ApiBaseQuery = (request, api, options) =>
  request.method === 'GET'
    ? callWithRetries(request, api, options)
    : callOnce(request, api, options);

function isPassing(failure: Failure): boolean {
  return failure.kind === 'network' || (failure.kind === 'http' && failure.status >= 500);
}

function isSessionOver(failure: Failure, request: ApiRequest): boolean {
  return request.bearer !== undefined && failure.kind === 'http' && failure.status === 401;
}

function isLate(request: ApiRequest, token: string | null, api: BaseQueryApi): boolean {
  return (
    request.method === 'GET' &&
    request.bearer !== undefined &&
    token !== null &&
    tokenOf(api) === null
  );
}

function tokenOf(api: BaseQueryApi): string | null {
  return selectToken(api.getState() as { session: SessionState });
}
