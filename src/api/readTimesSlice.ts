import type { UnknownAction } from '@reduxjs/toolkit';
import { cacheKeyOf, queryNews } from './queryNews';

/**
 * When what a query's data say was true (epoch milliseconds), by RTK Query's name of the query.
 * Not when they arrived: another tab may have read them a moment ago.
 */
export type ReadTimesState = { readonly [cacheKey: string]: number };

const NONE: ReadTimesState = {};

/** Follows the calls themselves, as `entities` does. */
export function readTimesReducer(
  state: ReadTimesState = NONE,
  action: UnknownAction,
): ReadTimesState {
  const news = queryNews(action);
  if (!news) return state;
  const { cacheKey, meta } = news;
  if (meta) return meta.asOf === undefined ? state : { ...state, [cacheKey]: meta.asOf };
  const { [cacheKey]: _, ...left } = state;
  return left;
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
