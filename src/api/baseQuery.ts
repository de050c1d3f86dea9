import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Failure } from '../domain/failure';
import { visibleToShopper } from '../entities/visibleToShopper';
import type { EntityUpdates, EntitiesState } from '../entities/entities';
import type { UnreadableRecords } from './queryNews';
import { selectToken, signedOut, type SessionState } from '../session/sessionSlice';
import { isRefusedOffline } from './offline';
import { read, write } from './readAndWrite';
import type { ApiRequest } from './request';
import { isBlocked } from './networkBlock';

/** What a call leaves behind besides its data; `entities` merges the updates. */
type CallMeta = {
  updates?: EntityUpdates;
  /** The records of a list that were left out; the slice `unreadable` keeps them. */
  unreadable?: UnreadableRecords;
  /** When what it says was true (epoch milliseconds); `readTimes` keeps it. */
  asOf: number;
  /** Whether the worker answered with the copy of an earlier visit. */
  isCopy: boolean;
};

/** How often a read is tried again, and after how many milliseconds each time. */
const READ_RETRIES = 2;
const RETRY_AFTER_MS = 300;

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, Failure, object, CallMeta>;

const callOnce: ApiBaseQuery = async (request, api) => {
  // Null: a parameter that must reach no path. Nothing is sent.
  if (request.path === null) return { error: { kind: 'refused', text: '' } };
  if (isBlocked(request)) return { error: { kind: 'aborted' } };
  if (isRefusedOffline(request, api)) return { error: { kind: 'network' } };
  const token = tokenOf(api);
  const { asOf, isCopy, result } =
    request.method === 'GET'
      ? await read(request, request.path, token, api)
      : await write(request, request.path, token, api);
  // The session ended meanwhile: what only administrators may see is not let in any more.
  const isLate = request.bearer !== undefined && token !== null && tokenOf(api) === null;
  if (isLate && request.method === 'GET') return { error: { kind: 'aborted' } };
  if ('failure' in result) {
    // A login may have replaced the token meanwhile: the new one is not what was refused.
    if (isSessionOver(result.failure, request) && tokenOf(api) === token) api.dispatch(signedOut());
    return { error: result.failure };
  }
  const { data, updates, unreadable } = result;
  const meta = { asOf, isCopy, ...(unreadable && { unreadable }) };
  if (!updates) return { data, meta };
  const known = api.getState() as { entities: EntitiesState };
  return {
    data,
    meta: { ...meta, updates: isLate ? visibleToShopper(updates, known.entities) : updates },
  };
};

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

function tokenOf(api: BaseQueryApi): string | null {
  return selectToken(api.getState() as { session: SessionState });
}
