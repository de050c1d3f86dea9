/** The call that one tab prefetches for all. */
export const ORDERS_PATH = '/order/getAll';

/** The read of the cart, shown in every page's navbar. */
export const CART_PATH = '/cart/get';

export const ALL_FEEDBACK_PATH = '/feedback/getAll';

/** How long other tabs wait for the tab that prefetches: as long as one call may take (ms). */
export const PREFETCH_WAIT_MS = 15_000;

/** Returns the prefix of the name of the prefetching tab's lock; the call follows. */
export function prefetchLock(version: string): string {
  return `early/${version}`;
}
