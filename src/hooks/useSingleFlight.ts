import { useCallback, useRef, useState, type MouseEvent } from 'react';

/**
 * Returns a function that runs a task unless the previous one is still running, and whether one is: a double click, or
 * Enter and a click, are one intent. With the press that asked for it, the second half of a double click is ignored
 * even if the task has already ended.
 */
export function useSingleFlight(): [
  run: (task: () => Promise<unknown>, press?: MouseEvent) => Promise<void>,
  isBusy: boolean,
] {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = useCallback(async (task: () => Promise<unknown>, press?: MouseEvent) => {
    if (isUnderWay.current || (press && press.detail > 1)) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await task();
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }, []);
  return [run, isBusy];
}
