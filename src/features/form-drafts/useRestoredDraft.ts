import { usePageState } from '../../hooks/usePageState';

/** What a form knows about its draft, to show it with `RestoredDraft` and `ClearDraft`. */
export type DraftStatus = {
  hasDraft: boolean;
  /** Whether the draft is from before a reload, or from an earlier visit of the page. */
  isRestored: boolean;
};

/**
 * Returns what a form shows about its draft, and a function to call before it changes, so that what
 * is typed on this page does not count as restored. `form` is the draft's name.
 */
export function useRestoredDraft(
  form: string,
  hasDraft: boolean,
): DraftStatus & { beforeChange: () => void } {
  const [isTypedHere, setIsTypedHere] = usePageState<boolean>(`typed-here/${form}`, false);
  return {
    hasDraft,
    isRestored: hasDraft && !isTypedHere,
    beforeChange: () => {
      if (!hasDraft && !isTypedHere) setIsTypedHere(true);
    },
  };
}
