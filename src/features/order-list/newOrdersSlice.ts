import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionChanged } from '../../session/sessionSlice';

/** Orders placed since the list was read; they are added to it on request. */
type NewOrdersState = {
  /** How many lists of orders are on screen in this tab: without any it does not poll. */
  watchers: number;
  /** The shop's latest orders, newest first, whether they are in the list or not. */
  latest: readonly string[];
  /** When the backend was last asked, in epoch milliseconds; null before. */
  checkedAt: number | null;
};

const initialState: NewOrdersState = { watchers: 0, latest: [], checkedAt: null };

const newOrdersSlice = createSlice({
  name: 'newOrders',
  initialState,
  reducers: {
    ordersWatched: (state) => {
      state.watchers += 1;
    },
    ordersUnwatched: (state) => {
      state.watchers -= 1;
    },
    /** This or another tab has polled for orders. */
    latestOrdersHeard: (
      state,
      { payload }: PayloadAction<{ latest: readonly string[]; at: number }>,
    ) =>
      payload.at < (state.checkedAt ?? 0)
        ? state
        : { ...state, latest: payload.latest, checkedAt: payload.at },
  },
  extraReducers: (build) =>
    build.addMatcher(sessionChanged, ({ watchers }) => ({
      ...initialState,
      watchers,
    })),
});

export const { ordersWatched, ordersUnwatched, latestOrdersHeard } = newOrdersSlice.actions;
export const newOrdersReducer = newOrdersSlice.reducer;

type WithNewOrders = { newOrders: NewOrdersState };

export const selectAreOrdersWatched = (state: WithNewOrders): boolean =>
  state.newOrders.watchers > 0;
export const selectLatestOrders = (state: WithNewOrders): readonly string[] =>
  state.newOrders.latest;
export const selectOrdersCheckedAt = (state: WithNewOrders): number | null =>
  state.newOrders.checkedAt;
