import { createSlice, isPlainObject, type PayloadAction } from '@reduxjs/toolkit';
import type { JsonValue } from '../../domain/types';
import { clearsPersonalData } from '../../session/sessionSlice';

/** Plain data in a form while the user fills it in. Must never contain passwords. */
export type DraftValue = JsonValue;

/** Unsent input, by form; survives a reload in this tab. */
export type DraftsState = { [form: string]: DraftValue };

const drafts = createSlice({
  name: 'drafts',
  initialState: {} as DraftsState,
  reducers: {
    drafted: (state, { payload }: PayloadAction<{ form: string; value: DraftValue }>) => {
      state[payload.form] = payload.value;
    },
    draftCleared: (state, action: PayloadAction<{ form: string }>) => {
      delete state[action.payload.form];
    },
    /** Restores cleared drafts, unless something else was typed in their place since. */
    draftsReturned: (state, { payload }: PayloadAction<DraftsState>) => {
      if (!Object.keys(payload).some((form) => form in state)) Object.assign(state, payload);
    },
    /** Restores a draft beneath what was typed since: newer values win, key by key. */
    draftMerged: (state, { payload }: PayloadAction<{ form: string; value: DraftValue }>) => {
      state[payload.form] = mergeDrafts(payload.value, state[payload.form]);
    },
    /** Replaces all drafts with those stored by this tab. */
    draftsRestored: (_, { payload }: PayloadAction<DraftsState>) => payload,
  },
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => ({})),
});

export const { drafted, draftCleared, draftMerged, draftsReturned, draftsRestored } =
  drafts.actions;
export const draftsReducer = drafts.reducer;

function mergeDrafts(old: DraftValue | undefined, current: DraftValue | undefined): DraftValue {
  if (!isPlainObject(old) || !isPlainObject(current)) return current ?? old ?? null;
  const merged = { ...(old as DraftsState) };
  for (const [key, value] of Object.entries(current as DraftsState)) {
    merged[key] = mergeDrafts(merged[key], value);
  }
  return merged;
}

export const selectDraft = (state: { drafts: DraftsState }, form: string): DraftValue | undefined =>
  state.drafts[form];

/** Returns a form's draft and those of its parts, such as 'edit-product/101/order', by their names. */
export function selectFormDrafts({ drafts }: { drafts: DraftsState }, form: string): DraftsState {
  const isOwn = ([name]: [string, DraftValue]) => name === form || name.startsWith(`${form}/`);
  return Object.fromEntries(Object.entries(drafts).filter(isOwn));
}
