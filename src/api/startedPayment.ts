import { isNetworkBlocked } from './networkBlock';

/** Key of the last started payment in localStorage. */
const KEY = 'payment';

/** Key in sessionStorage: this tab has started the payment. */
const OWN_KEY = 'paymentBegunHere';

/** Returns the payment that this browser has started, as it was stored; null if none. */
export function readStartedPayment(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores the payment that this tab has started, for all tabs. */
export function storeStartedPayment(payment: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(payment));
    sessionStorage.setItem(OWN_KEY, '1');
  } catch {
    // blocked or full: each tab works for itself
  }
}

/**
 * Forgets the started payment: it has ended, the customer has come back from it, or the cart has
 * changed. The next one is a new one.
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

/** Forgets the payment if this tab has started it and is back in the shop. */
export function forgetOwnPayment(): void {
  if (isNetworkBlocked()) return;
  try {
    if (sessionStorage.getItem(OWN_KEY) !== null) forgetPayment();
  } catch {
    // storage is blocked: nothing was remembered
  }
}
