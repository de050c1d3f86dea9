import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '../domain/types';
import {
  entitiesLearned,
  selectEntity,
  type Bodies,
  type EntitiesState,
} from '../entities/entities';
import { cacheKeyOf } from './queryMeta';
import type { ApiRequest } from './request';
import type { RequestContext } from './requestContext';
import { baseQuery } from './shopApi';

export type Thunk<Result> = ThunkAction<Promise<Result>, unknown, RequestContext, UnknownAction>;

const NEVER = new AbortController().signal;

/**
 * Makes the call of an endpoint that reads one entity, and merges its body. It is not cached or announced to other tabs:
 * a bulk job reads thousands. The service worker's copy, which may be out of date, counts as a failure.
 */
export function readUncached<K extends 'orders' | 'products'>(
  kind: K,
  endpoint: string,
  id: string,
  request: ApiRequest,
): Thunk<Bodies[K] | { failure: Failure }> {
  return async (dispatch, getState, extra) => {
    const api = { signal: NEVER, abort: () => {}, dispatch, getState, extra };
    const { data, error, meta } = await baseQuery(
      { ...request, isUnshared: true },
      { ...api, endpoint, type: 'query', queryCacheKey: cacheKeyOf(endpoint, id) },
      {},
    );
    if (meta?.isCopy) return { failure: { kind: 'network' } };
    if (meta?.updates) dispatch(entitiesLearned(meta.updates));
    const state = getState() as { entities: EntitiesState };
    const body = error ? undefined : selectEntity(state, kind, data as string);
    return body ?? { failure: error ?? { kind: 'unreadable', reason: 'it is not there' } };
  };
}
