import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { validItems } from '../../domain/schemas';
import { clearsPersonalData } from '../../session/sessionSlice';

const MAX_RECENTLY_VIEWED = 12;

const initialState: string[] = [];

/** The ids of the products whose pages were opened last on this device, the latest first. */
const recentlyViewed = createSlice({
  name: 'recentlyViewed',
  initialState,
  reducers: {
    productViewed: (ids, { payload: id }: PayloadAction<string>) =>
      [...new Set([id, ...ids])].slice(0, MAX_RECENTLY_VIEWED),
    /** The stored list, as written by this or another tab. */
    recentlyViewedRead: (_, { payload }: PayloadAction<string[]>) => payload,
    recentlyViewedCleared: () => initialState,
  },
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => initialState),
});

export const { productViewed, recentlyViewedCleared } = recentlyViewed.actions;
export const recentlyViewedReducer = recentlyViewed.reducer;

type WithRecentlyViewed = { recentlyViewed: string[] };

export const selectRecentlyViewed = (state: WithRecentlyViewed): string[] => state.recentlyViewed;

/** Remembered across reloads, and the same in all tabs. */
export const persistedRecentlyViewed = {
  key: 'recentlyViewed',
  schema: validItems(v.pipe(v.string(), v.nonEmpty())),
  select: selectRecentlyViewed,
  hydrate: recentlyViewed.actions.recentlyViewedRead,
};
