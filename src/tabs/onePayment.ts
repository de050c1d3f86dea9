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
  return oneTabAtATime(async () => {
    const print = fingerprint(what);
    const begun = read();
    if (begun?.what === print && Date.now() - begun.at < SHARED_FOR_MS) return begun.address;
    const address = await start();
    write({ what: print, address, at: Date.now() });
    return address;
  });
}

/** The payment has ended, or the person came back from it: the next one is a new one. */
export function forgetPayment(): void {
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(OWN_KEY);
  } catch {
    // storage is blocked: nothing was remembered
  }
}

/** The tab that began a payment is back in the shop: what it orders next is a new payment. */
export function forgetOwnPayment(): void {
  try {
    if (sessionStorage.getItem(OWN_KEY) !== null) forgetPayment();
  } catch {
    // storage is blocked: nothing was remembered
  }
}

function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  // Missing on plain http and in old browsers: then each tab works for itself.
  return 'locks' in navigator ? navigator.locks.request('payment', work) : work();
}

function read(): Payment | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Payment> | null;
    const { what, address, at } = stored ?? {};
    return typeof what === 'string' && typeof address === 'string' && typeof at === 'number'
      ? { what, address, at }
      : null;
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

// FNV-1a over 32 bits: tells orders apart without keeping who ordered and where to.
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
