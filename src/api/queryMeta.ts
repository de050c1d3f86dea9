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
type ByQuery<Value> = { readonly [cacheKey: string]: Value };

/** RTK Query has no matcher for this one: the cache entry of a query is removed. */
const QUERY_REMOVED = 'api/queries/removeQueryResult';

/**
 * Returns a reducer that keeps a part of the meta of each query's latest answer, as long as the
 * query is cached. It follows the calls' own actions, as `entities` does.
 */
function queryMetaReducer<Value>(select: (meta: QueryMeta) => Value | undefined) {
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

/**
 * When the data of each query were true (epoch milliseconds). Not when they arrived: another tab
 * may have read them a moment before.
 */
export type ReadTimesState = ByQuery<number>;

export const readTimesReducer = queryMetaReducer(({ asOf }) => asOf);

/** Returns when a query's data were true; undefined before they were read. */
export function selectReadTime(
  { readTimes }: { readTimes: ReadTimesState },
  endpoint: string,
  argument?: unknown,
): number | undefined {
  return readTimes[cacheKeyOf(endpoint, argument)];
}

/** Only of queries whose latest answer had unreadable records. */
export type UnreadableState = ByQuery<UnreadableRecords>;

export const unreadableReducer = queryMetaReducer(({ unreadable }) => unreadable);

/** Returns the unreadable records of a query's latest answer; undefined where there were none. */
export function selectUnreadable(
  { unreadable }: { unreadable: UnreadableState },
  endpoint: string,
  argument?: unknown,
): UnreadableRecords | undefined {
  return unreadable[cacheKeyOf(endpoint, argument)];
}
