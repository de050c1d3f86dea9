import { tick } from '../../api/logicalClock';
import { browserLocks, tryLock } from '../../api/withLock';
import { atMostEvery } from '../../domain/atMostEvery';
import { isUnderWay, type BulkPhase, type PlannedItem } from '../../domain/bulkJob';
import { realNow } from '../../domain/clock';
import { mapConcurrent } from '../../domain/concurrency';
import { isUnanswered } from '../../domain/failureReason';
import { selectIsAdmin, selectPerson } from '../../session/sessionSlice';
import { waitForState, type ShopStore } from '../../store/makeStore';
import { bulkJobActions, selectBulkJob, selectJobPerson, type ItemResult } from './bulkJobSlice';
import { BULK_LOCK, removeStoredJob, storeJobPlan, storeJobProgress } from './bulkJobStorage';
import { changeItem } from './changeItem';

/** How many items are changed in parallel. */
const CONCURRENCY = 4;

/** After this many consecutive items without an answer, the job stops by itself. */
const MAX_CONSECUTIVE_FAILURES = 8;

/** The minimum interval between writes of the progress: each is an event in every other tab. */
const SAVE_INTERVAL_MS = 500;

const { jobStarted, jobLoaded, jobResumed, phaseChanged, itemChanged, jobReleased, persistFailed } =
  bulkJobActions;

/** The stores whose run has not ended: a logout removes the job, but not the calls that are under way. */
const running = new WeakSet<ShopStore>();

/** Starts a job in this tab; resolves to false if this or another tab is running one already. */
export async function startBulkJob(
  store: ShopStore,
  items: readonly PlannedItem[],
): Promise<boolean> {
  const person = selectPerson(store.getState());
  if (person === null || isRunning(store)) return false;
  return tryLock(browserLocks(), BULK_LOCK, () => {
    store.dispatch(jobStarted({ person, items }));
    if (!storeJobPlan(person, items)) store.dispatch(persistFailed());
    return runBulkJob(store, 0);
  });
}

/** Resumes a stopped job; resolves to false without one, or while another tab runs one. */
export async function resumeBulkJob(store: ShopStore, retriesFailed = false): Promise<boolean> {
  if (!selectBulkJob(store.getState()) || isRunning(store)) return false;
  return tryLock(browserLocks(), BULK_LOCK, () => takeOverBulkJob(store, retriesFailed));
}

/** Sends nothing more; running calls are awaited. */
export function stopBulkJob(store: ShopStore): void {
  changePhase(store, 'stopped');
}

/** Removes a job that has ended or stopped from the state and from storage. */
export function closeBulkJob(store: ShopStore): void {
  const person = selectJobPerson(store.getState());
  store.dispatch(jobLoaded(null));
  if (person !== null) removeStoredJob(person);
}

/**
 * Continues the job in the state, under its lock. Each waiting item is read before it is sent: an earlier run, here or
 * in a closed tab, may have sent it.
 */
export function takeOverBulkJob(store: ShopStore, retriesFailed = false): Promise<void> {
  store.dispatch(jobResumed({ retriesFailed }));
  return runBulkJob(store, tick());
}

/** Returns whether a job runs in any tab, or a stopped or removed one still waits for answers in this one. */
function isRunning(store: ShopStore): boolean {
  const job = selectBulkJob(store.getState());
  return running.has(store) || (job !== null && isUnderWay(job));
}

/** Runs the job in the state until there is nothing left to send. */
async function runBulkJob(store: ShopStore, notBefore: number): Promise<void> {
  running.add(store);
  const saving = atMostEvery(SAVE_INTERVAL_MS, () => saveProgress(store));
  saving.now();
  let unanswered = 0;
  const errors: unknown[] = [];
  await mapConcurrent(CONCURRENCY, async () => {
    await waitForLogin(store);
    const { items = [] } = selectBulkJob(store.getState()) ?? {};
    const at = items.findIndex(({ status }) => status === 'waiting');
    const item = items[at];
    if (!item || phaseHere(store) !== 'running') return false;
    const { outcomeUnknown } = item;
    store.dispatch(itemChanged({ at, result: { status: 'sending', outcomeUnknown } }));
    let result: ItemResult = { status: 'waiting', outcomeUnknown: true };
    try {
      result = await changeItem(store, item, notBefore);
    } catch (error) {
      // A defect, not a failed call: running calls are awaited, and the job can be resumed.
      errors.push(error);
      changePhase(store, 'stopped');
    }
    store.dispatch(itemChanged({ at, result }));
    unanswered = result.failure && isUnanswered(result.failure) ? unanswered + 1 : 0;
    if (unanswered >= MAX_CONSECUTIVE_FAILURES) changePhase(store, 'stopped');
    saving.soon();
    return true;
  });
  const { items = [] } = selectBulkJob(store.getState()) ?? {};
  // Also if it was stopped while the last ones were under way.
  const isFinished = items.every(({ status }) => status !== 'waiting');
  if (phaseHere(store) === 'running' || isFinished) store.dispatch(phaseChanged('ended'));
  saving.now();
  running.delete(store);
  store.dispatch(jobReleased());
  if (errors.length > 0) throw errors[0];
}

/** Pauses the job without a session; resolves once its owner, or another person, has logged in. */
async function waitForLogin(store: ShopStore): Promise<void> {
  if (selectIsAdmin(store.getState())) return;
  if (phaseHere(store) === 'running') changePhase(store, 'paused');
  await waitForState(store, (state) => selectIsAdmin(state) || phaseHere(store) !== 'paused');
  // The login of another person has removed the job from this tab.
  if (phaseHere(store) === 'paused') changePhase(store, 'running');
}

/** Returns the phase of the job that runs in this tab; undefined if none exists. */
function phaseHere(store: ShopStore): BulkPhase | undefined {
  const { isHere, job } = store.getState().bulkJob;
  return isHere ? job?.phase : undefined;
}

function changePhase(store: ShopStore, phase: BulkPhase): void {
  store.dispatch(phaseChanged(phase));
  saveProgress(store);
}

function saveProgress(store: ShopStore): void {
  const { job, person, isHere, isKept } = store.getState().bulkJob;
  if (!job || person === null || !isHere) return;
  if (!storeJobProgress({ job, person }, realNow()) && isKept) store.dispatch(persistFailed());
}
