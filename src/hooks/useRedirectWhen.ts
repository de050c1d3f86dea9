import { useEffect } from 'react';
import { isNetworkBlocked } from '../api/recordAndReplay';
import { useNavigateFromHere } from './useNavigateFromHere';

/**
 * Navigates to a path some milliseconds after the page shows a success, unless the user leaves first; also if the page
 * was left while the call was running, and opened again. A replay stays.
 */
export function useRedirectWhen(
  isDone: boolean,
  path: string,
  afterMs: number,
  state: unknown = null,
): void {
  const navigateFromHere = useNavigateFromHere();
  useEffect(() => {
    if (!isDone || isNetworkBlocked()) return;
    const timer = setTimeout(() => navigateFromHere(path, state), afterMs);
    return () => clearTimeout(timer);
  }, [isDone, navigateFromHere, path, afterMs, state]);
}
