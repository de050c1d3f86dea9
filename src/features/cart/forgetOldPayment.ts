import { forgetPayment, PAYMENT_KEY, readStartedPayment } from '../../api/cartLock';
import { realNow } from '../../domain/clock';
import { PAYMENT_SHARED_MS } from '../../domain/limits';

/**
 * Removes a payment page's address from this browser's storage once no tab is led there any more: customers who paid
 * may never return to the shop, and someone else may use this computer next.
 */
export function forgetOldPayment(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    clearTimeout(timer);
    const stored = readStartedPayment();
    if (stored === undefined) return;
    const { at } = (stored ?? {}) as { at?: unknown };
    const left = typeof at === 'number' ? at + PAYMENT_SHARED_MS - realNow() : 0;
    if (left > 0 && left <= PAYMENT_SHARED_MS) timer = setTimeout(check, left);
    else forgetPayment();
  };
  check();
  // Another tab has started a payment.
  addEventListener('storage', ({ key }) => {
    if (key === PAYMENT_KEY) check();
  });
}
