import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startSessionPersistence } from '#src/session/sessionLifetime';
import { TOKEN_KEY } from '#src/domain/browserStorage';
import { clearAfterSession, followLogouts } from '#src/store/clearAfterSession';
import { makeStore, type ShopStore } from '#src/store/makeStore';

const cleanUps: (() => void)[] = [];

/** Makes each test of a file begin with empty storage, and without the listeners of earlier stores. */
export function useFreshStorage(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const target of [globalThis, document]) {
      const add = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (type: string, listener: EventListenerOrEventListenerObject | null) => {
          if (!listener) return;
          add(type, listener);
          cleanUps.push(() => target.removeEventListener(type, listener));
        },
      );
    }
  });
  afterEach(() => {
    for (const cleanUp of cleanUps.splice(0)) cleanUp();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Makes a store that keeps its session, as the application starts it. */
export async function startStore(): Promise<ShopStore> {
  const store = makeStore();
  clearAfterSession(store);
  followLogouts(store);
  await startSessionPersistence(store);
  return store;
}

/** Returns the token in storage. */
export const storedToken = () => localStorage.getItem(TOKEN_KEY);

/** Waits until the token in storage is this one. */
export const storedTokenBecomes = (token: string | null) =>
  vi.waitFor(() => expect(storedToken()).toBe(token), { interval: 1 });
