import { realNow } from '../domain/clock';

const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

/** The latest wait and when it ended: a failure soon after continues from there. */
let latest = { wait: FIRST_WAIT_MS, endedAt: 0 };

/**
 * Calls `attempt` after 2 seconds, then 4, 8 and so on up to a minute, each with random jitter so that browsers do not
 * all ask at once. Pauses while the page is hidden; tries immediately when it is shown again or the browser comes
 * online. Returns a function that stops it.
 */
export function retryWhileVisible(attempt: () => void): () => void {
  const isNew = realNow() - latest.endedAt > MAX_WAIT_MS;
  let wait = isNew ? FIRST_WAIT_MS : latest.wait;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(tryNow, wait * (0.5 + Math.random() / 2));
    wait = Math.min(wait * 2, MAX_WAIT_MS);
  };
  const tryNow = () => {
    attempt();
    schedule();
  };
  const follow = () => {
    if (document.visibilityState === 'hidden') clearTimeout(timer);
    else tryNow();
  };

  schedule();
  document.addEventListener('visibilitychange', follow);
  addEventListener('online', tryNow);
  return () => {
    latest = { wait, endedAt: realNow() };
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('online', tryNow);
  };
}
