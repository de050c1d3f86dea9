import { vi } from 'vitest';
import { callsAnswered } from './storeBackend';

/**
 * Freezes a tab in the middle of an action: its calls are answered only when it thaws, and its
 * timers stand still. `ring` has the timers go off that
 * it had set until then, as a browser does after a thaw.
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
 * Lets time pass by the fake timers, with what other tabs say meanwhile. The clock waits for the
 * backend: on a busy machine it would otherwise pass the time that an answer may take.
 */
export async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    await vi.advanceTimersByTimeAsync(1_000);
    await turns();
    await callsAnswered();
  }
}

/** Waits for locks, messages and whatever else takes a few turns of the event loop. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((next) => {
      setImmediate(next);
    });
  }
}
