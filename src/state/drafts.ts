import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearsPersonalData } from './session';

/** Plain data that a form holds while it is being filled. Passwords never go here. */
export type DraftValue =
  string | number | boolean | null | DraftValue[] | { [key: string]: DraftValue };

/** What has been typed and not yet sent, by form; kept in this tab over a reload. */
export type DraftsState = { [form: string]: DraftValue };

const drafts = createSlice({
  name: 'drafts',
  initialState: {} as DraftsState,
  reducers: {
    drafted: (state, action: PayloadAction<{ form: string; value: DraftValue }>) => {
      state[action.payload.form] = action.payload.value;
    },
    draftCleared: (state, action: PayloadAction<{ form: string }>) => {
      delete state[action.payload.form];
    },
    /** What this tab has kept, in the place of what is there. */
    draftsRestored: (_, { payload }: PayloadAction<DraftsState>) => payload,
  },
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => ({})),
});

export const { drafted, draftCleared, draftsRestored } = drafts.actions;
export const draftsReducer = drafts.reducer;

/** What was typed into a form and not sent; undefined when nothing was. */
export const selectDraft = (state: { drafts: DraftsState }, form: string): DraftValue | undefined =>
  state.drafts[form];
