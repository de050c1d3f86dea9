import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Open forms, by their key in `drafts`. */
type OpenFormsState = {
  /** How many times each is open in this tab. */
  here: { [form: string]: number };
  /** The forms among them that another tab has open too. */
  elsewhere: readonly string[];
};

const initialState: OpenFormsState = { here: {}, elsewhere: [] };

const openForms = createSlice({
  name: 'openForms',
  initialState,
  reducers: {
    formOpened: ({ here }, { payload: form }: PayloadAction<string>) => {
      here[form] = (here[form] ?? 0) + 1;
    },
    formClosed: ({ here }, { payload: form }: PayloadAction<string>) => {
      const left = (here[form] ?? 0) - 1;
      if (left > 0) here[form] = left;
      else delete here[form];
    },
    formElsewhereChanged: (
      state,
      { payload }: PayloadAction<{ form: string; isOpen: boolean }>,
    ) => {
      const { form, isOpen } = payload;
      if (state.elsewhere.includes(form) === isOpen) return;
      state.elsewhere = isOpen
        ? [...state.elsewhere, form]
        : state.elsewhere.filter((other) => other !== form);
    },
  },
});

export const { formOpened, formClosed, formElsewhereChanged } = openForms.actions;
export const openFormsReducer = openForms.reducer;

type WithOpenForms = { openForms: OpenFormsState };

export const selectFormsHere = (state: WithOpenForms): OpenFormsState['here'] =>
  state.openForms.here;
export const selectIsOpenElsewhere = (state: WithOpenForms, form: string): boolean =>
  state.openForms.elsewhere.includes(form);
