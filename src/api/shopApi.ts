import { createApi, retry, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { pause } from '../domain/concurrency';
import type { OrderPriority } from '../domain/priority';
import type { Failure } from '../domain/types';
import type { EntityUpdates } from '../entities/entities';
import { selectToken, type SessionState } from '../session/sessionSlice';
import { TAG_TYPES } from './invalidation';
import { isOfflineCopy } from './parsers/reply';
import type { UnreadableRecords } from './queryMeta';
import type { ApiRequest } from './request';
import type { RequestContext } from './requestContext';
import { makeCall } from './requestPipeline';

/** What a call leaves behind besides its data; `entities` merges the updates. */
type CallMeta = {
  updates?: EntityUpdates;
  /** The records of a list that were left out; the slice `queryMeta` keeps them. */
  unreadable?: UnreadableRecords;
  /** The cart's delivery priority; the cart's slice keeps it. */
  priority?: OrderPriority;
  /** When what it says was true (epoch milliseconds); `queryMeta` keeps it. */
  asOf: number;
  /** Whether the worker answered with the copy of an earlier visit. */
  isCopy: boolean;
};

/** How often a read is tried again, and after how many milliseconds each time. */
const READ_RETRIES = 2;
const RETRY_AFTER_MS = 300;

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, Failure, object, CallMeta>;

const callOnce: ApiBaseQuery = async (request, api) => {
  // Null: a parameter that must not become part of a path.
  if (request.path === null) return { error: { kind: 'refused', text: '' } };
  const answer = await makeCall({
    request,
    path: request.path,
    token: selectToken(api.getState() as { session: SessionState }),
    api,
    context: api.extra as RequestContext,
    signal: api.signal,
  });
  const { asOf, outcome } = answer;
  const result = answer.result();
  if ('failure' in result) return { error: result.failure };
  const { data, ...news } = result;
  return {
    data,
    meta: { asOf, isCopy: 'reply' in outcome && isOfflineCopy(outcome.reply), ...news },
  };
};

const callWithRetries = retry(callOnce, {
  retryCondition: (error, _request, { attempt }) =>
    attempt <= READ_RETRIES && isPassing(error as Failure),
  backoff: (attempt) => pause(RETRY_AFTER_MS * attempt),
});

/** Reads are tried again after a network failure or a 5xx; writes never by themselves. */
export const baseQuery: ApiBaseQuery = (request, api, options) =>
  request.method === 'GET'
    ? callWithRetries(request, api, options)
    : callOnce(request, api, options);

function isPassing(failure: Failure): boolean {
  return failure.kind === 'network' || (failure.kind === 'http' && failure.status >= 500);
}

/** The one API of the shop; each resource's file injects its endpoints. */
export const shopApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 300,
  // `ConnectionBanner` says when: what is on screen is old by then, or was never read.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
