import { tryLock, type HeldLock } from '../../api/withLock';
import { isUnderWay, type BulkPhase } from '../../domain/bulkJob';
import { realNow } from '../../domain/clock';
import type { WantedChange } from '../../domain/orderChange';
import { bulkJobActions, selectBulkJob, selectIsJobHere } from './bulkJobSlice';
import { selectIsAdmin, selectPerson } from '../../session/sessionSlice';
import type { ShopStore } from '../../store/makeStore';
import { sendOrderChange, type ItemResult } from './sendOrderChange';
import { BulkJobJournal } from './bulkJobJournal';
import { removeStoredJob, storeJobProgress, loadStoredJob, type StoredJob } from './bulkJobStorage';
import { mapConcurrent } from '../../domain/concurrency';

/** The Web Lock that the tab with the running job holds. */
export const BULK_LOCK = 'bulkJob';

/** How many calls are under way at a time. */
const CONCURRENCY = 4;

/** After so many orders in a row that nobody answered for, the job stops by itself. */
const MOST_IN_VAIN = 8;

/** Without Web Locks, how long a tab may be silent before it is taken for gone (ms). */
const SILENT_FOR_MS = 30_000;

const { jobStarted, jobLoaded, jobResumed, jobReleased, jobClosed, failedRequeued } =
  bulkJobActions;
const { phaseReached, itemChanged } = bulkJobActions;

/** When the latest run of a tab is over. */
const runs = new WeakMap<ShopStore, Promise<void>>();

const keepers = new WeakMap<ShopStore, BulkJobJournal>();

/** Tabs that are about to begin: a double click is one intent. */
const beginning = new WeakSet<ShopStore>();

/** Who began the job that a tab shows, as a fingerprint: it goes on for nobody else. */
const owners = new WeakMap<ShopStore, string>();

/** Starts a job in this tab; false when this or another tab is at one already. */
export async function startBulkJob(
  store: ShopStore,
  wanted: readonly WantedChange[],
): Promise<boolean> {
  const person = selectPerson(store.getState());
  if (person === null) return false;
  return begin(store, () => {
    owners.set(store, person);
    store.dispatch(jobStarted(wanted));
    keeperOf(store).storeJobOrders(person);
  });
}

/** Returns the job that this browser keeps, if it is that of the person who is at work here. */
export function loadOwnJob(store: ShopStore): StoredJob | null {
  const kept = loadStoredJob();
  const person = selectPerson(store.getState()) ?? owners.get(store);
  if (!kept || kept.person !== person) return null;
  owners.set(store, kept.person);
  return kept;
}

/** Goes on with a job that was stopped. */
export async function resumeBulkJob(store: ShopStore): Promise<boolean> {
  return isOwners(store) && begin(store, () => store.dispatch(jobResumed()));
}

/** Sends again what failed, and only that. */
export async function retryFailed(store: ShopStore): Promise<boolean> {
  if (!isOwners(store)) return false;
  return begin(store, () => {
    store.dispatch(failedRequeued());
    store.dispatch(jobResumed());
  });
}

/** Nothing more is sent; what is on its way is waited for. */
export function stopBulkJob(store: ShopStore): void {
  reach(store, 'stopped');
}

/** The job that has ended or stopped is shown no more, and not kept. */
export function closeBulkJob(store: ShopStore): void {
  store.dispatch(jobClosed());
  removeStoredJob();
}

/** Works on the job in the store, while the lock is held, until there is nothing more to do. */
export async function work(store: ShopStore, lock: HeldLock): Promise<void> {
  const keeper = keeperOf(store);
  const keepLast = () => keeper.keepLast();
  const release = () => store.dispatch(jobReleased());
  addEventListener('pagehide', keepLast);
  lock.lost.addEventListener('abort', release);
  await sendAll(store, keeper, lock).finally(() => {
    removeEventListener('pagehide', keepLast);
    lock.lost.removeEventListener('abort', release);
  });
}

async function sendAll(store: ShopStore, keeper: BulkJobJournal, lock: HeldLock): Promise<void> {
  keeper.keepNow();
  const round = { consecutiveFailures: 0 };
  await mapConcurrent(CONCURRENCY, async () => {
    await whileSignedOut(store);
    if (await lock.isLost()) return false;
    const at = nextItem(store);
    if (at === -1) return false;
    if (!keeper.claim(at)) {
      await keeper.nextWriting();
      return true;
    }
    const end = await changed(store, at);
    keeper.keepSoon();
    const isInVain = end.status === 'failed' && isSilence(end.failure.kind);
    round.consecutiveFailures = isInVain ? round.consecutiveFailures + 1 : 0;
    if (round.consecutiveFailures >= MOST_IN_VAIN && phaseOf(store) === 'running')
      reach(store, 'stopped');
    return true;
  });
  if (lock.lost.aborted) return showKept(store);
  if (!selectIsJobHere(store.getState())) return leaveStopped();
  if (phaseOf(store) === 'running') store.dispatch(phaseReached('ended'));
  keeper.keepNow();
  store.dispatch(jobReleased());
}

