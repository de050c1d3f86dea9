import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearsPersonalData } from '../session/sessionSlice';

/** Plain data of what a page shows. */
export type ViewValue =
  string | number | boolean | null | ViewValue[] | { [name: string]: ViewValue | undefined };

/**
 * What the page that is open shows besides its data: which page of a table, how a write went.
 * It goes when another page is opened, and with a logout.
 */
type ViewState = { path: string; parts: { [part: string]: ViewValue } };

const initialState: ViewState = { path: '', parts: {} };

const view = createSlice({
  name: 'view',
  initialState,
  reducers: {
    /** Another page begins with nothing chosen. */
    pageOpened: (state, { payload: path }: PayloadAction<string>) =>
      path === state.path ? state : { path, parts: {} },
    viewChanged: (
      state,
      { payload }: PayloadAction<{ path: string; part: string; value: ViewValue }>,
    ) => {
      // What ends late is no news on another page.
      if (payload.path === state.path) state.parts[payload.part] = payload.value;
    },
  },
  extraReducers: (build) =>
    build.addMatcher(clearsPersonalData, ({ path }) => ({ path, parts: {} })),
});

export const { pageOpened, viewChanged } = view.actions;
export const viewReducer = view.reducer;

/** What was chosen for a part of this page; undefined before anything was. */
export function selectView(
  { view: { path, parts } }: { view: ViewState },
  page: string,
  part: string,
): ViewValue | undefined {
  return path === page && Object.hasOwn(parts, part) ? parts[part] : undefined;
}
