import { browserLocks, tryLock, type HeldLock } from '../../api/withLock';
import { isUnderWay, type BulkPhase } from '../../domain/bulkJob';
import { realNow } from '../../domain/clock';
import { mapConcurrent } from '../../domain/concurrency';
import { waitForState } from '../../domain/onStateChange';
import type { WantedChange } from '../../domain/orderChange';
import { selectIsAdmin, selectPerson } from '../../session/sessionSlice';
import type { ShopStore } from '../../store/makeStore';
import { BulkJobJournal } from './bulkJobJournal';
import { bulkJobActions, selectBulkJob, selectIsJobHere } from './bulkJobSlice';
import { loadStoredJob, removeStoredJob, storeJobProgress, type StoredJob } from './bulkJobStorage';
import { sendOrderChange, type ItemResult } from './sendOrderChange';

/** The Web Lock that the tab with the running job holds. */
export const BULK_LOCK = 'bulkJob';

/** How many calls are under way at a time. */
const CONCURRENCY = 4;

/** After so many orders in a row that got no answer, the job stops by itself. */
const MAX_CONSECUTIVE_FAILURES = 8;

/** Without Web Locks, how long a tab may be silent before it is taken for closed. */
const HEARTBEAT_TIMEOUT_MS = 30_000;

const { jobStarted, jobLoaded, jobResumed, jobReleased, jobClosed, failedRequeued } =
  bulkJobActions;
const { phaseReached, itemChanged } = bulkJobActions;

/** What a tab knows of its job besides the state. */
type JobContext = {
  journal: BulkJobJournal;
  /** A fingerprint of the person who started the job; no other person can resume it. */
  owner?: string;
  /** Settles when the latest run of this tab is over; the next one waits for it. */
  run?: Promise<void>;
  /** True while a start is under way: a double click starts one job. */
  isStarting: boolean;
};

const contexts = new WeakMap<ShopStore, JobContext>();

/** Starts a job in this tab; resolves to false when this or another tab is running one already. */
export async function startBulkJob(
  store: ShopStore,
  wanted: readonly WantedChange[],
): Promise<boolean> {
  const person = selectPerson(store.getState());
  if (person === null) return false;
  return startRun(store, () => {
    const context = getContext(store);
    context.owner = person;
    store.dispatch(jobStarted(wanted));
    context.journal.saveOrders(person);
  });
}

/** Returns the stored job, if the person at work in this tab started it. */
export function loadOwnJob(store: ShopStore): StoredJob | null {
  const stored = loadStoredJob();
  const context = getContext(store);
  const person = selectPerson(store.getState()) ?? context.owner;
  if (!stored || stored.person !== person) return null;
  context.owner = stored.person;
  return stored;
}

/** Resumes a job that was stopped. */
export async function resumeBulkJob(store: ShopStore): Promise<boolean> {
  return isOwner(store) && startRun(store, () => store.dispatch(jobResumed()));
}

/** Sends again what failed, and only that. */
export async function retryFailed(store: ShopStore): Promise<boolean> {
  if (!isOwner(store)) return false;
  return startRun(store, () => {
    store.dispatch(failedRequeued());
    store.dispatch(jobResumed());
  });
}

/** Sends nothing more; calls that are under way are waited for. */
export function stopBulkJob(store: ShopStore): void {
  enterPhase(store, 'stopped');
}

/** Removes a job that has ended or stopped from the state and from storage. */
export function closeBulkJob(store: ShopStore): void {
  store.dispatch(jobClosed());
  removeStoredJob();
}

/** Runs the job in the state, while the lock is held, until there is nothing more to send. */
export async function runBulkJob(store: ShopStore, lock: HeldLock): Promise<void> {
  const { journal } = getContext(store);
  const saveLast = () => journal.saveLast();
  const release = () => store.dispatch(jobReleased());
  addEventListener('pagehide', saveLast);
  lock.lost.addEventListener('abort', release);
  await sendAll(store, journal, lock).finally(() => {
    removeEventListener('pagehide', saveLast);
    lock.lost.removeEventListener('abort', release);
  });
}

async function sendAll(store: ShopStore, journal: BulkJobJournal, lock: HeldLock): Promise<void> {
  journal.saveNow();
  const failures = { consecutive: 0 };
  await mapConcurrent(CONCURRENCY, async () => {
    await waitForLogin(store);
    if (await lock.isLost()) return false;
    const at = findNextItem(store);
    if (at === -1) return false;
    if (!journal.reserve(at)) {
      await journal.nextSave();
      return true;
    }
    const result = await sendItem(store, at);
    journal.saveSoon();
    failures.consecutive = isUnanswered(result) ? failures.consecutive + 1 : 0;
    if (failures.consecutive >= MAX_CONSECUTIVE_FAILURES && phaseOf(store) === 'running') {
      enterPhase(store, 'stopped');
    }
    return true;
  });
  // This tab was frozen, and another one has resumed the job.
  if (lock.lost.aborted) {
    store.dispatch(jobLoaded(loadOwnJob(store)?.job ?? null));
    return;
  }
  if (!selectIsJobHere(store.getState())) return storeAsStopped();
  if (phaseOf(store) === 'running') store.dispatch(phaseReached('ended'));
  journal.saveNow();
  store.dispatch(jobReleased());
}

