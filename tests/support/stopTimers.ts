import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/**
 * Stops the application's timers until the end of the test, but not waiting for conditions. However slow the machine is,
 * no call times out and nothing redirects.
 */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** With stopped timers: expects that the page redirects after this time, and not before. */
export async function expectRedirect(afterMs: number, path: string): Promise<void> {
  const from = location.pathname;
  await act(() => vi.advanceTimersByTimeAsync(afterMs - 1));
  expect(location.pathname).toBe(from);
  await act(() => vi.advanceTimersByTimeAsync(1));
  await expect.poll(() => location.pathname).toBe(path);
}

/** With stopped timers: expects that the page does not redirect within this time. */
export async function expectNoRedirect(withinMs: number): Promise<void> {
  const from = location.pathname;
  await act(() => vi.advanceTimersByTimeAsync(withinMs));
  expect(location.pathname).toBe(from);
}
