import { useCallback } from 'react';
import { draftCleared, drafted, selectDraft, type DraftValue } from './draftsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/**
 * What is typed into a form, kept in the store and, over a reload, in this tab: the value
 * (`initial` while nothing was typed), how to change it, and how to forget it when it was
 * sent. `form` names the form and what it is about, such as 'return/B2018-000137'.
 */
export function useDraft<T extends DraftValue>(
  form: string,
  initial: T,
): [value: T, change: (value: T) => void, clear: () => void] {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, form));
  const change = useCallback(
    (value: T) => void dispatch(drafted({ form, value })),
    [dispatch, form],
  );
  const clear = useCallback(() => void dispatch(draftCleared({ form })), [dispatch, form]);
  return [hasShapeOf(initial, draft) ? draft : initial, change, clear];
}

// Session storage is written by older builds too, and by anybody: a draft of another shape is
// none. Lists in drafts are of texts; what a record without fields holds is for its form to check.
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
