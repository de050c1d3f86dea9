import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Admin } from '../../domain/types';
import { sessionChanged } from '../../session/sessionSlice';

export type ContactField = 'email' | 'telephoneNumber';

/**
 * Changes that an administrator has requested and not yet confirmed by the mailed link. They are
 * not part of the administrator's body: until then the backend has the old value.
 */
type ProfileChanges = { [Field in ContactField]?: string };

const profileChanges = createSlice({
  name: 'profileChanges',
  initialState: {} as ProfileChanges,
  reducers: {
    changeRequested: (state, action: PayloadAction<{ field: ContactField; value: string }>) => {
      state[action.payload.field] = action.payload.value;
    },
  },
  extraReducers: (build) => build.addMatcher(sessionChanged, () => ({})),
});

export const { changeRequested } = profileChanges.actions;
export const profileChangesReducer = profileChanges.reducer;

type WithProfileChanges = { profileChanges: ProfileChanges };

/** Returns the new value that waits for its confirmation; undefined once the profile has it. */
export function selectPendingChange(
  state: WithProfileChanges,
  field: ContactField,
  profile: Admin | undefined,
): string | undefined {
  const value = state.profileChanges[field];
  return value === profile?.[field] ? undefined : value;
}
