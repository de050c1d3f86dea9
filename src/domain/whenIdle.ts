/**
 * Calls `task` when the browser is idle, after `timeoutMs` at the latest, however busy it is. Safari, which has no idle
 * callbacks, always waits that long. Returns a function that cancels it.
 */
export function whenIdle(task: () => void, timeoutMs = 3_000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, timeoutMs);
  return () => clearTimeout(timer);
}
