import type { Reply } from './parsers/reply';

/** A response on its way, in full; `begun` resolves to its head, or to undefined as the whole does. */
export type PrefetchedReply = Promise<Reply | undefined> & {
  begun?: Promise<Response | undefined>;
};

declare global {
  // Requested by the script of index.html before the application is there, by address; resolves
  // to undefined where another tab requests the same.
  var prefetchedResponses: Record<string, PrefetchedReply> | undefined;
  // Ends the wait of other tabs for what this one has prefetched.
  var prefetchShared: (() => void) | undefined;
}

/** How long other tabs wait for the tab that prefetches: as long as a call may take (ms). */
export const PREFETCH_WAIT_MS = 15_000;

/** Returns how the name of the lock of the tab that prefetches begins; the call follows. */
export function prefetchLock(version: string): string {
  return `early/${version}`;
}

/** The call that one tab prefetches for all. */
export const ORDERS_PATH = '/order/getAll';

/** The read of the cart, which every page shows in its navbar. */
export const CART_CALL = '/cart/get';

/** The feedback on all products. */
export const ALL_FEEDBACK_CALL = '/feedback/getAll';

/** Returns the response to a GET that index.html has prefetched, once: later reads ask again. */
export function takePrefetched(method: string, url: string): PrefetchedReply | undefined {
  const responses = globalThis.prefetchedResponses;
  if (method !== 'GET' || !responses || !Object.hasOwn(responses, url)) return undefined;
  const reply = responses[url];
  delete responses[url];
  return reply;
}

/** Forgets what index.html has prefetched and no one has taken: later it is out of date. */
export function forgetPrefetched(): void {
  globalThis.prefetchedResponses = undefined;
}

/** Whether other tabs wait for what this one has prefetched. */
export function isPrefetchingTab(): boolean {
  return globalThis.prefetchShared !== undefined;
}

/** Ends the wait of other tabs: they have been told the response, or will not be. */
export function releasePrefetchWaiters(): void {
  globalThis.prefetchShared?.();
  globalThis.prefetchShared = undefined;
}
