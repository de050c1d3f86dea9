import { onStateChange } from '../../domain/onStateChange';
import { isUnderWay } from '../../domain/bulkJob';
import { waitForLock, type HeldLock } from '../../api/withLock';
import { realNow } from '../../domain/clock';
import { pause } from '../../domain/pause';
import { bulkJobActions, selectIsJobHere } from './bulkJobSlice';
import { selectIsAdmin, selectPerson } from '../../session/sessionSlice';
import type { ShopStore } from '../../store/makeStore';
import { BULK_JOB_KEY, loadStoredJob } from './bulkJobStorage';
import { BULK_LOCK, setCurrentRun, loadOwnJob, stopBulkJob, work } from './runBulkJob';

/**
 * How long after its last sign of life a job goes on by itself (ms): over a reload, or in
 * another tab when its own is closed. Later somebody has to say so.
 */
const GOES_ON_WITHIN_MS = 60_000;

/** How often a job without Web Locks is looked after (ms). */
const LOOK_EVERY_MS = 30_000;

/**
 * Shows the job that this browser keeps for who is logged in, whichever tab it runs in, and goes
 * on with one whose tab is gone. Gives what ends that.
 */
export function syncBulkJob(store: ShopStore): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isWaiting = false;
  /** There is news of the job that this tab has not taken in. */
  let isBehind = false;

  const take = () => {
    if (selectIsJobHere(store.getState())) return;
    const kept = loadOwnJob(store);
    isBehind = false;
    store.dispatch(bulkJobActions.jobLoaded(kept?.job ?? null));
    if (!kept || !isUnderWay(kept.job) || isWaiting) return;
    isWaiting = true;
    const task = 'locks' in navigator ? takeOver(store, signal) : outlive(store, signal);
    void task.finally(() => {
      isWaiting = false;
    });
  };
  take();
  addEventListener(
    'storage',
    ({ key }) => {
      if (key !== BULK_JOB_KEY && key !== null) return;
      // Nobody looks: it is enough to know when the tab that runs it is done or gone.
      if (document.visibilityState === 'hidden' && isWaiting) isBehind = true;
      else take();
    },
    { signal },
  );
  document.addEventListener('visibilitychange', () => isBehind && take(), { signal });
  const unsubscribe = onStateChange(store, selectPerson, (person) => {
    if (person !== null) take();
  });
  signal.addEventListener('abort', unsubscribe);
  return () => end.abort();
}

/** Waits until the tab that runs the job is done with it or gone, and then goes on with it. */
function takeOver(store: ShopStore, signal: AbortSignal): Promise<void> {
  const goOn = async (lock: HeldLock) => {
    const kept = loadOwnJob(store);
    if (signal.aborted) return;
    store.dispatch(bulkJobActions.jobLoaded(kept?.job ?? null));
    if (!kept || !isUnderWay(kept.job)) return;
    const isFresh = realNow() - kept.beatAt < GOES_ON_WITHIN_MS;
    if (!isFresh || !selectIsAdmin(store.getState())) return stopBulkJob(store);
    store.dispatch(bulkJobActions.jobResumed());
    setCurrentRun(store, isOver);
    await work(store, lock);
  };
  const isOver = waitForLock(navigator.locks, BULK_LOCK, goOn, signal);
  return isOver;
}

/** Without Web Locks nobody knows which tabs there are: a job that falls silent has stopped. */
async function outlive(store: ShopStore, signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = loadStoredJob();
    await pause(LOOK_EVERY_MS, signal);
    const kept = loadStoredJob();
    if (signal.aborted || selectIsJobHere(store.getState())) return;
    if (!kept || !isUnderWay(kept.job)) return;
    if (kept.beatAt === before?.beatAt) return stopBulkJob(store);
  }
}
