import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { storedViews } from './storedViews';

/** A view of the list of orders under a name; it holds nothing personal. */
export type SavedView = {
  /** Each one once, whatever its case. */
  name: string;
  /** What the list is set to, as the parameters of an address. */
  parameters: string;
};

/** How many views are kept; more could not be told apart in one row. */
export const MAX_SAVED_VIEWS = 20;

const savedViews = createSlice({
  name: 'savedViews',
  initialState: [] as SavedView[],
  reducers: {
    /** Under a name that is there it takes the place of what was saved before. */
    viewSaved: (state, { payload }: PayloadAction<SavedView>) => {
      const place = placeOf(state, payload.name);
      if (place === -1) state.push(payload);
      else state[place] = payload;
      state.splice(MAX_SAVED_VIEWS);
    },
    /** A view that already has the new name makes room. */
    viewRenamed: (state, { payload }: PayloadAction<{ from: string; to: string }>) => {
      const from = placeOf(state, payload.from);
      return state.flatMap((view, place) => {
        if (place === from) return { ...view, name: payload.to };
        return from !== -1 && isName(view, payload.to) ? [] : view;
      });
    },
    viewDeleted: (state, { payload }: PayloadAction<string>) =>
      state.filter((view) => !isName(view, payload)),
    /** A deleted view comes back to its place, unless its name is taken by now. */
    viewRestored: (state, { payload }: PayloadAction<{ view: SavedView; place: number }>) => {
      if (placeOf(state, payload.view.name) === -1) state.splice(payload.place, 0, payload.view);
    },
    /** The views as this device has kept them, or as another tab left them. */
    savedViewsRead: (_, { payload }: PayloadAction<SavedView[]>) =>
      payload
        .filter((view, place) => placeOf(payload, view.name) === place)
        .slice(0, MAX_SAVED_VIEWS),
  },
});

export const { viewSaved, viewRenamed, viewDeleted, viewRestored, savedViewsRead } =
  savedViews.actions;
export const savedViewsReducer = savedViews.reducer;

export const selectSavedViews = (state: { savedViews: SavedView[] }): SavedView[] =>
  state.savedViews;

/** They outlive the session: they are settings, and hold no data of customers. */
export const persistedSavedViews = {
  ...storedViews,
  select: selectSavedViews,
  hydrate: savedViewsRead,
};

function placeOf(views: readonly SavedView[], name: string): number {
  return views.findIndex((view) => isName(view, name));
}

function isName(view: SavedView, name: string): boolean {
  return view.name.toLowerCase() === name.toLowerCase();
}
