import { useEffect, useState } from 'react';

/** How long at most is waited for a pause, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Whether the page has had a pause since this part of it is there: for what can wait. */
export function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const done = () => setIsIdle(true);
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(done, PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(done, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
