/**
 * Calls `task` when the browser has nothing else to do, after `timeoutMs` at the latest: however
 * busy it is, the task starts then. In Safari, which has no idle callbacks, it always waits so long.
 * Returns a function that cancels it.
 */
export function whenIdle(task: () => void, timeoutMs = 3_000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, timeoutMs);
  return () => clearTimeout(timer);
}
