import type { UnknownAction } from '@reduxjs/toolkit';
import type { Kind } from '../entities/entities';

/** The records of a list that could not be read, and are left out of it. */
export type UnreadableRecords = {
  kind: Kind;
  count: number;
  /** What the first of them are called, as far as they say it. */
  ids: string[];
};

/** What the answer to a query leaves behind besides its data and bodies. */
type QueryMeta = { asOf?: number; unreadable?: UnreadableRecords };

type QueryAction = {
  type: string;
  payload?: { queryCacheKey?: string };
  meta?: { arg?: { queryCacheKey?: string }; baseQueryMeta?: QueryMeta };
};

/** Returns what an action says of a query, by RTK Query's name of it; null where it is gone. */
export function queryNews(
  action: UnknownAction,
): { cacheKey: string; meta: QueryMeta | null } | undefined {
  const { type, meta, payload } = action as QueryAction;
  if (type === 'api/executeQuery/fulfilled') {
    const cacheKey = meta?.arg?.queryCacheKey;
    return cacheKey === undefined ? undefined : { cacheKey, meta: meta?.baseQueryMeta ?? {} };
  }
  if (type !== 'api/queries/removeQueryResult') return undefined;
  return { cacheKey: payload?.queryCacheKey ?? '', meta: null };
}

/** RTK Query's name of a query whose argument is nothing or a text. */
export function cacheKeyOf(endpoint: string, argument: unknown): string {
  return `${endpoint}(${JSON.stringify(argument)})`;
}
