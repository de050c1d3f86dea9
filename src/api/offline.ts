import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { CATALOGUE_CALL, COPY_HEADER, PRODUCT_CALL } from '../domain/offline';
import {
  answeredByCopy,
  selectIsCopyShown,
  writeRefused,
  type ConnectionState,
} from '../state/connection';
import type { Reply } from './readers/reply';
import type { ApiRequest } from './request';

/** Refuses a write at once while there is no connection: it is never kept for later. */
export function isRefusedOffline(request: ApiRequest, api: BaseQueryApi): boolean {
  if (request.method === 'GET' || navigator.onLine !== false) return false;
  api.dispatch(writeRefused());
  return true;
}

/** Tells the store whether the catalogue that was read is the backend's or an old copy. */
export function noteCopy(request: ApiRequest, reply: Reply, api: BaseQueryApi): void {
  if (request.path !== CATALOGUE_CALL && request.path !== PRODUCT_CALL) return;
  const isCopy = reply.headers.has(COPY_HEADER);
  const state = api.getState() as { connection: ConnectionState };
  if (isCopy !== selectIsCopyShown(state)) api.dispatch(answeredByCopy(isCopy));
}
