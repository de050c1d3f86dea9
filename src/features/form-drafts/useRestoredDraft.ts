import { usePageState } from '../../hooks/usePageState';

/** The state of a form's draft, for `RestoredDraft` and `ClearDraft`. */
export type DraftStatus = {
  hasDraft: boolean;
  /** Whether the draft is from before a reload, or from an earlier visit to the page. */
  isRestored: boolean;
  /** Whether there is anything besides pictures that a reload has dropped. */
  hasInput: boolean;
  areImagesLost: boolean;
};

/**
 * Returns the state of a form's draft, and a function to call before it changes, so that input on this page does not
 * count as restored. `form` is the draft's name; `areImagesLost` means that a reload has dropped chosen pictures.
 */
export function useRestoredDraft(
  form: string,
  hasInput: boolean,
  areImagesLost = false,
): DraftStatus & { beforeChange: () => void } {
  const hasDraft = hasInput || areImagesLost;
  const [isTypedHere, setIsTypedHere] = usePageState<boolean>(`typed-here/${form}`, false);
  return {
    hasDraft,
    isRestored: hasDraft && !isTypedHere,
    hasInput,
    areImagesLost,
    beforeChange: () => {
      if (!hasDraft && !isTypedHere) setIsTypedHere(true);
    },
  };
}
