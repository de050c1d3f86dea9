import type { Reply } from './parsers/reply';

declare global {
  // Started by a script in index.html while the application is still on its way; nothing where
  // another tab is asking the same.
  var prefetchedResponses: Record<string, Promise<Reply | undefined>> | undefined;
  // There while other tabs wait for what this one has asked ahead; ends their waiting.
  var prefetchShared: (() => void) | undefined;
}

/** How long the tab that asks ahead lets others wait: as long as a call may take (ms). */
export const PREFETCH_WAIT_MS = 15_000;

/** How the lock of the tab that asks ahead of its application begins; the path follows. */
export function prefetchLock(version: string): string {
  return `early/${version}`;
}

/** The read that one tab asks ahead for all. */
export const ORDERS_PATH = '/order/getAll';

/**
 * The answer to a GET that index.html asked for ahead of the application, by its address.
 * Given out once: whoever reads again must ask again.
 */
export function takePrefetched(
  method: string,
  url: string,
): Promise<Reply | undefined> | undefined {
  const early = globalThis.prefetchedResponses;
  if (method !== 'GET' || !early || !Object.hasOwn(early, url)) return undefined;
  const reply = early[url];
  delete early[url];
  return reply;
}

/** Whether this tab has asked ahead, and others wait for it. */
export function isPrefetchingTab(): boolean {
  return globalThis.prefetchShared !== undefined;
}

/** The others have heard what was asked ahead, or never will. */
export function releasePrefetchWaiters(): void {
  globalThis.prefetchShared?.();
  globalThis.prefetchShared = undefined;
}
