import { vi } from 'vitest';
import { callsAnswered } from './storeBackend';

/**
 * Freezes a tab in the middle of an action: its calls are answered only when it thaws, and its timers are stopped. `ring`
 * runs the timers that it had set before, as a browser does after a thaw.
 */
export async function freezeIn(
  act: () => unknown,
): Promise<{ thaw: () => void; ring: () => void }> {
  const answer = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    await promise;
    return answer(url, { ...init, signal: null });
  });
  const missed: (() => void)[] = [];
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((go: () => void) => {
    missed.push(go);
    return 0;
  }) as never);
  void act();
  await turns();
  timers.mockRestore();
  vi.stubGlobal('fetch', answer);
  const ring = () => {
    for (const go of missed.splice(0)) go();
  };
  return { thaw: resolve, ring };
}

/**
 * Advances the fake timers and delivers what other tabs send meanwhile. The clock waits for the backend, as calls would
 * otherwise time out on a busy machine.
 */
export async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    await vi.advanceTimersByTimeAsync(1_000);
    await turns();
    await callsAnswered();
  }
}

/** Waits for locks, messages and anything else that takes a few turns of the event loop. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((next) => {
      setImmediate(next);
    });
  }
}
