import { afterEach, expect, it, vi } from 'vitest';
import { underLock } from '#src/api/underLock';
import { ifNoTabIsAt, onceNoTabIsAt } from '#src/queries/oneTab';

// As browsers answer where all storage is forbidden.
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
  expect(await underLock(locks, 'cosa', task)).toBe('fatto');
  expect(task).toHaveBeenCalledTimes(1);
});

it.each([
  ['there', navigator.locks],
  ['forbidden', forbidden],
])('a task that fails fails once where locks are %s', async (_what, locks) => {
  const task = vi.fn(() => Promise.reject(new Error('rotto')));
  await expect(underLock(locks, 'cosa', task)).rejects.toThrow('rotto');
  expect(task).toHaveBeenCalledTimes(1);
});

it('tasks of one name wait for each other', async () => {
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  const one = underLock(navigator.locks, 'cosa', () => first.promise);
  const other = underLock(navigator.locks, 'cosa', async () => void begun.push('other'));
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  expect(begun).toEqual([]);
  first.resolve();
  await Promise.all([one, other]);
  expect(begun).toEqual(['other']);
});

it('a long change of many orders begins also where locks are forbidden', async () => {
  vi.stubGlobal('navigator', { locks: forbidden });
  const task = vi.fn(() => Promise.resolve());
  const { hasBegun, isOver } = ifNoTabIsAt('modifica', task);
  expect(await hasBegun).toBe(true);
  await isOver;
  expect(task).toHaveBeenCalledTimes(1);
  await onceNoTabIsAt('modifica', task, new AbortController().signal);
  expect(task).toHaveBeenCalledTimes(1);
});
