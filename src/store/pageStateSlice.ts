import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearsPersonalData } from '../session/sessionSlice';

/** Plain data of what a page shows. */
export type PageStateValue =
  | string
  | number
  | boolean
  | null
  | PageStateValue[]
  | { [name: string]: PageStateValue | undefined };

/**
 * What the page that is open shows besides its data: which page of a table, how a write went.
 * It goes when another page is opened, and with a logout.
 */
type PageState = { path: string; parts: { [part: string]: PageStateValue } };

const initialState: PageState = { path: '', parts: {} };

const pageStateSlice = createSlice({
  name: 'pageState',
  initialState,
  reducers: {
    /** Another page begins with nothing chosen. */
    pageOpened: (state, { payload: path }: PayloadAction<string>) =>
      path === state.path ? state : { path, parts: {} },
    pageStateChanged: (
      state,
      { payload }: PayloadAction<{ path: string; part: string; value: PageStateValue }>,
    ) => {
      // What ends late is no news on another page.
      if (payload.path === state.path) state.parts[payload.part] = payload.value;
    },
  },
  extraReducers: (build) =>
    build.addMatcher(clearsPersonalData, ({ path }) => ({ path, parts: {} })),
});

export const { pageOpened, pageStateChanged } = pageStateSlice.actions;
export const pageStateReducer = pageStateSlice.reducer;

/** What was chosen for a part of this page; undefined before anything was. */
export function selectPageState(
  { pageState: { path, parts } }: { pageState: PageState },
  page: string,
  part: string,
): PageStateValue | undefined {
  return path === page && Object.hasOwn(parts, part) ? parts[part] : undefined;
}
