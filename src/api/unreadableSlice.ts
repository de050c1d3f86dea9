import type { UnknownAction } from '@reduxjs/toolkit';
import { cacheKeyOf, queryNews, type UnreadableRecords } from './queryNews';

/** By RTK Query's name of the query whose latest answer had some. */
export type UnreadableState = { readonly [cacheKey: string]: UnreadableRecords };

const NONE: UnreadableState = {};

/** Follows the calls themselves, as `readTimes` does: what can be read again counts no more. */
export function unreadableReducer(
  state: UnreadableState = NONE,
  action: UnknownAction,
): UnreadableState {
  const news = queryNews(action);
  if (!news) return state;
  const { cacheKey, meta } = news;
  if (meta?.unreadable) return { ...state, [cacheKey]: meta.unreadable };
  if (!Object.hasOwn(state, cacheKey)) return state;
  const { [cacheKey]: _, ...left } = state;
  return left;
}

/** What the latest answer to a query had of them; undefined where all could be read. */
export function selectUnreadable(
  { unreadable }: { unreadable: UnreadableState },
  endpoint: string,
  argument?: unknown,
): UnreadableRecords | undefined {
  return unreadable[cacheKeyOf(endpoint, argument)];
}
