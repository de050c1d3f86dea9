import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { tick } from './logicalClock';
import type { RequestContext } from './requestContext';

/** Lets no later read be answered by what another tab has read before now. */
export function forceFresh(): ThunkAction<void, unknown, RequestContext, UnknownAction> {
  return (_dispatch, _getState, context) => {
    context.minFetchedAt = tick();
  };
}
