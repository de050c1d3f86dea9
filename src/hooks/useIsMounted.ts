import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that returns whether the calling component is still shown: a call may end later. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return useCallback(() => isMounted.current, []);
}
