import { isSealed } from '../api/seal';
import { underLock } from '../api/underLock';
import { checkoutAddress } from '../config/environment';
import { worldTime } from '../domain/clock';
import { fingerprint } from '../domain/fingerprint';

/** Where the last payment page that this browser was sent to is remembered. */
const KEY = 'payment';

/** Marks, in this tab, that the payment was begun here. */
const OWN_KEY = 'paymentBegunHere';

/** How long a second tab is led to the payment that a first one began, in milliseconds. */
const SHARED_FOR_MS = 2 * 60_000;

type Payment = { what: string; address: string; at: number };

/**
 * Starts one payment for any number of tabs: they wait for each other, and who comes second
 * with the same cart and amount gets the first one's payment page.
 * `what` says all that is ordered; only its fingerprint is kept. Rejects as `start` does.
 */
export function onePayment(what: string, start: () => Promise<string>): Promise<string> {
  if (isSealed()) return start();
  return underLock(browserLocks(), 'payment', async (lock) => {
    const print = fingerprint(what);
    const shared = () => {
      const begun = read();
      return begun?.what === print && worldTime() - begun.at < SHARED_FOR_MS ? begun.address : null;
    };
    const begun = shared();
    if (begun !== null) return begun;
    const address = await start();
    if (await lock.isLost()) return shared() ?? Promise.reject(new Error('another tab has paid'));
    write({ what: print, address, at: worldTime() });
    return address;
  });
}

/** The payment has ended, or the person came back from it: the next one is a new one. */
export function forgetPayment(): void {
  if (isSealed()) return;
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(OWN_KEY);
  } catch {
    // storage is blocked: nothing was remembered
  }
}

/** The tab that began a payment is back in the shop: what it orders next is a new payment. */
export function forgetOwnPayment(): void {
  if (isSealed()) return;
  try {
    if (sessionStorage.getItem(OWN_KEY) !== null) forgetPayment();
  } catch {
    // storage is blocked: nothing was remembered
  }
}

// Missing on plain http and in old browsers: then each tab works for itself.
function browserLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}

function read(): Payment | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Payment> | null;
    const { what, address, at } = stored ?? {};
    if (typeof what !== 'string' || typeof address !== 'string' || typeof at !== 'number') {
      return null;
    }
    // Others may have written there: what is no payment page is not left for.
    const checked = checkoutAddress(address);
    return checked === null ? null : { what, address: checked, at };
  } catch {
    return null;
  }
}

function write(payment: Payment): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(payment));
    sessionStorage.setItem(OWN_KEY, '1');
  } catch {
    // blocked or full: each tab works for itself
  }
}
