import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useIsPageOpen } from './usePageState';

/** Returns a function that navigates to a path, unless the user has left this page by then. */
export function useNavigateFromHere(): (path: string, state?: unknown) => void {
  const navigate = useNavigate();
  const isPageOpen = useIsPageOpen();
  return useCallback(
    (path, state) => {
      if (isPageOpen()) void navigate(path, { state });
    },
    [navigate, isPageOpen],
  );
}
