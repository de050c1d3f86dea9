import { parseStored, readStored, writeStored } from '../domain/browserStorage';
import { isNetworkBlocked } from './recordAndReplay';
import { browserLocks, withLock, type HeldLock } from './withLock';

/** Writes of the cart share it; a checkout holds it exclusively, in any tab. */
const LOCK_NAME = 'cart';

/** Changes the cart while no tab is checking out. A payment started earlier no longer matches the cart. */
export function changingCart<Result>(write: () => Promise<Result>): Promise<Result> {
  const change = () => {
    forgetPayment();
    return write();
  };
  return withLock(browserLocks(), LOCK_NAME, change, { mode: 'shared' });
}

/** Checks out while no tab is changing the cart or checking out. */
export function checkingOut<Result>(
  checkout: (lock: HeldLock) => Promise<Result>,
): Promise<Result> {
  return withLock(browserLocks(), LOCK_NAME, checkout);
}

/** Key of the last started payment in localStorage. */
export const PAYMENT_KEY = 'payment';

/** Key in sessionStorage: set if this tab started the payment. */
const OWN_PAYMENT_KEY = 'paymentBegunHere';

/** Returns the payment that this browser started, as it was stored; undefined if none exists. */
export function readStartedPayment(): unknown {
  return parseStored(readStored('localStorage', PAYMENT_KEY));
}

/** Stores the payment that this tab started, for all tabs; without storage each tab works on its own. */
export function storeStartedPayment(payment: object): void {
  writeStored('localStorage', PAYMENT_KEY, JSON.stringify(payment));
  writeStored('sessionStorage', OWN_PAYMENT_KEY, '1');
}

/**
 * Forgets the started payment: it has ended, the customer has returned from it, or the cart has changed. The next
 * checkout starts a new one.
 */
export function forgetPayment(): void {
  if (isNetworkBlocked()) return;
  writeStored('localStorage', PAYMENT_KEY, null);
  writeStored('sessionStorage', OWN_PAYMENT_KEY, null);
}

/** Forgets the payment if this tab has started it and is back in the shop. */
export function forgetOwnPayment(): void {
  if (readStored('sessionStorage', OWN_PAYMENT_KEY)) forgetPayment();
}
