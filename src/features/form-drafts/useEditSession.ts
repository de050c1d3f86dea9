import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../domain/types';
import type { Bodies } from '../../entities/entities';
import { conflicts } from './conflicts.texts';
import {
  areSameFields,
  threeWayMerge,
  type Conflict,
  type Fields,
  type Versions,
} from './threeWayMerge';
import type { FailureTextOf, Perform } from './useOutcome';
import { useRefetchIfStale, type RefetchableKind } from './useRefetchIfStale';
import { useIsShown } from '../../hooks/useIsShown';
import { rememberSession } from '../../session/rememberSession';
import { useAppStore } from '../../store/hooks';

type EditSession<K extends RefetchableKind, F extends Fields> = {
  kind: K;
  id: string;
  /** Returns the versions of the edited fields, given the present body. */
  versionsOf: (body: Bodies[K]) => Versions<F>;
  send: (fields: F) => Promise<{ error?: unknown }>;
  /** Returns whether the backend would accept the previous values. */
  canUndoTo?: (fields: F) => boolean;
  perform: Perform;
  successText: string;
  failureText: FailureTextOf;
  onSaved?: (change: Change<F>) => unknown;
  /** Called instead if the present values were chosen, and nothing was sent. */
  onTheirs?: () => unknown;
};

/** The fields before and after an edit. */
export type Change<F> = { from: F; to: F };

/** The body has changed since this tab saved it. */
const CHANGED: Failure = { kind: 'refused', text: '' };

/**
 * Saves edited fields of a body that others may change: refetches it if it is stale, merges both sides' changes, asks
 * about conflicts (`question`), and offers to undo the change.
 */
export function useEditSession<K extends RefetchableKind, F extends Fields>(
  session: EditSession<K, F>,
) {
  const { id, versionsOf, send, canUndoTo = () => true } = session;
  const { perform, successText, failureText } = session;
  const store = useAppStore();
  const refetchIfStale = useRefetchIfStale(session.kind);
  const { settle, question } = useConflicts<F>();
  const [undoable, setUndoable] = useState<Change<F> | null>(null);
  const currentOf = (body: Bodies[K]) => versionsOf(body).theirs;
  const undo = useUndoEdit({ ...session, currentOf });

  /**
   * Resolves to the saved fields, to 'theirs' if those were chosen instead, otherwise to null. In the first two cases it
   * calls `endSave` before what follows the save.
   */
  const saveEdit = async (endSave?: () => void): Promise<F | 'theirs' | null> => {
    setUndoable(null);
    const isSameSession = rememberSession(store);
    const attempt: { change?: Change<F>; isTheirs?: boolean } = {};
    const isSaved = await perform(
      async () => {
        const { body, error } = await refetchIfStale(id);
        if (!body) return { error };
        const versions = versionsOf(body);
        const fields = await settle(versions);
        if (fields === 'unasked') return { error: CHANGED };
        attempt.isTheirs = fields === 'theirs';
        if (fields === null || fields === 'theirs') return null;
        attempt.change = { from: versions.theirs, to: fields };
        return send(fields);
      },
      successText,
      // Before it was sent, only a read can have failed.
      (failure, isUnknown) =>
        failure === CHANGED
          ? conflicts.notSaved
          : failureText(failure, isUnknown && attempt.change !== undefined),
    );
    if (attempt.isTheirs) {
      endSave?.();
      if (isSameSession()) await session.onTheirs?.();
      return 'theirs';
    }
    if (!isSaved || !attempt.change) return null;
    endSave?.();
    const { from, to } = attempt.change;
    if (!areSameFields(from, to) && canUndoTo(from)) setUndoable(attempt.change);
    if (isSameSession()) await session.onSaved?.(attempt.change);
    return to;
  };

  return {
    saveEdit,
    question,
    /** Set while the latest change can be undone, again after a failure; `run` resolves to whether it was undone. */
    undo: undoable && {
      run: async () => {
        setUndoable(null);
        const result = await undo(undoable);
        if (result === 'failed') setUndoable(undoable);
        return result === 'undone';
      },
      end: () => setUndoable(null),
    },
  };
}

type UndoableEdit<K extends RefetchableKind, F extends Fields> = Pick<
  EditSession<K, F>,
  'kind' | 'id' | 'send' | 'perform'
> & {
  /** Like `FailureTextOf`, given also what was to be undone. */
  failureText: (...failure: [...Parameters<FailureTextOf>, to: F]) => ReturnType<FailureTextOf>;
  /** Returns the present values, of the edited fields at least. */
  currentOf: (body: Bodies[K]) => F;
};

/** Returns a function that undoes an edit, unless the fields have changed since; a failed undo can be repeated. */
export function useUndoEdit<K extends RefetchableKind, F extends Fields>(edit: UndoableEdit<K, F>) {
  const { kind, id, send, perform, failureText, currentOf } = edit;
  const refetchIfStale = useRefetchIfStale(kind);
  return async (
    { from, to }: Change<F>,
    successText: string | null = conflicts.restored,
  ): Promise<'undone' | 'changed' | 'failed'> => {
    let hasChanged = false;
    let isSent = false;
    const isUndone = await perform(
      async () => {
        const { body, error } = await refetchIfStale(id);
        if (!body) return { error };
        const now = currentOf(body);
        // An earlier attempt that got no answer was carried out.
        if (areSameFields(from, now)) return {};
        hasChanged = !areSameFields(to, now);
        if (hasChanged) return { error: CHANGED };
        isSent = true;
        return send(from);
      },
      successText,
      (failure, isUnknown) =>
        failure === CHANGED ? conflicts.notRestored : failureText(failure, isUnknown && isSent, to),
    );
    if (isUndone) return 'undone';
    return hasChanged ? 'changed' : 'failed';
  };
}

/** Which of two values to save. */
export type Side = 'theirs' | 'mine';

/** The conflicts to choose between, and the callbacks that continue. */
export type Question = {
  conflicts: readonly Conflict[];
  choose: (sides: Readonly<Record<string, Side>>) => void;
  cancel: () => void;
};

/**
 * Merges three versions of a form before it is saved, and asks about conflicts. `settle` resolves to the fields to
 * save, to null if the user cancels, to 'theirs' if the choice equals the present values, and to 'unasked' if the form is
 * no longer there to ask.
 */
function useConflicts<F extends Fields>() {
  const [question, setQuestion] = useState<Question | null>(null);
  const cancelPending = useRef<() => void>(undefined);
  const isShown = useIsShown();

  // Leaving the page with a question open cancels it.
  useEffect(() => () => cancelPending.current?.(), []);

  const settle = (versions: Versions<F>): Promise<F | 'theirs' | 'unasked' | null> => {
    const { merged, conflicts } = threeWayMerge(versions);
    if (conflicts.length === 0) return Promise.resolve(merged);
    if (!isShown()) return Promise.resolve('unasked');
    return new Promise((resolve) => {
      const end = (result: F | 'theirs' | null) => {
        cancelPending.current = undefined;
        setQuestion(null);
        resolve(result);
      };
      cancelPending.current = () => resolve(null);
      setQuestion({
        conflicts,
        choose: (sides) => {
          const chosen = conflicts.map(({ field, theirs, mine }) => [
            field,
            sides[field] === 'mine' ? mine : theirs,
          ]);
          const fields = { ...merged, ...Object.fromEntries(chosen) } as F;
          end(areSameFields(fields, versions.theirs) ? 'theirs' : fields);
        },
        cancel: () => end(null),
      });
    });
  };

  return { settle, question };
}
