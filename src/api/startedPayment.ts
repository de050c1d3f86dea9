import { isNetworkBlocked } from './networkBlock';

/** Where the last payment page that this browser was sent to is remembered. */
const KEY = 'payment';

/** Marks, in this tab, that the payment was started here. */
const OWN_KEY = 'paymentBegunHere';

/** The payment that this browser has started, as it was stored; null where there is none. */
export function readStartedPayment(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Remembers the payment that this tab has started, for all tabs. */
export function keepStartedPayment(payment: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(payment));
    sessionStorage.setItem(OWN_KEY, '1');
  } catch {
    // blocked or full: each tab works for itself
  }
}

/**
 * The payment has ended, the person came back from it, or the cart is not the one any more
 * that it was for: the next one is a new one.
 */
export function forgetPayment(): void {
  if (isNetworkBlocked()) return;
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(OWN_KEY);
  } catch {
    // storage is blocked: nothing was remembered
  }
}

/** The tab that started a payment is back in the shop: what it orders next is a new payment. */
export function forgetOwnPayment(): void {
  if (isNetworkBlocked()) return;
  try {
    if (sessionStorage.getItem(OWN_KEY) !== null) forgetPayment();
  } catch {
    // storage is blocked: nothing was remembered
  }
}
