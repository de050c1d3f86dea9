import { browserLocks, waitForLock } from '../../api/withLock';
import { isUnderWay } from '../../domain/bulkJob';
import { realNow } from '../../domain/clock';
import { selectIsAdmin, selectPerson, signedIn } from '../../session/sessionSlice';
import type { ShopStore } from '../../store/makeStore';
import {
  bulkJobActions,
  selectIsJobHere,
  selectIsJobPersisted,
  selectJobPerson,
} from './bulkJobSlice';
import { BULK_LOCK, loadStoredJob, storeJobProgress, type StoredJob } from './bulkJobStorage';

/**
 * How long after its last stored progress a job resumes by itself: after a reload, or in another tab if its own is
 * closed. Later its owner has to resume it.
 */
const AUTO_RESUME_WITHIN_MS = 60_000;

/**
 * Shows the stored job of the logged-in person, whichever tab it runs in, and resumes one whose tab is gone. Hidden
 * tabs wait until they are visible. Returns a function that stops this.
 */
export function syncBulkJob(store: ShopStore): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const locks = browserLocks();
  let isWaiting = false;

  const load = async () => {
    const state = store.getState();
    // A job that could not be stored exists only in this tab.
    const isOnlyHere = selectIsJobHere(state) || !selectIsJobPersisted(state);
    if (isOnlyHere || document.visibilityState === 'hidden') return;
    const stored = showStoredJob(store);
    if (!locks || isWaiting || !stored || !isUnderWay(stored.job)) return;
    isWaiting = true;
    const takeOver = async () => {
      if (!signal.aborted) await resumeOrStop(store);
    };
    await waitForLock(locks, BULK_LOCK, takeOver, signal);
    isWaiting = false;
  };
  const loadIfStored = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith('bulkJob/')) void load();
  };
  void load();
  addEventListener('storage', loadIfStored, { signal });
  document.addEventListener('visibilitychange', () => void load(), { signal });
  const stopListening = store.startListening({ actionCreator: signedIn, effect: load });
  return () => {
    stopListening();
    controller.abort();
  };
}

function showStoredJob(store: ShopStore): StoredJob | null {
  const state = store.getState();
  // After the end of a session the job stays on screen.
  const person = selectPerson(state) ?? selectJobPerson(state);
  const stored = person === null ? null : loadStoredJob(person);
  // Without Web Locks tabs do not know about each other: only the owner can resume it, in this tab.
  if (stored && isUnderWay(stored.job) && !browserLocks()) stored.job.phase = 'stopped';
  store.dispatch(bulkJobActions.jobLoaded(stored && { job: stored.job, person: stored.person }));
  return stored;
}

/** Resumes what another tab has left, or stops it if that was too long ago. */
async function resumeOrStop(store: ShopStore): Promise<void> {
  // Most visits have no job to run. If this does not load, the job can still be resumed by its owner.
  const runner = await import('./runBulkJob').catch(() => null);
  const stored = showStoredJob(store);
  if (!stored || !isUnderWay(stored.job)) return;
  const isRecent = realNow() - stored.savedAt < AUTO_RESUME_WITHIN_MS;
  if (runner && isRecent && selectIsAdmin(store.getState())) return runner.takeOverBulkJob(store);
  storeJobProgress({ ...stored, job: { ...stored.job, phase: 'stopped' } }, realNow());
  showStoredJob(store);
}
