/** Browsers refuse too many changes to the history in a short time, as by a key held down. */
const DELAY_MS = 250;

/**
 * Runs a task that writes to the page's history entry: after a delay, or with the next click, which may follow a link.
 * Returns a function that cancels it. A screen stays until the next one's file is loaded; once its entry, that of
 * `pathname`, has been left, nothing is written.
 */
export function afterDelayOrClick(pathname: string, write: () => void): () => void {
  const run = () => {
    cancel();
    if (location.pathname === pathname) write();
  };
  const timer = setTimeout(run, DELAY_MS);
  document.addEventListener('click', run, true);
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('click', run, true);
  };
  return cancel;
}
