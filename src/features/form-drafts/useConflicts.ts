import { useEffect, useRef, useState } from 'react';
import {
  areSameFields,
  threeWayMerge,
  type Conflict,
  type Fields,
  type Versions,
} from './threeWayMerge';

/** Which of two values is to be saved. */
type Side = 'theirs' | 'mine';

/** The conflicts to choose between, and the callbacks that go on. */
type Question<F extends Fields> = {
  conflicts: readonly Conflict<F>[];
  choose: (sides: Readonly<Record<string, Side>>) => void;
  cancel: () => void;
};

/**
 * Merges three versions of a form before it is saved, and asks about conflicts. `settle` resolves
 * to the fields to save, to null where the person cancels, and to 'theirs' where the choice is
 * what is there already.
 */
export function useConflicts<F extends Fields>() {
  const [question, setQuestion] = useState<Question<F> | null>(null);
  const cancelPending = useRef<() => void>(undefined);

  // Leaving the page with a question open cancels it.
  useEffect(() => () => cancelPending.current?.(), []);

  const settle = (versions: Versions<F>): Promise<F | 'theirs' | null> => {
    const { merged, conflicts } = threeWayMerge(versions);
    if (conflicts.length === 0) return Promise.resolve(merged);
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
