import { browserLocks, waitForLock } from '../../api/withLock';
import { isUnderWay } from '../../domain/bulkJob';
import { bulkJobKeys } from '../../domain/bulkJobKeys';
import { realNow } from '../../domain/clock';
import { onStateChange } from '../../domain/onStateChange';
import { selectIsAdmin, selectPerson } from '../../session/sessionSlice';
import type { ShopStore } from '../../store/makeStore';
import {
  bulkJobActions,
  selectIsJobHere,
  selectIsJobPersisted,
  selectJobPerson,
} from './bulkJobSlice';
import { loadStoredJob, removeOldFormat, type StoredJob } from './bulkJobStorage';
import { BULK_LOCK, stopBulkJob, takeOverBulkJob } from './runBulkJob';

/**
 * How long after its last stored progress a job resumes by itself: after a reload, or in another tab if its own is
 * closed. Later its owner has to resume it.
 */
const AUTO_RESUME_WITHIN_MS = 60_000;

/**
 * Shows the stored job of the logged-in person, whichever tab it runs in, and resumes one whose tab is gone. Returns a
 * function that stops this.
 */
export function syncBulkJob(store: ShopStore): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const locks = browserLocks();
  let isWaiting = false;

  const load = () => {
    const state = store.getState();
    // A job that could not be stored exists only in this tab.
    if (selectIsJobHere(state) || !selectIsJobPersisted(state)) return;
    const stored = showStoredJob(store);
    if (!locks || !stored || !isUnderWay(stored.job) || isWaiting) return;
    isWaiting = true;
    const takeOver = async () => {
      if (!signal.aborted) await resumeOrStop(store, isOver);
    };
    const isOver: Promise<void> = waitForLock(locks, BULK_LOCK, takeOver, signal);
    void isOver.finally(() => {
      isWaiting = false;
    });
  };
  removeOldFormat();
  load();
  addEventListener(
    'storage',
    ({ key }) => {
      const person = personOfJob(store);
      if (key !== null && (person === null || key !== bulkJobKeys(person)[0])) return;
      // A hidden tab only needs to know when the tab that runs the job has finished or closed.
      if (document.visibilityState === 'visible' || !isWaiting) load();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => isWaiting && document.visibilityState === 'visible' && load(),
    { signal },
  );
  const unsubscribe = onStateChange(store, selectPerson, (person) => person !== null && load());
  signal.addEventListener('abort', unsubscribe);
  return () => controller.abort();
}

/** Returns the logged-in person; after the end of a session, the one whose job is still shown. */
function personOfJob(store: ShopStore): string | null {
  const state = store.getState();
  return selectPerson(state) ?? selectJobPerson(state);
}

function showStoredJob(store: ShopStore): StoredJob | null {
  const person = personOfJob(store);
  const stored = person === null ? null : loadStoredJob(person);
  // Without Web Locks tabs do not know about each other: only the owner can resume it, in this tab.
  if (stored && isUnderWay(stored.job) && !browserLocks()) stored.job.phase = 'stopped';
  store.dispatch(bulkJobActions.jobLoaded(stored && { job: stored.job, person: stored.person }));
  return stored;
}

/** Resumes what another tab has left, or stops it if that was too long ago. */
async function resumeOrStop(store: ShopStore, isOver: Promise<void>): Promise<void> {
  const stored = showStoredJob(store);
  if (!stored || !isUnderWay(stored.job)) return;
  const isRecent = realNow() - stored.savedAt < AUTO_RESUME_WITHIN_MS;
  if (isRecent && selectIsAdmin(store.getState())) await takeOverBulkJob(store, isOver);
  else stopBulkJob(store);
}
