import { useCallback, useLayoutEffect, useRef } from 'react';
import { useIsPageOpen } from './usePageState';

/**
 * Returns a function that returns whether the calling component is still shown: it is mounted, and its page is not about
 * to be replaced by one whose file is loading. A call may end later.
 */
export function useIsShown(): () => boolean {
  const isMounted = useRef(false);
  const isPageOpen = useIsPageOpen();
  // A press that waited for the app is repeated before other effects run (`handOverPresses`).
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return useCallback(() => isMounted.current && isPageOpen(), [isPageOpen]);
}
