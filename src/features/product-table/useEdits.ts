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
  const [steps, setSteps] = useState<Steps>({ past: [], future: [], draft });
  // 'Ripristina' of a message is one more step; after a logout nothing can be undone.
  if (steps.draft !== draft) {
    const past = draft === NO_EDITS ? [] : addStep(steps.past, readEdits(steps.draft));
    setSteps({ past, future: [], draft });
  }

  const write = (next: Edits, past: Edits[], future: Edits[]) => {
    const isEmpty = Object.keys(next).length === 0;
    setSteps({ past, future, draft: isEmpty ? NO_EDITS : next });
    if (isEmpty) clear();
    else change(next);
  };
  const past = steps.past.at(-1);
  const future = steps.future.at(-1);
  return {
    edits,
    /** Changes the edits in one step; does nothing if they stay the same. */
    edit: (next: Edits) => {
      if (next !== edits) write(next, addStep(steps.past, edits), []);
    },
    /** Replaces the edits by what is left after a save; what came before can no longer be undone. */
    reset: (next: Edits) => write(next, [], []),
    /** Undefined if there is nothing to undo. */
    undo: past && (() => write(past, steps.past.slice(0, -1), [...steps.future, edits])),
    redo: future && (() => write(future, addStep(steps.past, edits), steps.future.slice(0, -1))),
  };
}

/** Earlier edits, those that a redo brings back, and the draft between them. */
type Steps = { past: Edits[]; future: Edits[]; draft: DraftValue };

function addStep(past: readonly Edits[], edits: Edits): Edits[] {
  return [...past, edits].slice(-MAX_STEPS);
}
