import { boot, type PrefetchedReply } from './boot';

/** Returns the response to a GET that index.html prefetched, only once: later reads make a new request. */
export function takePrefetched(method: string, url: string): PrefetchedReply | undefined {
  const { responses } = boot;
  if (method !== 'GET' || !responses || !Object.hasOwn(responses, url)) return undefined;
  const reply = responses[url];
  delete responses[url];
  return reply;
}

/** Drops prefetched responses that are still unused, since they would be out of date later. */
export function forgetPrefetched(): void {
  boot.responses = undefined;
}

/** Returns whether other tabs are waiting for this tab's prefetched response. */
export function isPrefetchingTab(): boolean {
  return boot.releaseWaiters !== undefined;
}

/** Ends other tabs' wait: they have received the response, or will not receive it. */
export function releasePrefetchWaiters(): void {
  boot.releaseWaiters?.();
  boot.releaseWaiters = undefined;
}
