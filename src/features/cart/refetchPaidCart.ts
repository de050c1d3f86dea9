import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { refetchCart } from '../../api/cart';
import { tick } from '../../api/logicalClock';
import { announce, type RequestContext } from '../../api/requestContext';

/**
 * Reads the cart after its payment, which has emptied it without a call of ours; other tabs, whose earlier answers
 * would show its old content, do the same. Also resolves if it cannot be read.
 */
export function refetchPaidCart(): ThunkAction<
  Promise<void>,
  unknown,
  RequestContext,
  UnknownAction
> {
  return async (dispatch, _getState, context) => {
    const read = dispatch(refetchCart()).catch(() => {});
    const emptied = {
      write: 'emptyCart',
      at: tick(),
      result: { data: null },
      token: null,
    } as const;
    void announce(context, emptied);
    await read;
  };
}
