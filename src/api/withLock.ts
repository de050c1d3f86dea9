import { realNow } from '../domain/clock';
import { pause } from '../domain/concurrency';

/** What is used of the browser's Web Locks. */
export type Locks = Pick<LockManager, 'request' | 'query'>;

/** Returns the browser's locks; null on plain http and in old browsers: then each tab works for itself. */
export function browserLocks(): Locks | null {
  return 'locks' in navigator ? navigator.locks : null;
}

/** Opens a channel to the other tabs; null where there is none, or it is forbidden. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null; // none in old browsers, forbidden in some private modes
  }
}

/** The lock that a task runs under. */
export type HeldLock = {
  /** Aborted when another tab has taken the lock over, because this one did not answer. */
  lost: AbortSignal;
  /** Whether that has happened, also where this tab was frozen and has not been told yet. */
  isLost: () => Promise<boolean>;
};

type Task<Result> = (lock: HeldLock) => Promise<Result>;

/** How long a lock is waited for until its holder is asked whether it is still there (ms). */
const ASK_AFTER_MS = 10_000;

/** How long the holder may take to answer, busy as it may be (ms). */
const ANSWER_WITHIN_MS = 5_000;

const ARE_YOU_THERE = 'are you there?';
const HERE = 'here';

const NEVER = new AbortController().signal;

/** Without locks no tab takes one over. */
const NO_LOCK: HeldLock = { lost: NEVER, isLost: () => Promise.resolve(false) };

type Wait = { signal?: AbortSignal; mode?: LockMode };

/**
 * Does a task under a Web Lock, when no tab holds one of the same name; `mode` 'shared' lets other
 * shared tasks of that name run beside it. A tab that holds the lock
 * and does not answer, as one that the browser has frozen, loses it: no wait takes longer than 20
 * seconds for it, while one that answers is waited for. Where there are no locks (plain http, old
 * browsers), or the browser forbids them with all storage, the task is done at once. Rejects as
 * the task does, or when `signal` ends the wait.
 */
export async function withLock<Result>(
  locks: Locks | null,
  name: string,
  task: Task<Result>,
  wait: Wait = {},
): Promise<Result> {
  const run = locks && (await waitForTurn(locks, name, task, wait));
  return run ? run.result : task(NO_LOCK);
}

/** Does the same, but not without a lock. Resolves also when `signal` aborts. */
export async function waitForLock(
  locks: Locks,
  name: string,
  task: Task<void>,
  signal: AbortSignal,
): Promise<void> {
  const run = await waitForTurn(locks, name, task, { signal }).catch((error: unknown) => {
    if (signal.aborted) return null;
    throw error;
  });
  await run?.result;
}

/**
 * Does a task unless this or another tab does one of the same name; resolves to whether it has
 * begun, and when it is over and another may begin. Without Web Locks it always begins.
 */
export function tryLock(
  locks: Locks | null,
  name: string,
  task: Task<void>,
): { hasBegun: Promise<boolean>; isOver: Promise<void> } {
  if (!locks) return { hasBegun: Promise.resolve(true), isOver: task(NO_LOCK) };
  const run = tryOnce(locks, name, task);
  return {
    hasBegun: run.then((begun) => begun !== null),
    isOver: run.then((begun) => begun?.result),
  };
}

/** A task that has begun; wrapped, so that awaiting its begin does not await its end. */
type Run<Result> = { result: Promise<Result> };

async function tryOnce(locks: Locks, name: string, task: Task<void>): Promise<Run<void> | null> {
  const first = await request(locks, name, { ifAvailable: true }, task);
  if (first === 'forbidden') return { result: task(NO_LOCK) };
  if (first !== 'taken') return first;
  if (!(await isHolderSilent(locks, name, NEVER))) return null;
  const second = await request(locks, name, { steal: true }, task);
  return typeof second === 'string' ? null : second;
}

