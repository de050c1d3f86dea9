import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Returns a function that navigates to a path, unless the user has left this page by then. The address tells: a page that
 * was left stays until the next one's file is loaded.
 */
export function useNavigateFromHere(): (path: string, state?: unknown) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (path, state) => {
      if (location.pathname === pathname) void navigate(path, { state });
    },
    [navigate, pathname],
  );
}
