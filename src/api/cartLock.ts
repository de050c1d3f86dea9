import { forgetPayment } from './startedPayment';
import { withLock, type HeldLock } from './withLock';

/** Held by writes of the cart together, and by a checkout alone, in any tab. */
const LOCK_NAME = 'cart';

/** Changes the cart while no tab is checking out. A payment that was started is not for it any more. */
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

// Missing on plain http and in old browsers: then each tab works for itself.
function browserLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}
