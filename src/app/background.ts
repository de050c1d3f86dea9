import { forgetOldPayment } from '../features/cart/forgetOldPayment';
import { startOffline } from '../offline/keepOffline';
import type { ShopStore } from '../store/makeStore';

/**
 * Starts background work: the service worker, and the removal of an old payment's address. In its own file, which
 * `main.tsx` loads when the page is idle.
 */
export function startBackground(store: ShopStore): void {
  forgetOldPayment();
  startOffline(store);
}
