import { tick } from '../../api/logicalClock';
import { browserLocks, tryLock } from '../../api/withLock';
import { atMostEvery } from '../../domain/atMostEvery';
import { isUnderWay, type BulkPhase, type PlannedItem } from '../../domain/bulkJob';
import { realNow } from '../../domain/clock';
import { mapConcurrent } from '../../domain/concurrency';
import { onStateChange, waitForState } from '../../domain/onStateChange';
import { selectIsAdmin, selectPerson } from '../../session/sessionSlice';
import type { ShopStore } from '../../store/makeStore';
import {
  bulkJobActions,
  selectBulkJob,
  selectIsJobHere,
  selectIsJobPersisted,
  selectJobPerson,
} from './bulkJobSlice';
import { removeStoredJob, storeJobPlan, storeJobProgress } from './bulkJobStorage';
import { changeOrder, type ItemResult } from './changeOrder';

/** The Web Lock that the tab with the running job holds. */
export const BULK_LOCK = 'bulkJob';

/** How many orders are changed in parallel. */
const CONCURRENCY = 4;

/** After this many consecutive orders without an answer, the job stops by itself. */
const MAX_CONSECUTIVE_FAILURES = 8;

/** The minimum interval between writes of the progress: each is an event in every other tab. */
const SAVE_INTERVAL_MS = 500;

const { jobStarted, jobResumed, jobReleased, jobClosed, failedRequeued } = bulkJobActions;
const { phaseReached, itemChanged, persistFailed } = bulkJobActions;

/** When the latest run of each tab ends; the next one waits until its calls have ended. */
const runs = new WeakMap<ShopStore, Promise<void>>();

/** Starts a job in this tab; resolves to false if this or another tab is running one already. */
export async function startBulkJob(
  store: ShopStore,
  items: readonly PlannedItem[],
): Promise<boolean> {
  const person = selectPerson(store.getState());
  if (person === null) return false;
  return beginRun(store, () => {
    store.dispatch(jobStarted({ person, items }));
    saveJob(store, storeJobPlan);
    return runBulkJob(store, 0);
  });
}

/** Resumes a job that was stopped; resolves to false for anyone but its owner. */
export async function resumeBulkJob(store: ShopStore): Promise<boolean> {
  return isOwner(store) && beginRun(store, () => resumeRun(store));
}

/** Sends only failed orders again. */
export async function retryFailed(store: ShopStore): Promise<boolean> {
  return (
    isOwner(store) &&
    beginRun(store, () => {
      store.dispatch(failedRequeued());
      return resumeRun(store);
    })
  );
}

/** Sends nothing more; running calls are awaited. */
export function stopBulkJob(store: ShopStore): void {
  store.dispatch(phaseReached('stopped'));
  if (!selectIsJobHere(store.getState())) saveProgress(store);
}

/** Removes a job that has ended or stopped from the state and from storage. */
export function closeBulkJob(store: ShopStore): void {
  const person = selectJobPerson(store.getState());
  store.dispatch(jobClosed());
  if (person !== null) removeStoredJob(person);
}

/**
 * Continues the job in the state, whose lock is free again once `isOver` resolves. Each waiting order is read before it
 * is sent: an earlier run, here or in a closed tab, may have sent it.
 */
export function takeOverBulkJob(store: ShopStore, isOver: Promise<void>): Promise<void> {
  runs.set(store, isOver);
  return resumeRun(store);
}

function resumeRun(store: ShopStore): Promise<void> {
  store.dispatch(jobResumed());
  return runBulkJob(store, tick());
}

async function beginRun(store: ShopStore, run: () => Promise<void>): Promise<boolean> {
  if (isJobUnderWay(store)) return false;
  await runs.get(store);
  if (isJobUnderWay(store)) return false; // a double click starts one job
  const { hasBegun, isOver } = tryLock(browserLocks(), BULK_LOCK, run);
  if (!(await hasBegun)) return false;
  runs.set(store, isOver);
  return true;
}

function isJobUnderWay(store: ShopStore): boolean {
  const job = selectBulkJob(store.getState());
  return job !== null && isUnderWay(job);
}

/** Runs the job in the state until there is nothing left to send. */
async function runBulkJob(store: ShopStore, notBefore: number): Promise<void> {
  const save = atMostEvery(SAVE_INTERVAL_MS, () => {
    if (selectIsJobHere(store.getState())) saveProgress(store);
  });
  const unsubscribe = onStateChange(store, selectBulkJob, (job, previous) =>
    job?.phase === previous?.phase ? save.soon() : save.now(),
  );
  addEventListener('pagehide', save.finish);
  save.now();
  let unanswered = 0;
  await mapConcurrent(CONCURRENCY, async () => {
    await waitForLogin(store);
    const at = findNextItem(store);
    if (at === -1) return false;
    unanswered = isUnanswered(await changeItem(store, at, notBefore)) ? unanswered + 1 : 0;
    if (unanswered >= MAX_CONSECUTIVE_FAILURES) leavePhase(store, 'running', 'stopped');
    return true;
  });
  leavePhase(store, 'running', 'ended');
  save.finish();
  unsubscribe();
  removeEventListener('pagehide', save.finish);
  store.dispatch(jobReleased());
}

function findNextItem(store: ShopStore): number {
  if (phaseHere(store) !== 'running') return -1;
  const { items = [] } = selectBulkJob(store.getState()) ?? {};
  return items.findIndex(({ status }) => status === 'waiting');
}

async function changeItem(store: ShopStore, at: number, notBefore: number): Promise<ItemResult> {
  const item = selectBulkJob(store.getState())?.items[at];
  if (!item) throw new Error('the job is gone');
  store.dispatch(itemChanged({ at, status: 'sending', outcomeUnknown: item.outcomeUnknown }));
  const result = await changeOrder(store, item, notBefore);
  if (selectIsJobHere(store.getState())) store.dispatch(itemChanged({ at, ...result }));
  return result;
}

/** Pauses the job while there is no session; resolves once its owner has logged in again. */
async function waitForLogin(store: ShopStore): Promise<void> {
  if (selectIsAdmin(store.getState())) return;
  leavePhase(store, 'running', 'paused');
  await waitForState(store, (state) => selectIsAdmin(state) || phaseHere(store) !== 'paused');
  leavePhase(store, 'paused', isOwner(store) ? 'running' : 'stopped');
}

/** Returns the phase of the job that runs in this tab; undefined if none exists. */
function phaseHere(store: ShopStore): BulkPhase | undefined {
  const state = store.getState();
  return selectIsJobHere(state) ? selectBulkJob(state)?.phase : undefined;
}

function leavePhase(store: ShopStore, phase: BulkPhase, next: BulkPhase): void {
  if (phaseHere(store) === phase) store.dispatch(phaseReached(next));
}

function isOwner(store: ShopStore): boolean {
  const person = selectPerson(store.getState());
  return person !== null && person === selectJobPerson(store.getState());
}

function saveProgress(store: ShopStore): void {
  saveJob(store, (owned) => storeJobProgress(owned, realNow()));
}

function saveJob(store: ShopStore, write: typeof storeJobPlan): void {
  const state = store.getState();
  const job = selectBulkJob(state);
  const person = selectJobPerson(state);
  if (!job || person === null || write({ job, person })) return;
  if (selectIsJobPersisted(state)) store.dispatch(persistFailed());
}

function isUnanswered({ failure }: ItemResult): boolean {
  return failure?.kind === 'network' || failure?.kind === 'timeout';
}
