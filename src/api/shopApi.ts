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

/** Result of a call besides its data; `entities` merges the updates. */
type CallMeta = {
  updates?: EntityUpdates;
  /** The records left out of a list; kept in the slice `queryMeta`. */
  unreadable?: UnreadableRecords;
  /** The cart's delivery priority, kept in the cart's slice. */
  priority?: OrderPriority;
  /** When the data was current (epoch milliseconds); kept in `queryMeta`. */
  asOf: number;
  /** Whether the worker answered with a copy from an earlier visit. */
  isCopy: boolean;
};

/** How often a read is retried, and after how many milliseconds: twice as many the second time. */
const READ_RETRIES = 2;
// Both together take less than half a second, for which the page still says that it is loading.
const RETRY_AFTER_MS = 150;

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
  const { data, ...rest } = result;
  return {
    data,
    meta: { asOf, isCopy: 'reply' in outcome && isOfflineCopy(outcome.reply), ...rest },
  };
};

const callWithRetries = retry(callOnce, {
  retryCondition: (error, _request, { attempt }) =>
    attempt <= READ_RETRIES && isPassing(error as Failure),
  backoff: (attempt) => pause(RETRY_AFTER_MS * attempt),
});

/** Retries reads after a network failure or a 5xx, but never writes. A call that fails is an event for error reports. */
export const baseQuery: ApiBaseQuery = async (request, api, options) => {
  const call = request.method === 'GET' ? callWithRetries : callOnce;
  const result = await call(request, api, options);
  if (import.meta.env.VITE_SENTRY_DSN && result.error)
    dispatchEvent(new CustomEvent('callfailed', { detail: [api.endpoint, result.error] }));
  return result;
};

function isPassing(failure: Failure): boolean {
  return failure.kind === 'network' || (failure.kind === 'http' && failure.status >= 500);
}

/** The one API of the shop; each resource's file injects its endpoints. */
export const shopApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 300,
  // `ConnectionBanner` decides when: what is on screen is old by then, or was never read.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