/** Resolves when the task has begun; to null where no lock is to be had. */
async function waitForTurn<Result>(
  locks: Locks,
  name: string,
  task: Task<Result>,
  { signal = NEVER, mode = 'exclusive' }: Wait,
): Promise<Run<Result> | null> {
  const wait = new AbortController();
  const queue = new AbortController();
  const stealing = holderFallsSilent(locks, name, wait.signal).then((isSilent) => {
    if (!isSilent || wait.signal.aborted) return null;
    // Before this leaves the queue: shared tasks behind it would begin, and be stolen from.
    const turn = request(locks, name, { steal: true }, task);
    queue.abort();
    return turn;
  });
  const begin: Task<Result> = (lock) => {
    wait.abort();
    return task(lock);
  };
  const options = { mode, signal: AbortSignal.any([signal, queue.signal]) };
  const turn = await request(locks, name, options, begin);
  wait.abort();
  if (typeof turn !== 'string') return turn;
  const stolen = await stealing;
  if (stolen === null) signal.throwIfAborted();
  return typeof stolen === 'string' ? null : stolen;
}

/** Resolves when the task has begun, or when it is known that it will not. */
function request<Result>(
  locks: Locks,
  name: string,
  options: LockOptions,
  task: Task<Result>,
): Promise<Run<Result> | 'taken' | 'forbidden'> {
  return new Promise((resolve) => {
    const lost = new AbortController();
    let result: Promise<Result> | undefined;
    const begin = (lock: Lock | null) => {
      if (!lock) return resolve('taken');
      result = hold(locks, name, task, lost.signal);
      resolve({ result });
      return result;
    };
    locks.request(name, options, begin).catch(() => {
      // The task's own failure is in `result`; otherwise the lock was taken away.
      if (result) lost.abort();
      else resolve('forbidden');
    });
  });
}

/** Does the task, and answers tabs that wait for the lock. */
async function hold<Result>(
  locks: Locks,
  name: string,
  task: Task<Result>,
  lost: AbortSignal,
): Promise<Result> {
  const channel = openChannel(channelOf(name));
  const close = () => {
    if (channel) channel.onmessage = null;
    channel?.close();
  };
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === ARE_YOU_THERE) channel.postMessage(HERE);
    };
    channel.postMessage(HERE); // also for tabs that asked the holder before this one
    lost.addEventListener('abort', close, { once: true });
  }
  let checkedAt = realNow();
  const isLost = async () => {
    // After a freeze the abort may still be queued; the browser keeps the order of its tasks.
    if (realNow() - checkedAt > ANSWER_WITHIN_MS / 2) await locks.query().catch(() => null);
    checkedAt = realNow();
    return lost.aborted;
  };
  try {
    return await task({ lost, isLost });
  } finally {
    close();
  }
}

/** Asks the holder of a lock again and again; true once it is silent, false when `signal` ends. */
async function holderFallsSilent(
  locks: Locks,
  name: string,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    // Not all that wait ask at once: what the first one does is an answer for the others.
    await pause(ASK_AFTER_MS * (0.8 + Math.random() / 5), signal);
    if (!signal.aborted && (await isHolderSilent(locks, name, signal))) return true;
  }
  return false;
}

async function isHolderSilent(locks: Locks, name: string, signal: AbortSignal): Promise<boolean> {
  const holder = await holderOf(locks, name);
  if (holder === undefined || (await isThere(name, signal))) return false;
  // Another tab may have taken it over meanwhile, and will answer.
  return !signal.aborted && (await holderOf(locks, name)) === holder;
}

async function holderOf(locks: Locks, name: string): Promise<string | undefined> {
  const { held = [] } = await locks.query().catch((): LockManagerSnapshot => ({}));
  return held.find((lock) => lock.name === name)?.clientId;
}

async function isThere(name: string, signal: AbortSignal): Promise<boolean> {
  const channel = openChannel(channelOf(name));
  const answered = new AbortController();
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === HERE) answered.abort();
    };
    channel.postMessage(ARE_YOU_THERE);
  }
  await pause(ANSWER_WITHIN_MS, AbortSignal.any([signal, answered.signal]));
  channel?.close();
  return answered.signal.aborted;
}

function channelOf(lock: string): string {
  return `lock/${lock}`;
}
