import { usePageState } from '../../hooks/usePageState';

/**
 * Whether what is in a form was there when its page was opened, from another visit or from before
 * a reload; `tracked` is for the functions that change it.
 */
export function useRestored(form: string, isThere: boolean) {
  const [isTypedHere, setIsTypedHere] = usePageState<boolean>(`typed-here/${form}`, false);
  return {
    isRestored: isThere && !isTypedHere,
    tracked:
      <A extends unknown[]>(change: (...args: A) => void) =>
      (...args: A) => {
        if (!isThere && !isTypedHere) setIsTypedHere(true);
        change(...args);
      },
  };
}
