import type { Reply } from './parsers/reply';

/** A pending response; `begun` resolves to its headers, or to undefined if the whole does. */
export type PrefetchedReply = Promise<Reply | undefined> & {
  begun?: Promise<Response | undefined>;
};

declare global {
  // Requests sent by the script of index.html before the app starts, by address; each resolves to undefined if another
  // tab is requesting the same.
  var prefetchedResponses: Record<string, PrefetchedReply> | undefined;
  // Ends other tabs' wait for this tab's prefetched response.
  var prefetchShared: (() => void) | undefined;
}

/** How long other tabs wait for the tab that prefetches: as long as one call may take (ms). */
export const PREFETCH_WAIT_MS = 15_000;

/** Returns the prefix of the name of the prefetching tab's lock; the call follows. */
export function prefetchLock(version: string): string {
  return `early/${version}`;
}

/** The call that one tab prefetches for all. */
export const ORDERS_PATH = '/order/getAll';

/** The read of the cart, shown in every page's navbar. */
export const CART_CALL = '/cart/get';

/** The feedback on all products. */
export const ALL_FEEDBACK_CALL = '/feedback/getAll';

/** Returns the response to a GET that index.html prefetched, only once: later reads make a new request. */
export function takePrefetched(method: string, url: string): PrefetchedReply | undefined {
  const responses = globalThis.prefetchedResponses;
  if (method !== 'GET' || !responses || !Object.hasOwn(responses, url)) return undefined;
  const reply = responses[url];
  delete responses[url];
  return reply;
}

/** Drops prefetched responses that are still unused, since they would be out of date later. */
export function forgetPrefetched(): void {
  globalThis.prefetchedResponses = undefined;
}

/** Returns whether other tabs are waiting for this tab's prefetched response. */
export function isPrefetchingTab(): boolean {
  return globalThis.prefetchShared !== undefined;
}

/** Ends other tabs' wait: they have received the response, or will not receive it. */
export function releasePrefetchWaiters(): void {
  globalThis.prefetchShared?.();
  globalThis.prefetchShared = undefined;
}
