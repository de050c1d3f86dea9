import { useCallback } from 'react';
import { drafted, selectDraft, type DraftValue } from './draftsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useDraft } from './useDraft';

/** What is typed over something that may change meanwhile. */
export type DraftOver<T> = {
  /** What it was when the typing began. */
  base: T;
  /** What was typed; what it is now while nothing is. */
  mine: T;
  isTyped: boolean;
  change: (mine: T) => void;
  /** From now on what was typed is typed over what it is now. */
  rebase: (mine: T) => void;
  clear: () => void;
};

/** The name of the draft that keeps what a form was when the typing began. */
export function baseOf(form: string): string {
  return `${form}/base`;
}

/**
 * A draft (see useDraft) of a form whose values are known, and may be changed by others while
 * it is typed into: it also keeps, over a reload, what they were when the typing began.
 */
export function useDraftOver<T extends DraftValue>(form: string, current: T): DraftOver<T> {
  const dispatch = useAppDispatch();
  const isTyped = useAppSelector((state) => selectDraft(state, form) !== undefined);
  const [mine, setMine, clearMine] = useDraft(form, current);
  const [base, setBase, clearBase] = useDraft(baseOf(form), current);

  const clear = useCallback(() => {
    clearMine();
    clearBase();
  }, [clearMine, clearBase]);

  return {
    base: isTyped ? base : current,
    mine,
    isTyped,
    change: (value) => {
      if (!isTyped) setBase(current);
      setMine(value);
    },
    rebase: (value) => {
      dispatch(drafted({ form: baseOf(form), value: current }));
      setMine(value);
    },
    clear,
  };
}
