import { createSlice, isFulfilled, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { addOrderEvents, type OrderEvent } from '../../../domain/orderTimeline';
import { sessionEnded, clearsPersonalData } from '../../../session/sessionSlice';

const orderTimeline = createSlice({
  name: 'orderTimeline',
  initialState: [] as readonly OrderEvent[],
  reducers: {
    /** Events that only repeat the latest one of their order are dropped. */
    orderEventsAdded: (state, { payload }: PayloadAction<readonly OrderEvent[]>) =>
      addOrderEvents(state, payload),
    /** All events that this browser has stored. */
    orderEventsLoaded: (_, { payload }: PayloadAction<readonly OrderEvent[]>) => payload,
  },
  // Only for administrators; the stored events are loaded again with the next session.
  extraReducers: (build) => build.addMatcher(sessionEnded, () => []),
});

export const { orderEventsAdded, orderEventsLoaded } = orderTimeline.actions;
export const orderTimelineReducer = orderTimeline.reducer;

export const selectOrderEvents = (state: {
  orderTimeline: readonly OrderEvent[];
}): readonly OrderEvent[] => state.orderTimeline;

/** An order that this tab has written, with the `asOf` of the result. */
export type OrderWrite = { orderNumber: string; asOf: number };

/** The endpoints that change an order. */
const WRITES = new Set(['updateOrderState', 'updateOrderShipping', 'cancelOrder', 'refundOrder']);

/** How many writes are kept; only the latest few are not yet recorded. */
const MAX_WRITES = 200;

const NONE: readonly OrderWrite[] = [];

/** Holds this tab's latest writes of orders, to distinguish its own changes from those it has read. */
export function orderWritesReducer(
  state: readonly OrderWrite[] = NONE,
  action: UnknownAction,
): readonly OrderWrite[] {
  if (clearsPersonalData(action)) return NONE;
  if (!isFulfilled(action)) return state;
  const { arg, baseQueryMeta } = action.meta as unknown as FulfilledWrite;
  if (!WRITES.has(arg.endpointName)) return state;
  const { originalArgs } = arg;
  const orderNumber = typeof originalArgs === 'string' ? originalArgs : originalArgs.orderNumber;
  return [...state, { orderNumber, asOf: baseQueryMeta.asOf }].slice(-MAX_WRITES);
}

/** The action with which RTK Query reports that one of these calls succeeded. */
type FulfilledWrite = {
  arg: { endpointName: string; originalArgs: string | { orderNumber: string } };
  baseQueryMeta: { asOf: number };
};

export const selectOrderWrites = (state: {
  orderWrites: readonly OrderWrite[];
}): readonly OrderWrite[] => state.orderWrites;
