import { realNow } from '../domain/clock';
import { pause } from '../domain/concurrency';

export type Locks = Pick<LockManager, 'request' | 'query'>;

/** Returns the browser's locks; null on plain http and in old browsers, where each tab works alone. */
export function browserLocks(): Locks | null {
  return 'locks' in navigator ? navigator.locks : null;
}

export type HeldLock = {
  /** Whether another tab has taken the lock over, even if a frozen tab has not been told yet. */
  isLost: () => Promise<boolean>;
};

type Task<Result> = (lock: HeldLock) => Promise<Result>;

/** How long to wait for a lock before taking it from its holder (ms). */
const STEAL_AFTER_MS = 20_000;

/** A waiting tab takes a lock over once it has seen the same holder twice; a task that ends sooner never loses it. */
const LOOK_EVERY_MS = STEAL_AFTER_MS / 2;

const NEVER = new AbortController().signal;

/** Without locks, no tab can take over from another. */
const NO_LOCK: HeldLock = { isLost: () => Promise.resolve(false) };

type Options = {
  signal?: AbortSignal;
  /** 'shared' lets other shared tasks of the same name run in parallel. */
  mode?: LockMode;
  /** An upload may take minutes: its lock is not taken over. */
  isUpload?: boolean;
};

/**
 * Runs a task under a Web Lock, once no other tab holds one of the same name. A tab that has held
 * it for 20 seconds loses it, as it may be suspended; one that uploads does not. Without locks
 * (plain http, old browsers, storage forbidden) the task runs at once. Rejects if the task does, or
 * if `signal` ends the wait.
 */
export async function withLock<Result>(
  locks: Locks | null,
  name: string,
  task: Task<Result>,
  { signal = NEVER, mode = 'exclusive', isUpload = false }: Options = {},
): Promise<Result> {
  if (!locks) return task(NO_LOCK);
  const begun = new AbortController();
  const queue = new AbortController();
  let running: Promise<Result> | undefined;
  // Runs once, even if the lock is granted at the moment at which it is stolen.
  const begin: Task<Result> = (lock) => {
    begun.abort();
    running ??= isUpload ? locks.request(uploadLock(name), () => task(lock)) : task(lock);
    return running;
  };
  const stealing = steal(
    locks,
    name,
    begin,
    () => queue.abort(),
    AbortSignal.any([begun.signal, signal]),
  );
  const options = { mode, signal: AbortSignal.any([signal, queue.signal]) };
  const turn = await request(locks, name, options, begin).catch(() => ({ result: task(NO_LOCK) }));
  const run = turn ?? (await stealing);
  begun.abort();
  if (run) return run.result;
  throw signal.reason;
}

/** A task that has begun; wrapped, so that awaiting its start does not await its end. */
type Run<Result> = { result: Promise<Result> };

/** Resolves when the task has begun, or to null if it never will. Rejects if locks are forbidden. */
function request<Result>(
  locks: Locks,
  name: string,
  options: LockOptions,
  task: Task<Result>,
): Promise<Run<Result> | null> {
  return new Promise((resolve, reject) => {
    let hasEnded = false;
    let begunAt = 0;
    const isLost = async () => {
      // After a freeze the rejection may still be queued; the browser keeps the order of its tasks.
      if (realNow() - begunAt >= LOOK_EVERY_MS) await locks.query().catch(() => null);
      return hasEnded;
    };
    const begin = (lock: Lock | null) => {
      begunAt = realNow();
      const result = lock && task({ isLost });
      resolve(result && { result });
      return result;
    };
    // The task's own failure is in `result`; otherwise the lock was taken over, or never granted.
    locks.request(name, options, begin).catch((error: unknown) => {
      hasEnded = true;
      if (error instanceof DOMException && error.name === 'AbortError') resolve(null);
      else reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

/**
 * Takes a lock over once the same tab has held it for 20 seconds of waiting, one tab after the
 * other. Calls `onSteal` when it does; resolves to null if `signal` ends the wait first.
 */
async function steal<Result>(
  locks: Locks,
  name: string,
  task: Task<Result>,
  onSteal: () => void,
  signal: AbortSignal,
): Promise<Run<Result> | null> {
  let before: string | undefined;
  let run: Run<Result> | null = null;
  const takeOver = async () => {
    if (signal.aborted || (await holderOf(locks, name)) !== before) return;
    // Before this tab leaves the queue: shared tasks behind it would begin, and be stolen from.
    const stolen = request(locks, name, { steal: true }, task);
    onSteal();
    run = await stolen;
    // Until then the other waiting tabs cannot take it over from this tab.
    await run?.result.catch(() => null);
  };
  while (!signal.aborted && !run) {
    await pause(LOOK_EVERY_MS, signal);
    if (signal.aborted) break;
    const holder = await holderOf(locks, name);
    if (holder !== undefined && holder === before) {
      await locks.request(`steal/${name}`, {}, takeOver).catch(() => null);
    }
    before = holder;
  }
  return run;
}

/**
 * Returns the tab that holds a lock which may be taken over, with how many of its own requests wait for it: a tab that
 * works through its requests is not frozen. Undefined if no tab holds it.
 */
async function holderOf(locks: Locks, name: string): Promise<string | undefined> {
  const { held = [], pending = [] } = await locks.query().catch((): LockManagerSnapshot => ({}));
  if (held.some((lock) => lock.name === uploadLock(name))) return undefined;
  const clientId = held.find((lock) => lock.name === name)?.clientId;
  const own = pending.filter((lock) => lock.name === name && lock.clientId === clientId);
  return clientId && `${clientId} ${own.length}`;
}

function uploadLock(name: string): string {
  return `upload/${name}`;
}

/**
 * Runs a task for as long as it takes under a lock that is never taken over, such as the lock of the one tab that
 * polls. Also resolves if `signal` ends the wait; does nothing without locks.
 */
export async function waitForLock(
  locks: Locks,
  name: string,
  task: Task<void>,
  signal: AbortSignal,
): Promise<void> {
  const run = await request(locks, name, { signal }, task).catch(() => null);
  await run?.result;
}

/**
 * Runs a task unless a task of the same name is running in this or another tab; resolves to whether it has begun.
 * Without Web Locks it always runs.
 */
export async function tryLock(
  locks: Locks | null,
  name: string,
  task: Task<void>,
): Promise<boolean> {
  const run = locks
    ? await request(locks, name, { ifAvailable: true }, task).catch(() => ({
        result: task(NO_LOCK),
      }))
    : { result: task(NO_LOCK) };
  return run !== null;
}
