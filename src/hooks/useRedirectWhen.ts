import { useEffect } from 'react';
import { isNetworkBlocked } from '../api/recordAndReplay';
import { useRedirect } from './useRedirect';

/**
 * Navigates to a path some milliseconds after the page shows a success, unless the user leaves first; also if the page
 * was left while the call was running, and opened again. A replay stays.
 */
export function useRedirectWhen(isDone: boolean, path: string, afterMs: number): void {
  const redirect = useRedirect();
  useEffect(() => {
    if (isDone && !isNetworkBlocked()) redirect(path, afterMs);
  }, [isDone, redirect, path, afterMs]);
}
