import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import { clearsPersonalData } from '../../session/sessionSlice';

/** An order that this tab has changed, and from when on that holds (`asOf` of its body). */
export type OrderWrite = { orderNumber: string; asOf: number };

/** The calls after which an order is known to be changed. */
const WRITES = new Set(['updateOrderState', 'updateOrderShipping', 'cancelOrder', 'refundOrder']);

/** How many are remembered: those that nobody has looked at yet are the latest few. */
const REMEMBERED = 200;

const NOTHING: readonly OrderWrite[] = [];

/** The latest of this tab's own changes to orders, to tell them from what was only read. */
export function orderWritesReducer(
  state: readonly OrderWrite[] = NOTHING,
  action: UnknownAction,
): readonly OrderWrite[] {
  if (clearsPersonalData(action)) return NOTHING;
  if (!isFulfilled(action)) return state;
  const { arg, baseQueryMeta } = action.meta as unknown as FulfilledWrite;
  if (!WRITES.has(arg.endpointName)) return state;
  const { originalArgs } = arg;
  const orderNumber = typeof originalArgs === 'string' ? originalArgs : originalArgs.orderNumber;
  return [...state, { orderNumber, asOf: baseQueryMeta.asOf }].slice(-REMEMBERED);
}

/** As RTK Query tells that one of these calls succeeded. */
type FulfilledWrite = {
  arg: { endpointName: string; originalArgs: string | { orderNumber: string } };
  baseQueryMeta: { asOf: number };
};

export const selectOrderWrites = (state: {
  orderWrites: readonly OrderWrite[];
}): readonly OrderWrite[] => state.orderWrites;
