import { useCallback } from 'react';
import { useIsMounted } from './useIsMounted';
import { useIsPageOpen } from './usePageState';

/**
 * Returns a function that returns whether the calling component is still shown, and its page is not about to be replaced
 * by one whose file is loading: a call may end later.
 */
export function useIsShown(): () => boolean {
  const isMounted = useIsMounted();
  const isPageOpen = useIsPageOpen();
  return useCallback(() => isMounted() && isPageOpen(), [isMounted, isPageOpen]);
}
