import { cacheKeyOf, queryMetaReducer, type ByQuery, type UnreadableRecords } from './queryMeta';

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
