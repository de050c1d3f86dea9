import { usePageState } from '../../hooks/usePageState';

/**
 * Returns whether a form's content was restored from before a reload or an earlier visit; wrap the
 * functions that change the form in `tracked`.
 */
export function useRestored(form: string, hasContent: boolean) {
  const [isTypedHere, setIsTypedHere] = usePageState<boolean>(`typed-here/${form}`, false);
  return {
    isRestored: hasContent && !isTypedHere,
    tracked:
      <A extends unknown[]>(change: (...args: A) => void) =>
      (...args: A) => {
        if (!hasContent && !isTypedHere) setIsTypedHere(true);
        change(...args);
      },
  };
}
