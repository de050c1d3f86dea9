import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { COPY_HEADER } from '../domain/offline';
import {
  answeredByCopy,
  selectIsCopyShown,
  writeRefused,
  type ConnectionState,
} from './connectionSlice';
import type { Reply } from './parsers/reply';
import type { ApiRequest } from './request';

/** Refuses a write at once while there is no connection: it is never kept for later. */
export function isRefusedOffline(request: ApiRequest, api: BaseQueryApi): boolean {
  if (request.method === 'GET' || navigator.onLine !== false) return false;
  api.dispatch(writeRefused());
  return true;
}

/** Whether a reply is the copy of an earlier visit. */
export function isCopy({ headers }: Reply): boolean {
  return headers.has(COPY_HEADER);
}

/**
 * Tells the store who answered a read: the backend, or the worker with an old copy. Any reply of
 * the backend shows that it can be reached again, whatever was asked.
 */
export function noteWhoAnswered(reply: Reply, api: BaseQueryApi): void {
  const state = api.getState() as { connection: ConnectionState };
  if (isCopy(reply) !== selectIsCopyShown(state)) api.dispatch(answeredByCopy(isCopy(reply)));
}
