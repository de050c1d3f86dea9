import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { tick } from './logicalClock';
import type { RequestContext } from './requestContext';

/** From now on no read is answered by what another tab has read before. */
export function forceFresh(): ThunkAction<void, unknown, RequestContext, UnknownAction> {
  return (_dispatch, _getState, context) => {
    context.minFetchedAt = tick();
  };
}
