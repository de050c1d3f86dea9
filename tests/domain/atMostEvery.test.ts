import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from '#src/domain/atMostEvery';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs a first call at once, and later ones once at the end of the period', () => {
  const task = vi.fn();
  const { soon } = atMostEvery(500, task);
  soon();
  expect(task).toHaveBeenCalledTimes(1);
  soon();
  soon();
  vi.advanceTimersByTime(499);
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(2);
});

it('finishes a postponed call, or drops it', () => {
  const task = vi.fn();
  const { soon, finish, cancel } = atMostEvery(500, task);
  soon();
  soon();
  finish();
  expect(task).toHaveBeenCalledTimes(2);
  soon();
  cancel();
  finish();
  vi.advanceTimersByTime(1_000);
  expect(task).toHaveBeenCalledTimes(2);
});
