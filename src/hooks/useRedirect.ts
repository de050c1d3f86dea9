import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRouterHistory } from './routerHistory';

/**
 * Goes to a path after some milliseconds, unless the person leaves the page first. Returns
 * whether the person is still about to be there, which is over when he has gone elsewhere.
 */
type Redirect = (path: string, afterMs: number) => () => boolean;

export function useRedirect(): Redirect {
  const navigate = useNavigate();
  const history = useRouterHistory();
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
      // An answer may come when its screen is gone: then nobody is sent anywhere.
      if (!isHere.current) return () => false;
      let isWaiting = true;
      timer.current = setTimeout(() => {
        isWaiting = false;
        // A screen stays until the next one's file has come, also when it has been left.
        if (history.location.pathname === pathname) void navigate(path);
      }, afterMs);
      return () => isWaiting || history.location.pathname === path;
    },
    [history, navigate, pathname],
  );
}
