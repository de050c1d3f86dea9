import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Navigates to a path after some milliseconds, unless the user leaves the page first. Returns a function that returns
 * whether the redirect is still pending, or has arrived.
 */
type Redirect = (path: string, afterMs: number) => () => boolean;

export function useRedirect(): Redirect {
  const navigate = useNavigate();
  const { pathname } = useLocation();
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
      // A response may arrive after its screen has unmounted: then there is no redirect.
      if (!isHere.current) return () => false;
      let isWaiting = true;
      timer.current = setTimeout(() => {
        isWaiting = false;
        // A screen that was left stays until the next one's file is loaded.
        if (location.pathname === pathname) void navigate(path);
      }, afterMs);
      return () => isWaiting || location.pathname === path;
    },
    [navigate, pathname],
  );
}
