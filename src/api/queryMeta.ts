import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import type { Kind } from '../entities/entities';

/** The records of a list that could not be read, and are left out of it. */
export type UnreadableRecords = {
  kind: Kind;
  count: number;
  /** Of the first of them, as far as they have one. */
  ids: string[];
};

/** What the answer to a query brings besides its data and entities. */
type QueryMeta = { asOf?: number; unreadable?: UnreadableRecords };

type FulfilledMeta = { arg?: { queryCacheKey?: string }; baseQueryMeta?: QueryMeta };

/** By RTK Query's cache key. */
export type ByQuery<Value> = { readonly [cacheKey: string]: Value };

/** RTK Query has no matcher for this one: the cache entry of a query is removed. */
const QUERY_REMOVED = 'api/queries/removeQueryResult';

/**
 * Returns a reducer that keeps a part of the meta of each query's latest answer, as long as the
 * query is cached. It follows the calls' own actions, as `entities` does.
 */
export function queryMetaReducer<Value>(select: (meta: QueryMeta) => Value | undefined) {
  return (state: ByQuery<Value> = {}, action: UnknownAction): ByQuery<Value> => {
    const answer = isFulfilled(action) ? (action.meta as FulfilledMeta) : undefined;
    const removed =
      action.type === QUERY_REMOVED
        ? (action['payload'] as { queryCacheKey: string }).queryCacheKey
        : undefined;
    const cacheKey = answer?.arg?.queryCacheKey ?? removed;
    if (cacheKey === undefined) return state;
    const value = answer && select(answer.baseQueryMeta ?? {});
    if (value !== undefined) return { ...state, [cacheKey]: value };
    if (!Object.hasOwn(state, cacheKey)) return state;
    const { [cacheKey]: _, ...left } = state;
    return left;
  };
}

/** Returns RTK Query's cache key of a query. */
export function cacheKeyOf(endpointName: string, queryArgs?: unknown): string {
  return defaultSerializeQueryArgs({
    endpointName,
    queryArgs,
    endpointDefinition: undefined as never, // which it does not look at
  });
}
