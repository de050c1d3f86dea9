import { useEffect, useState } from 'react';
import { useReplayedPageState } from '../../hooks/usePageState';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import {
  draftCleared,
  drafted,
  draftsReturned,
  selectDraft,
  selectFormDrafts,
} from './draftsSlice';
import { filesKeyOf, resumeKeyOf } from './useDraft';

/**
 * Decides whether a form over loaded data uses its draft. A draft typed on this page, or to which a login leads back,
 * is in use. Any other is only offered: the form shows the data.
 */
export function useDraftOffer(form: string) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [found] = useState(() => selectFormDrafts(store.getState(), form));
  // By a login that leads back here, or by an undo, perhaps while the form is open.
  const isMarked = useIsMarked(form);
  const isTyped = (name: string) => name !== resumeKeyOf(form) && name !== filesKeyOf(form);
  const typed = Object.fromEntries(Object.entries(found).filter(([name]) => isTyped(name)));
  const [isInUse, setIsInUse] = useReplayedPageState<boolean>(`in-use/${form}`, isMarked);
  const [isOffered, setIsOffered] = useReplayedPageState<boolean>(`offered/${form}`, false);
  // Only at mount. A replay finds the draft that was typed on the page, too, but it is in use.
  const [isMounting, setIsMounting] = useState(true);
  if (isMounting) {
    setIsMounting(false);
    if (!isInUse && Object.keys(typed).length > 0) setIsOffered(true);
  }
  if (isMarked && !isInUse) setIsInUse(true);

  return {
    isInUse,
    isOffered,
    /** Call it before the form changes: new input replaces the draft, which is still offered. */
    beforeChange: (clearDraft: () => void) => {
      if (isInUse) return;
      clearDraft();
      setIsInUse(true);
    },
    resume: (clearDraft: () => void) => {
      clearDraft();
      dispatch(draftsReturned(typed));
      setIsInUse(true);
      setIsOffered(false);
    },
    discard: (clearDraft: () => void) => {
      if (!isInUse) clearDraft();
      setIsOffered(false);
    },
  };
}

/** While `isNeeded`, for example without a session, marks the form's draft for use when it opens again. */
export function useResumeMark(form: string, isNeeded: boolean): void {
  const dispatch = useAppDispatch();
  const mark = resumeKeyOf(form);
  const isMarked = useIsMarked(form);
  useEffect(() => {
    if (isNeeded && !isMarked) dispatch(drafted({ form: mark, value: true }));
    if (isMarked && !isNeeded) dispatch(draftCleared({ form: mark }));
  }, [dispatch, mark, isNeeded, isMarked]);
}

function useIsMarked(form: string): boolean {
  return useAppSelector((state) => selectDraft(state, resumeKeyOf(form)) === true);
}
