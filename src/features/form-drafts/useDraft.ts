import { useCallback } from 'react';
import { isRecord } from '../../domain/isRecord';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { draftCleared, drafted, selectDraft, type DraftValue } from './draftsSlice';
import { changedByOthers, threeWayMerge } from './threeWayMerge';

/**
 * Returns a form's input (`initial` without a draft), a function that changes it, one that clears it, and whether there
 * is a draft. The draft is in the store and survives a reload in this tab. `form` names the form and its subject, such
 * as 'return/B2018-000137'.
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

// Session storage may contain anything, including drafts of older builds: a draft of another shape is ignored. Lists in
// drafts contain texts; a record without fields in `model` is checked by its form.
function hasShapeOf<T extends DraftValue>(model: T, draft: DraftValue | undefined): draft is T {
  if (draft === undefined) return false;
  if (Array.isArray(model)) {
    return Array.isArray(draft) && draft.every((item) => typeof item === 'string');
  }
  if (typeof model !== 'object' || model === null) return typeof draft === typeof model;
  return (
    isRecord(draft) && Object.entries(model).every(([key, value]) => hasShapeOf(value, draft[key]))
  );
}

/** A draft typed over a value that may change in the meantime. */
type DraftWithBase<T> = {
  /** The value when the typing began. */
  base: T;
  /** The typed value; the current one without a draft. */
  mine: T;
  isTyped: boolean;
  change: (mine: T) => void;
  /** Replaces the typed value, and takes the current value as its base. */
  rebase: (mine: T) => void;
  clear: () => void;
};

/** Returns the key of the draft that holds a form's base. */
export function baseKeyOf(form: string): string {
  return `${form}/base`;
}

/** Returns the key of the draft that counts the files chosen in a form. */
export function filesKeyOf(form: string): string {
  return `${form}/images`;
}

/** Returns the key of the mark that makes a form use its draft when it opens again. */
export function resumeKeyOf(form: string): string {
  return `${form}/resume`;
}

/**
 * Holds a draft (see useDraft) over a value that others may change meanwhile; the value from before the typing also
 * survives a reload. A draft that is not `isInUse` is kept until the user types, but not shown.
 */
export function useDraftWithBase<T extends DraftValue>(
  form: string,
  current: T,
  isInUse = true,
): DraftWithBase<T> {
  const [draft, setMine, clearMine, hasDraft] = useDraft(form, current);
  const [base, setBase, clearBase] = useDraft(baseKeyOf(form), current);
  const isTyped = hasDraft && isInUse;
  const mine = isTyped ? draft : current;

  return {
    base: isTyped ? base : current,
    mine,
    isTyped,
    change: (value) => {
      if (!isTyped) setBase(current);
      setMine(value);
    },
    rebase: (value) => {
      setBase(current);
      setMine(value);
    },
    clear: () => {
      clearMine();
      clearBase();
    },
  };
}

/** A draft over several text fields; fields without input follow the changes of others. */
export function useFieldsDraft<F extends Record<string, string>>(
  form: string,
  current: F,
  isInUse = true,
) {
  const draft = useDraftWithBase(form, current, isInUse);
  const { base, mine, isTyped, change, rebase, clear } = draft;
  const versions = { base, theirs: current, mine };
  const { merged } = threeWayMerge(versions);
  return {
    base,
    mine,
    merged,
    /** The fields that others have changed to a value other than the typed one. */
    changedByOthers: isTyped ? changedByOthers(versions) : [],
    change: (fields: Partial<F>) => change({ ...mine, ...fields }),
    /** Makes the current values the base of the typed ones. */
    rebase: () => rebase(merged),
    clear,
  };
}
