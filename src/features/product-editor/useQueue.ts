import { useCallback, useRef, useState } from 'react';

/** Runs tasks one after the other; each resolves to whether it succeeded. */
export function useQueue() {
  const last = useRef<Promise<boolean> | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const run = useCallback((task: () => Promise<boolean>): Promise<boolean> => {
    const before = last.current ?? Promise.resolve(true);
    const own = before.then(task, task).finally(() => {
      if (last.current !== own) return;
      last.current = null;
      setIsBusy(false);
    });
    last.current = own;
    setIsBusy(true);
    return own;
  }, []);

  /** Returns the result of the last pending task; null when idle. */
  const running = useCallback(() => last.current, []);
  return { run, running, isBusy };
}
