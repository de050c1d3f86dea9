import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/**
 * From here to the end of the test the application's timers stand still; what waits for a
 * condition goes on. However slow the machine is, no call is given up and nothing leads away.
 */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** With timers that stand still: the page leads elsewhere after so long, and not before. */
export async function expectRedirect(afterMs: number, path: string): Promise<void> {
  const from = location.pathname;
  await act(() => vi.advanceTimersByTimeAsync(afterMs - 1));
  expect(location.pathname).toBe(from);
  await act(() => vi.advanceTimersByTimeAsync(1));
  await expect.poll(() => location.pathname).toBe(path);
}

/** With timers that stand still: nothing leads away from the page within so long. */
export async function expectNoRedirect(withinMs: number): Promise<void> {
  const from = location.pathname;
  await act(() => vi.advanceTimersByTimeAsync(withinMs));
  expect(location.pathname).toBe(from);
}
