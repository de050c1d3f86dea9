import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import type { Kind } from '../entities/entities';

/** The records of a list that could not be read and were left out. */
export type UnreadableRecords = {
  kind: Kind;
  count: number;
  /** The ids of the first ones, if they have any. */
  ids: string[];
};

/** A query's answer apart from its data and entities. */
type QueryMeta = {
  /**
   * When the data was current (epoch milliseconds). Not when it arrived: another tab may have read it a moment earlier.
   */
  asOf?: number | undefined;
  /** Whether it is the service worker's copy, because the backend did not answer. */
  isCopy?: boolean | undefined;
  unreadable?: UnreadableRecords | undefined;
};

/** The meta of each query's latest answer, by RTK Query's cache key. */
export type QueryMetaState = { readonly [cacheKey: string]: QueryMeta };

type FulfilledMeta = { arg?: { queryCacheKey?: string }; baseQueryMeta?: QueryMeta };

/** Follows the calls' own actions, as `entities` does. */
export function queryMetaReducer(
  state: QueryMetaState = {},
  action: UnknownAction,
): QueryMetaState {
  if (!isFulfilled(action)) return state;
  const { arg, baseQueryMeta: { asOf, isCopy, unreadable } = {} } = action.meta as FulfilledMeta;
  const cacheKey = arg?.queryCacheKey;
  return cacheKey === undefined ? state : { ...state, [cacheKey]: { asOf, isCopy, unreadable } };
}

/** Drops the meta of queries that are no longer cached; RTK Query has no matcher for that. */
export function ofCachedQueries(state: QueryMetaState, queries: object): QueryMetaState {
  const kept = Object.entries(state).filter(([cacheKey]) => Object.hasOwn(queries, cacheKey));
  return kept.length === Object.keys(state).length ? state : Object.fromEntries(kept);
}

/** Returns RTK Query's cache key of a query. */
export function cacheKeyOf(endpointName: string, queryArgs?: unknown): string {
  return defaultSerializeQueryArgs({
    endpointName,
    queryArgs,
    endpointDefinition: undefined as never, // not used by the function
  });
}

type WithQueryMeta = { queryMeta: QueryMetaState };

/** Returns the meta of a query's latest answer; undefined before the first answer. */
export function selectQueryMeta(
  { queryMeta }: WithQueryMeta,
  endpoint: string,
  argument?: unknown,
): QueryMeta | undefined {
  return queryMeta[cacheKeyOf(endpoint, argument)];
}
