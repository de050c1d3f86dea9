import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { nextMoment } from './logicalClock';
import type { Calls } from './requestContext';

/** From now on no read is answered by what another tab has read before. */
export function wantAnew(): ThunkAction<void, unknown, Calls, UnknownAction> {
  return (_dispatch, _getState, calls) => {
    calls.notBefore = nextMoment();
  };
}
