import { useMemo, useState } from 'react';
import { useDraft } from '../form-drafts/useDraft';
import type { DraftValue } from '../form-drafts/draftsSlice';
import { readEdits, type Edits } from './edits';

/** The draft that holds the edited cells; that of the open cell is 'product-table/cell'. */
export const EDITS_DRAFT = 'product-table';

const NO_EDITS: DraftValue = {};

/** How many steps can be undone. */
const MAX_STEPS = 100;

/** Returns the edited cells, which survive a reload in this tab, and functions that change, undo and redo them. */
export function useEdits() {
  const [draft, change, clear] = useDraft<DraftValue>(EDITS_DRAFT, NO_EDITS);
  const edits = useMemo(() => readEdits(draft), [draft]);
  const [steps, setSteps] = useState<{ past: Edits[]; future: Edits[] }>({ past: [], future: [] });

  const write = (next: Edits) => (Object.keys(next).length === 0 ? clear() : change(next));
  const past = steps.past.at(-1);
  const future = steps.future.at(-1);
  return {
    edits,
    /** Changes the edits in one step. */
    edit: (next: Edits) => {
      setSteps({ past: [...steps.past, edits].slice(-MAX_STEPS), future: [] });
      write(next);
    },
    /** Replaces the edits by what is left after a save, before which nothing can be undone. */
    reset: (next: Edits) => {
      setSteps({ past: [], future: [] });
      write(next);
    },
    /** Undefined if there is nothing to undo. */
    undo:
      past &&
      (() => {
        setSteps({ past: steps.past.slice(0, -1), future: [...steps.future, edits] });
        write(past);
      }),
    redo:
      future &&
      (() => {
        setSteps({ past: [...steps.past, edits], future: steps.future.slice(0, -1) });
        write(future);
      }),
  };
}
