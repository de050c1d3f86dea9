import { createSlice, isPlainObject, type PayloadAction } from '@reduxjs/toolkit';
import type { JsonValue } from '../../domain/types';
import { clearsPersonalData } from '../../session/sessionSlice';

/** Plain data in a form while the user fills it in. Must never contain passwords. */
export type DraftValue = JsonValue;

/** Unsent input, by form; survives a reload in this tab. */
export type DraftsState = { [form: string]: DraftValue };

/** The oldest drafts beyond this number are dropped. */
const MAX_DRAFTS = 100;

const drafts = createSlice({
  name: 'drafts',
  initialState: {} as DraftsState,
  reducers: {
    drafted: (state, { payload }: PayloadAction<{ form: string; value: DraftValue }>) => {
      state[payload.form] = payload.value;
      if (Object.keys(state).length > MAX_DRAFTS) dropOldest(state, payload.form);
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

// Together with its parts: a base without the draft typed over it is useless.
function dropOldest(state: DraftsState, latest: string): void {
  const own = (form: string) => form === latest || latest.startsWith(`${form}/`);
  const oldest = Object.keys(state).find((form) => !own(form));
  if (oldest === undefined) return;
  const [form] = oldest.split(/\/base$/);
  for (const name of Object.keys(state)) {
    if (name === form || name.startsWith(`${form}/`)) delete state[name];
  }
}

export const selectDraft = (state: { drafts: DraftsState }, form: string): DraftValue | undefined =>
  state.drafts[form];

/** Returns a form's draft and those of its parts, such as 'edit-product/101/order', by their names. */
export function selectFormDrafts({ drafts }: { drafts: DraftsState }, form: string): DraftsState {
  const isOwn = ([name]: [string, DraftValue]) => name === form || name.startsWith(`${form}/`);
  return Object.fromEntries(Object.entries(drafts).filter(isOwn));
}
