import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { SAVED_VIEWS_KEY } from '../../domain/browserStorage';
import { validItems } from '../../domain/schemas';

/** The longest name that fits into its button. */
export const MAX_NAME_LENGTH = 60;

const savedView = v.object({
  /** Unique, ignoring case. */
  name: v.pipe(v.string(), v.nonEmpty()),
  /** The view as URL parameters. */
  parameters: v.string(),
});

/** A named view of the list of orders; it contains nothing personal. */
export type SavedView = v.InferOutput<typeof savedView>;

const savedViewsSlice = createSlice({
  name: 'savedViews',
  initialState: [] as SavedView[],
  reducers: {
    /** Replaces a view of the same name. */
    viewSaved: (state, { payload }: PayloadAction<SavedView>) => {
      const index = findIndex(state, payload.name);
      if (index === -1) state.push(payload);
      else state[index] = payload;
    },
    /** Removes another view that already has the new name. */
    viewRenamed: (state, { payload }: PayloadAction<{ from: string; to: string }>) => {
      const from = findIndex(state, payload.from);
      return state.flatMap((view, index) => {
        if (index === from) return { ...view, name: payload.to };
        return from !== -1 && hasName(view, payload.to) ? [] : view;
      });
    },
    viewDeleted: (state, { payload }: PayloadAction<string>) =>
      state.filter((view) => !hasName(view, payload)),
    /** Restores a deleted view, unless another one has its name by now. */
    viewRestored: (state, { payload }: PayloadAction<{ view: SavedView; index: number }>) => {
      if (findIndex(state, payload.view.name) === -1) state.splice(payload.index, 0, payload.view);
    },
    /** The views as stored on this device, or as changed by another tab. */
    savedViewsRead: (_, { payload }: PayloadAction<SavedView[]>) => payload,
  },
});

export const { viewSaved, viewRenamed, viewDeleted, viewRestored } = savedViewsSlice.actions;
export const savedViewsReducer = savedViewsSlice.reducer;

export const selectSavedViews = (state: { savedViews: SavedView[] }): SavedView[] =>
  state.savedViews;

/** They survive the session: they are settings, and contain no customer data. */
export const persistedSavedViews = {
  key: SAVED_VIEWS_KEY,
  schema: validItems(savedView),
  select: selectSavedViews,
  hydrate: savedViewsSlice.actions.savedViewsRead,
};

function findIndex(views: readonly SavedView[], name: string): number {
  return views.findIndex((view) => hasName(view, name));
}

function hasName(view: SavedView, name: string): boolean {
  return view.name.toLowerCase() === name.toLowerCase();
}
