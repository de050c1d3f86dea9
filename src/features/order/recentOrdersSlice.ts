import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { timestamp, validItems } from '../../domain/schemas';

const recentOrder = v.object({
  orderNumber: v.pipe(v.string(), v.nonEmpty()),
  /** When it was last opened, in epoch milliseconds. */
  seenAt: v.pipe(timestamp, v.integer()),
});

/** An order that the user wants to find again on this device; nothing else of it is stored. */
export type RecentOrder = v.InferOutput<typeof recentOrder>;

const MAX_RECENT_ORDERS = 10;

const recentOrders = createSlice({
  name: 'recentOrders',
  initialState: [] as RecentOrder[],
  reducers: {
    /** At the user's request, or because it is opened again; the newest is first. */
    orderRemembered: (state, action: PayloadAction<RecentOrder>) =>
      [action.payload, ...without(state, action.payload.orderNumber)].slice(0, MAX_RECENT_ORDERS),
    orderForgotten: (state, action: PayloadAction<string>) => without(state, action.payload),
    /** The stored list, as written by this or another tab. */
    recentOrdersRead: (_, { payload }: PayloadAction<RecentOrder[]>) => payload,
    allOrdersForgotten: () => [],
  },
});

export const { orderRemembered, orderForgotten, allOrdersForgotten } = recentOrders.actions;
export const recentOrdersReducer = recentOrders.reducer;

type WithRecentOrders = { recentOrders: RecentOrder[] };

export const selectRecentOrders = (state: WithRecentOrders): RecentOrder[] => state.recentOrders;

/** The user asked to remember them on this device. */
export const persistedRecentOrders = {
  key: 'recentOrders',
  schema: validItems(recentOrder),
  select: selectRecentOrders,
  hydrate: recentOrders.actions.recentOrdersRead,
};

function without(orders: RecentOrder[], orderNumber: string): RecentOrder[] {
  return orders.filter((order) => order.orderNumber !== orderNumber);
}