/** Sets the run that the next one of this tab waits for. */
export function setCurrentRun(store: ShopStore, isOver: Promise<void>): void {
  getContext(store).run = isOver;
}

async function startRun(store: ShopStore, prepare: () => void): Promise<boolean> {
  const context = getContext(store);
  const phase = phaseOf(store);
  if (phase === 'running' || phase === 'paused' || context.isStarting) return false;
  context.isStarting = true;
  try {
    await context.run; // the calls that were under way when it was stopped
    if (isRunningElsewhere(store)) return false;
    const { hasBegun, isOver } = tryLock(browserLocks(), BULK_LOCK, (lock) => {
      prepare();
      return runBulkJob(store, lock);
    });
    setCurrentRun(store, isOver);
    return await hasBegun;
  } finally {
    context.isStarting = false;
  }
}

// Where Web Locks exist they decide, not the heartbeat.
function isRunningElsewhere(store: ShopStore): boolean {
  if ('locks' in navigator || selectIsJobHere(store.getState())) return false;
  const stored = loadStoredJob();
  return (
    stored !== null &&
    isUnderWay(stored.job) &&
    realNow() - stored.heartbeatAt < HEARTBEAT_TIMEOUT_MS
  );
}

function findNextItem(store: ShopStore): number {
  const state = store.getState();
  const job = selectBulkJob(state);
  if (job?.phase !== 'running' || !selectIsJobHere(state)) return -1;
  return job.items.findIndex(({ status }) => status === 'waiting');
}

// Another person has logged in: the owner can resume the job later.
function storeAsStopped(): void {
  const stored = loadStoredJob();
  if (stored && isUnderWay(stored.job)) {
    storeJobProgress({ ...stored.job, phase: 'stopped' }, stored.heartbeatAt);
  }
}

async function sendItem(store: ShopStore, at: number): Promise<ItemResult> {
  const item = selectBulkJob(store.getState())?.items[at];
  if (!item) throw new Error('the job is gone');
  const { outcomeUnknown } = item;
  store.dispatch(itemChanged({ at, status: 'sending', outcomeUnknown }));
  const result = await sendOrderChange(store, item);
  if (!selectIsJobHere(store.getState())) return result;
  if (result.status === 'unauthorized') {
    store.dispatch(itemChanged({ at, status: 'waiting', outcomeUnknown }));
    if (!selectIsAdmin(store.getState())) pauseJob(store);
  } else {
    store.dispatch(itemChanged({ at, ...result }));
  }
  return result;
}

/** Pauses the job while there is no session; resolves when the owner is logged in again. */
async function waitForLogin(store: ShopStore): Promise<void> {
  if (selectIsAdmin(store.getState())) return;
  pauseJob(store);
  if (phaseOf(store) !== 'paused') return;
  const isPausedHere = () => selectIsJobHere(store.getState()) && phaseOf(store) === 'paused';
  await waitForState(store, (state) => selectIsAdmin(state) || !isPausedHere());
  if (isPausedHere()) enterPhase(store, isOwner(store) ? 'running' : 'stopped');
}

function isOwner(store: ShopStore): boolean {
  return selectPerson(store.getState()) === getContext(store).owner;
}

function pauseJob(store: ShopStore): void {
  const isHere = selectIsJobHere(store.getState());
  if (isHere && phaseOf(store) === 'running') enterPhase(store, 'paused');
}

function enterPhase(store: ShopStore, phase: BulkPhase): void {
  store.dispatch(phaseReached(phase));
  const state = store.getState();
  const job = selectBulkJob(state);
  if (selectIsJobHere(state)) getContext(store).journal.saveNow();
  else if (job) storeJobProgress(job, realNow());
}

function getContext(store: ShopStore): JobContext {
  const context: JobContext = contexts.get(store) ?? {
    journal: new BulkJobJournal(store),
    isStarting: false,
  };
  contexts.set(store, context);
  return context;
}

function phaseOf(store: ShopStore): BulkPhase | undefined {
  return selectBulkJob(store.getState())?.phase;
}

function isUnanswered(result: ItemResult): boolean {
  return (
    result.status === 'failed' &&
    (result.failure.kind === 'network' || result.failure.kind === 'timeout')
  );
}
