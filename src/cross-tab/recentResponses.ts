import type { Locks } from './browserEnvironment';

/**
 * How long responses are held for tabs that open: twenty tabs that are opened together take that
 * long on a slow machine.
 */
export const SHARED_FOR_MS = 30_000;

type Entry<T> = { response: T; release: () => void };

/**
 * Holds what this tab has just read. Other tabs see in the browser's list of locks which tab holds
 * what and how old it is, so that none waits for an answer that cannot come.
 */
export function recentResponses<T extends { asOf: number }>(locks: Locks, tab: string) {
  const entries = new Map<string, Entry<T>>();

  const release = (key: string): void => {
    entries.get(key)?.release();
    entries.delete(key);
  };

  return {
    get: (key: string): T | undefined => entries.get(key)?.response,

    /** Holds a response until a newer one comes; resolves when other tabs can see that. */
    hold: (key: string, response: T): Promise<void> =>
      new Promise((resolve) => {
        release(key);
        const { promise, resolve: end } = Promise.withResolvers<void>();
        const timer = setTimeout(() => release(key), SHARED_FOR_MS);
        entries.set(key, {
          response,
          release: () => {
            clearTimeout(timer);
            end();
          },
        });
        locks
          .request(`kept/${tab}/${response.asOf}/${key}`, () => {
            resolve();
            return promise;
          })
          .catch(() => resolve());
      }),

    /** Returns whether another tab holds an answer that was asked for after this moment. */
    isElsewhere: async (key: string, after: number): Promise<boolean> => {
      const { held = [] } = await locks.query();
      return held.some(({ name = '' }) => {
        const [, holder, asOf, heldKey] = /^kept\/([^/]+)\/([\d.]+)\/(.+)$/.exec(name) ?? [];
        return holder !== tab && heldKey === key && Number(asOf) > after;
      });
    },

    releaseAll: (): void => {
      for (const key of entries.keys()) release(key);
    },
  };
}
