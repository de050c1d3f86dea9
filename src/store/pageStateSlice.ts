import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearsPersonalData } from '../session/sessionSlice';

/** Plain data that a page shows. */
export type PageStateValue =
  | string
  | number
  | boolean
  | null
  | PageStateValue[]
  | { [name: string]: PageStateValue | undefined };

/**
 * State of the open page besides its data: which page of a table, the outcome of a write. It is cleared when another
 * page opens, and, but for the outcome of a mailed link, by a logout.
 */
type PageState = { path: string; parts: { [part: string]: PageStateValue } };

/** The part with the outcome of a mailed link. Without it a page that a logout remounts would make the call again. */
export const LINK_OUTCOME = 'outcome';

const initialState: PageState = { path: '', parts: {} };

const pageStateSlice = createSlice({
  name: 'pageState',
  initialState,
  reducers: {
    pageOpened: (state, { payload: path }: PayloadAction<string>) =>
      path === state.path ? state : { path, parts: {} },
    pageStateChanged: (
      state,
      { payload }: PayloadAction<{ path: string; part: string; value: PageStateValue }>,
    ) => {
      // An effect may end after another page has opened.
      if (payload.path === state.path) state.parts[payload.part] = payload.value;
    },
  },
  extraReducers: (build) =>
    build.addMatcher(clearsPersonalData, ({ path, parts: { [LINK_OUTCOME]: outcome } }) => ({
      path,
      parts: outcome === undefined ? {} : { [LINK_OUTCOME]: outcome },
    })),
});

export const { pageOpened, pageStateChanged } = pageStateSlice.actions;
export const pageStateReducer = pageStateSlice.reducer;
