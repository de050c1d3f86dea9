import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isNetworkBlocked } from '../api/recordAndReplay';

/**
 * Navigates to a path some milliseconds after the page shows a success, unless the user leaves first; also if the page
 * was left while the call was running, and opened again. A replay stays.
 */
export function useRedirectWhen(isDone: boolean, path: string, afterMs: number): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isDone || isNetworkBlocked()) return;
    const timer = setTimeout(() => {
      // A screen that was left stays until the next one's file is loaded.
      if (location.pathname === pathname) void navigate(path);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate, pathname, path, afterMs]);
}
