import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tryLock, withLock, waitForLock, type HeldLock } from '#src/api/withLock';
import { browserLocks } from '#tests/support/browserLocks';
import { pass, turns } from '#tests/support/frozenTab';

// The error of browsers that block all storage.
const forbidden = {
  request: () => Promise.reject(new DOMException('denied', 'SecurityError')),
} as unknown as LockManager;

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['forbidden', forbidden],
  ['missing', null],
])('a task is done once and at once where locks are %s', async (_what, locks) => {
  const task = vi.fn(() => Promise.resolve('fatto'));
  expect(await withLock(locks, 'cosa', task)).toBe('fatto');
  expect(task).toHaveBeenCalledTimes(1);
});

it.each([
  ['there', navigator.locks],
  ['forbidden', forbidden],
])('a task that fails fails once where locks are %s', async (_what, locks) => {
  const task = vi.fn(() => Promise.reject(new Error('rotto')));
  await expect(withLock(locks, 'cosa', task)).rejects.toThrow('rotto');
  expect(task).toHaveBeenCalledTimes(1);
});

it('tasks with the same name wait for each other', async () => {
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const one = withLock(navigator.locks, 'cosa', () => first.promise);
  const other = withLock(navigator.locks, 'cosa', async () => void begun.push('other'));
  await vi.waitFor(async () => {
    const { pending = [] } = await navigator.locks.query();
    expect(pending.map(({ name }) => name)).toEqual(['cosa']);
  });
  expect(begun).toEqual([]);
  first.resolve();
  await Promise.all([one, other]);
  expect(begun).toEqual(['other']);
});

it('a bulk change begins even if locks are blocked', async () => {
  const task = vi.fn(() => Promise.resolve());
  expect(await tryLock(forbidden, 'modifica', task)).toBe(true);
  expect(task).toHaveBeenCalledTimes(1);
  await waitForLock(forbidden, 'modifica', task, new AbortController().signal);
  expect(task).toHaveBeenCalledTimes(1);
});

describe('if the holder is frozen', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('the holder loses the lock within 20 seconds, and learns of it', async () => {
    const end = Promise.withResolvers<void>();
    let lock: HeldLock | undefined;
    const slow = withLock(navigator.locks, 'gelo', async (held) => {
      lock = held;
      await end.promise;
      return 'alla fine';
    });
    await turns();
    const tasks = [1, 2, 3].map(() => vi.fn(() => Promise.resolve('fatto')));
    const others = tasks.map((task) => withLock(navigator.locks, 'gelo', task));
    await pass(20_000);
    expect(await Promise.all(others)).toEqual(['fatto', 'fatto', 'fatto']);
    for (const task of tasks) expect(task).toHaveBeenCalledTimes(1);
    expect(await lock?.isLost()).toBe(true);
    end.resolve();
    expect(await slow).toBe('alla fine');
  });

  it('the holder keeps the lock for less than that', async () => {
    const end = Promise.withResolvers<void>();
    const slow = withLock(navigator.locks, 'gelo', () => end.promise);
    await turns();
    const task = vi.fn(() => Promise.resolve());
    const other = withLock(navigator.locks, 'gelo', task);
    await pass(19_000);
    expect(task).not.toHaveBeenCalled();
    end.resolve();
    await Promise.all([slow, other]);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('a tab that works through its own requests keeps the lock for each of them', async () => {
    const lost: boolean[] = [];
    const slow = async ({ isLost }: HeldLock) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 7_000);
      });
      lost.push(await isLost());
    };
    const all = [1, 2, 3, 4, 5].map(() => withLock(navigator.locks, 'gelo', slow));
    await pass(40_000);
    await Promise.all(all);
    expect(lost).toEqual([false, false, false, false, false]);
  });

  it('no shared task begins between the holder and the task that steals the lock', async () => {
    const locks = browserLocks();
    const end = Promise.withResolvers<void>();
    const shared = { mode: 'shared' } as const;
    const slow = withLock(locks, 'carrello', () => end.promise, shared);
    await turns();
    const log: string[] = [];
    const done = Promise.withResolvers<void>();
    const alone = withLock(locks, 'carrello', async () => {
      log.push('alone begins');
      await done.promise;
      log.push('alone ends');
    });
    const behind = withLock(
      locks,
      'carrello',
      async ({ isLost }) => {
        log.push('shared begins');
        await turns();
        log.push(`shared ends, lost: ${String(await isLost())}`);
      },
      shared,
    );
    await pass(21_000);
    expect(log).toEqual(['alone begins']);
    done.resolve();
    await Promise.all([alone, behind]);
    expect(log.slice(1)).toEqual(['alone ends', 'shared begins', 'shared ends, lost: false']);
    end.resolve();
    await slow;
  });

  const upload = (task: () => Promise<void>) =>
    withLock(navigator.locks, 'lungo', task, { isUpload: true });
  const poll = (task: () => Promise<void>) =>
    waitForLock(navigator.locks, 'lungo', task, new AbortController().signal);

  const write = (task: () => Promise<void>) => withLock(navigator.locks, 'lungo', task);

  it.each([
    ['an upload', upload, write],
    ['a tab that polls', poll, poll],
  ])('%s is waited for as long as it takes', async (_what, hold, wait) => {
    const end = Promise.withResolvers<void>();
    const slow = hold(() => end.promise);
    await turns();
    const task = vi.fn(() => Promise.resolve());
    const other = wait(task);
    expect(await tryLock(navigator.locks, 'lungo', task)).toBe(false);
    await pass(60_000);
    expect(task).not.toHaveBeenCalled();
    end.resolve();
    await Promise.all([slow, other]);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('an aborted wait leaves the lock alone', async () => {
    const end = Promise.withResolvers<void>();
    const holder = withLock(navigator.locks, 'attesa', () => end.promise);
    const given = new AbortController();
    const task = vi.fn(() => Promise.resolve());
    const other = withLock(navigator.locks, 'attesa', task, { signal: given.signal });
    given.abort();
    await expect(other).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(40_000);
    end.resolve();
    await holder;
    expect(task).not.toHaveBeenCalled();
  });
});