/** The next run of this tab begins only when this one is over. */
export function setCurrentRun(store: ShopStore, isOver: Promise<void>): void {
  runs.set(store, isOver);
}

async function begin(store: ShopStore, prepare: () => void): Promise<boolean> {
  const phase = phaseOf(store);
  if (phase === 'running' || phase === 'paused' || beginning.has(store)) return false;
  beginning.add(store);
  try {
    await runs.get(store); // what was on its way when it was stopped
    if (isSomebodyElseAtWork(store)) return false;
    const locks = 'locks' in navigator ? navigator.locks : null;
    const { hasBegun, isOver } = tryLock(locks, BULK_LOCK, (lock) => {
      prepare();
      return work(store, lock);
    });
    setCurrentRun(store, isOver);
    return await hasBegun;
  } finally {
    beginning.delete(store);
  }
}

// Only asked where there are no locks: they know better than the clock.
function isSomebodyElseAtWork(store: ShopStore): boolean {
  if ('locks' in navigator || selectIsJobHere(store.getState())) return false;
  const kept = loadStoredJob();
  return kept !== null && isUnderWay(kept.job) && realNow() - kept.beatAt < SILENT_FOR_MS;
}

function nextItem(store: ShopStore): number {
  const state = store.getState();
  const job = selectBulkJob(state);
  if (job?.phase !== 'running' || !selectIsJobHere(state)) return -1;
  return job.items.findIndex(({ status }) => status === 'waiting');
}

// This tab was frozen, and another one has gone on with the job.
function showKept(store: ShopStore): void {
  store.dispatch(jobLoaded(loadOwnJob(store)?.job ?? null));
}

// Somebody else has logged in: it goes on when the person who began it is back and says so.
function leaveStopped(): void {
  const kept = loadStoredJob();
  if (kept && isUnderWay(kept.job))
    storeJobProgress({ ...kept.job, phase: 'stopped' }, kept.beatAt);
}

async function changed(store: ShopStore, at: number): Promise<ItemResult> {
  const item = selectBulkJob(store.getState())?.items[at];
  if (!item) throw new Error('the job is gone');
  store.dispatch(itemChanged({ at, status: 'sending', outcomeUnknown: item.outcomeUnknown }));
  const end = await sendOrderChange(store, item);
  if (!selectIsJobHere(store.getState())) return end;
  if (end.status === 'unauthorized') {
    store.dispatch(itemChanged({ at, status: 'waiting', outcomeUnknown: item.outcomeUnknown }));
    if (!selectIsAdmin(store.getState())) pause(store);
  } else {
    store.dispatch(itemChanged({ at, ...end }));
  }
  return end;
}

/** While nobody is logged in the job is paused; it goes on when the same person is back. */
async function whileSignedOut(store: ShopStore): Promise<void> {
  if (selectIsAdmin(store.getState())) return;
  pause(store);
  if (phaseOf(store) !== 'paused') return;
  const isOurs = () => selectIsJobHere(store.getState()) && phaseOf(store) === 'paused';
  await until(store, () => selectIsAdmin(store.getState()) || !isOurs());
  if (!isOurs()) return;
  reach(store, isOwners(store) ? 'running' : 'stopped');
}

function isOwners(store: ShopStore): boolean {
  return selectPerson(store.getState()) === owners.get(store);
}

function pause(store: ShopStore): void {
  const isOurs = selectIsJobHere(store.getState());
  if (isOurs && phaseOf(store) === 'running') reach(store, 'paused');
}

function until(store: ShopStore, isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      if (!isTrue()) return;
      unsubscribe();
      resolve();
    });
  });
}

function reach(store: ShopStore, phase: BulkPhase): void {
  store.dispatch(phaseReached(phase));
  const state = store.getState();
  const job = selectBulkJob(state);
  if (selectIsJobHere(state)) keeperOf(store).keepNow();
  else if (job) storeJobProgress(job, realNow());
}

function keeperOf(store: ShopStore): BulkJobJournal {
  const keeper = keepers.get(store) ?? new BulkJobJournal(store);
  keepers.set(store, keeper);
  return keeper;
}

function phaseOf(store: ShopStore): BulkPhase | undefined {
  return selectBulkJob(store.getState())?.phase;
}

function isSilence(kind: string): boolean {
  return kind === 'network' || kind === 'timeout';
}
