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

/** What has to be chosen before something is written, and how to go on. */
type Question<F extends Fields> = {
  conflicts: readonly Conflict<F>[];
  choose: (sides: Readonly<Record<string, Side>>) => void;
  /** Nothing is written then. */
  cancel: () => void;
};

/**
 * Settles what others have changed in the meantime, before something is written: what does not
 * clash is put together, what does is asked. Gives the fields to write, null where the person
 * gives up, and 'nothing' where all that is left is what is there already.
 */
export function useConflicts<F extends Fields>() {
  const [question, setQuestion] = useState<Question<F> | null>(null);
  const giveUp = useRef<() => void>(undefined);

  // Who leaves the page with a question open writes nothing.
  useEffect(() => () => giveUp.current?.(), []);

  const settle = (versions: Versions<F>): Promise<F | 'nothing' | null> => {
    const { merged, conflicts } = threeWayMerge(versions);
    if (conflicts.length === 0) return Promise.resolve(merged);
    return new Promise((resolve) => {
      const end = (result: F | 'nothing' | null) => {
        giveUp.current = undefined;
        setQuestion(null);
        resolve(result);
      };
      giveUp.current = () => resolve(null);
      setQuestion({
        conflicts,
        choose: (sides) => {
          const chosen = conflicts.map(({ field, theirs, mine }) => [
            field,
            sides[field] === 'mine' ? mine : theirs,
          ]);
          const fields = { ...merged, ...Object.fromEntries(chosen) } as F;
          end(areSameFields(fields, versions.theirs) ? 'nothing' : fields);
        },
        cancel: () => end(null),
      });
    });
  };

  return { settle, question };
}
