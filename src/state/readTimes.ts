import type { UnknownAction } from '@reduxjs/toolkit';

/**
 * When what a query's data say was true (epoch milliseconds), by RTK Query's name of the query.
 * Not when they arrived: another tab may have read them a moment ago.
 */
export type ReadTimesState = { readonly [cacheKey: string]: number };

const NONE: ReadTimesState = {};

type QueryAction = {
  type: string;
  payload?: { queryCacheKey?: string };
  meta?: { arg?: { queryCacheKey?: string }; baseQueryMeta?: { asOf?: number } };
};

/** Follows the calls themselves, as `entities` does. */
export function readTimesReducer(
  state: ReadTimesState = NONE,
  action: UnknownAction,
): ReadTimesState {
  const { type, meta, payload } = action as QueryAction;
  if (type === 'api/executeQuery/fulfilled') {
    const key = meta?.arg?.queryCacheKey;
    const asOf = meta?.baseQueryMeta?.asOf;
    return key === undefined || asOf === undefined ? state : { ...state, [key]: asOf };
  }
  if (type === 'api/queries/removeQueryResult') {
    const { [payload?.queryCacheKey ?? '']: _, ...left } = state;
    return left;
  }
  return state;
}

type WithReadTimes = { readTimes: ReadTimesState };

/** When a query's data were true; undefined before they were read. */
export function selectReadTime(
  { readTimes }: WithReadTimes,
  endpoint: string,
  argument?: unknown,
): number | undefined {
  return readTimes[cacheKeyOf(endpoint, argument)];
}

/** RTK Query's name of a query whose argument is nothing or a text. */
function cacheKeyOf(endpoint: string, argument: unknown): string {
  return `${endpoint}(${JSON.stringify(argument)})`;
}
