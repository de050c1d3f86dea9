import { cacheKeyOf, queryMetaReducer, type ByQuery } from './queryMeta';

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
