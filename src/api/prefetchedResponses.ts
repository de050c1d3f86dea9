import { boot, type PrefetchedReply } from './boot';

/** Returns the response to a read that index.html prefetched, only once: later reads make a new request. */
export function takePrefetched(url: string): PrefetchedReply | undefined {
  const reply = boot.responses?.[url];
  delete boot.responses?.[url];
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
