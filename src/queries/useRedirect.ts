import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Goes to a path after some milliseconds, unless the person leaves the screen first. */
export function useRedirect(): (path: string, afterMs: number) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  return useCallback(
    (path, afterMs) => {
      clearTimeout(timer.current);
      // An answer may come when its screen is gone: then nobody is sent anywhere.
      if (isHere.current) timer.current = setTimeout(() => void navigate(path), afterMs);
    },
    [navigate],
  );
}
