import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addOrderEvents, type OrderEvent } from '../../../domain/orderTimeline';
import { sessionEnded } from '../../../session/sessionSlice';

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
