import { onStateChange } from '../../domain/onStateChange';
import { waitForLock, type HeldLock } from '../../api/withLock';
import { isUnderWay } from '../../domain/bulkJob';
import { realNow } from '../../domain/clock';
import { pause } from '../../domain/concurrency';
import { selectIsAdmin, selectPerson } from '../../session/sessionSlice';
import type { ShopStore } from '../../store/makeStore';
import { bulkJobActions, selectIsJobHere } from './bulkJobSlice';
import { BULK_JOB_KEY, loadStoredJob } from './bulkJobStorage';
import { BULK_LOCK, loadOwnJob, runBulkJob, setCurrentRun, stopBulkJob } from './runBulkJob';

/**
 * How long after its last heartbeat a job resumes by itself: over a reload, or in another tab
 * when its own is closed. Later an administrator has to resume it.
 */
const AUTO_RESUME_WITHIN_MS = 60_000;

/** How often a job without Web Locks is checked for a heartbeat. */
const HEARTBEAT_CHECK_MS = 30_000;

/**
 * Shows the stored job to the person who started it, whichever tab it runs in, and resumes one
 * whose tab is gone. Returns a function that stops that.
 */
export function syncBulkJob(store: ShopStore): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isWaiting = false;
  /** Storage has changed since this tab last read it. */
  let isStale = false;

  const load = () => {
    if (selectIsJobHere(store.getState())) return;
    const stored = loadOwnJob(store);
    isStale = false;
    store.dispatch(bulkJobActions.jobLoaded(stored?.job ?? null));
    if (!stored || !isUnderWay(stored.job) || isWaiting) return;
    isWaiting = true;
    const task =
      'locks' in navigator ? resumeOnceUnlocked(store, signal) : stopOnceSilent(store, signal);
    void task.finally(() => {
      isWaiting = false;
    });
  };
  load();
  addEventListener(
    'storage',
    ({ key }) => {
      if (key !== BULK_JOB_KEY && key !== null) return;
      // In a hidden tab it is enough to know when the tab that runs it is done or gone.
      if (document.visibilityState === 'hidden' && isWaiting) isStale = true;
      else load();
    },
    { signal },
  );
  document.addEventListener('visibilitychange', () => isStale && load(), { signal });
  const unsubscribe = onStateChange(store, selectPerson, (person) => {
    if (person !== null) load();
  });
  signal.addEventListener('abort', unsubscribe);
  return () => controller.abort();
}

/** Waits until the tab that runs the job is done with it or gone, and resumes what is left. */
function resumeOnceUnlocked(store: ShopStore, signal: AbortSignal): Promise<void> {
  const resume = async (lock: HeldLock) => {
    const stored = loadOwnJob(store);
    if (signal.aborted) return;
    store.dispatch(bulkJobActions.jobLoaded(stored?.job ?? null));
    if (!stored || !isUnderWay(stored.job)) return;
    const isRecent = realNow() - stored.heartbeatAt < AUTO_RESUME_WITHIN_MS;
    if (!isRecent || !selectIsAdmin(store.getState())) return stopBulkJob(store);
    store.dispatch(bulkJobActions.jobResumed());
    setCurrentRun(store, isOver);
    await runBulkJob(store, lock);
  };
  const isOver = waitForLock(navigator.locks, BULK_LOCK, resume, signal);
  return isOver;
}

/** Stops a job without a heartbeat, which is all that tabs know of each other without Web Locks. */
async function stopOnceSilent(store: ShopStore, signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = loadStoredJob();
    await pause(HEARTBEAT_CHECK_MS, signal);
    const stored = loadStoredJob();
    if (signal.aborted || selectIsJobHere(store.getState())) return;
    if (!stored || !isUnderWay(stored.job)) return;
    if (stored.heartbeatAt === before?.heartbeatAt) return stopBulkJob(store);
  }
}
