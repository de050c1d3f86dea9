import { useCallback, useRef } from 'react';

/**
 * Runs a task unless the previous one is still running: a double click, or Enter and a click, are one intent. Resolves
 * to undefined if the task did not run.
 */
export function useSingleFlight(): <T>(task: () => Promise<T>) => Promise<T | undefined> {
  const isUnderWay = useRef(false);
  return useCallback(async (task) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    try {
      return await task();
    } finally {
      isUnderWay.current = false;
    }
  }, []);
}
