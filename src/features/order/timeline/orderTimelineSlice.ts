import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addOrderEvents, type OrderEvent } from '../../../domain/orderTimeline';
import { sessionEnded } from '../../../session/sessionSlice';

const orderTimeline = createSlice({
  name: 'orderTimeline',
  initialState: [] as readonly OrderEvent[],
  reducers: {
    /** Orders were seen or changed; what is as it was seen last is no news. */
    orderEventsAdded: (state, { payload }: PayloadAction<readonly OrderEvent[]>) =>
      addOrderEvents(state, payload),
    /** All that this browser has kept. */
    orderEventsLoaded: (_, { payload }: PayloadAction<readonly OrderEvent[]>) => payload,
  },
  // Only for administrators; the browser's own copy is read again with the next session.
  extraReducers: (build) => build.addMatcher(sessionEnded, () => []),
});

export const { orderEventsAdded, orderEventsLoaded } = orderTimeline.actions;
export const orderTimelineReducer = orderTimeline.reducer;

export const selectOrderEvents = (state: {
  orderTimeline: readonly OrderEvent[];
}): readonly OrderEvent[] => state.orderTimeline;
