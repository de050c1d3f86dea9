import { useCallback } from 'react';
import { draftCleared, drafted, selectDraft, type DraftValue } from './draftsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/**
 * Returns what is typed into a form (`initial` without a draft), a function that changes it,
 * one that clears it, and whether there is a draft. The draft is in the store and survives a reload in this tab. `form` names
 * the form and what it is about, such as 'return/B2018-000137'.
 */
export function useDraft<T extends DraftValue>(
  form: string,
  initial: T,
): [value: T, change: (value: T) => void, clear: () => void, isTyped: boolean] {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, form));
  const change = useCallback(
    (value: T) => void dispatch(drafted({ form, value })),
    [dispatch, form],
  );
  const clear = useCallback(() => void dispatch(draftCleared({ form })), [dispatch, form]);
  const isTyped = hasShapeOf(initial, draft);
  return [isTyped ? draft : initial, change, clear, isTyped];
}

// Session storage may hold anything, also drafts of older builds: a draft of another shape is
// ignored. Lists in drafts hold texts; a record without fields in `model` is checked by its form.
function hasShapeOf<T extends DraftValue>(model: T, draft: DraftValue | undefined): draft is T {
  if (draft === undefined) return false;
  if (Array.isArray(model)) {
    return Array.isArray(draft) && draft.every((item) => typeof item === 'string');
  }
  if (typeof model !== 'object' || model === null) return typeof draft === typeof model;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    !Array.isArray(draft) &&
    Object.entries(model).every(([key, value]) => hasShapeOf(value, draft[key]))
  );
}
