import type { Locks } from './browserEnvironment';

/**
 * How long what this tab has read is kept for tabs that open, in milliseconds: twenty tabs that
 * are opened together take that long on a slow machine.
 */
export const TAKE_OVER_MS = 30_000;

type Dated = { askedAt: number };
type Kept<T> = { what: T; release: () => void };

/**
 * What this tab has just read, for a moment. Other tabs see in the browser's list of locks who
 * has what and how old it is, so that nobody waits for an answer that cannot come.
 */
export function recentResponses<T extends Dated>(locks: Locks, tab: string) {
  const kept = new Map<string, Kept<T>>();

  const release = (key: string): void => {
    kept.get(key)?.release();
    kept.delete(key);
  };

  return {
    get: (key: string): T | undefined => kept.get(key)?.what,

    /** Keeps it, until something newer comes; resolves when others can see that. */
    keep: (key: string, what: T): Promise<void> =>
      new Promise((resolve) => {
        release(key);
        const { promise, resolve: end } = Promise.withResolvers<void>();
        const timer = setTimeout(() => release(key), TAKE_OVER_MS);
        const own: Kept<T> = {
          what,
          release: () => {
            clearTimeout(timer);
            end();
          },
        };
        kept.set(key, own);
        locks
          .request(`kept/${tab}/${what.askedAt}/${key}`, () => {
            resolve();
            return promise;
          })
          .catch(() => resolve());
      }),

    /** Whether another tab keeps an answer that was asked for after this moment. */
    isElsewhere: async (key: string, after: number): Promise<boolean> => {
      const { held = [] } = await locks.query();
      return held.some(({ name = '' }) => {
        const [, keeper, askedAt, place] = /^kept\/([^/]+)\/([\d.]+)\/(.+)$/.exec(name) ?? [];
        return keeper !== tab && place === key && Number(askedAt) > after;
      });
    },

    letGoOfAll: (): void => {
      for (const key of kept.keys()) release(key);
    },
  };
}
