import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '#tests/support/browserGlobals';

const MAX_SHARED_MS = 2 * 60_000;

let browser: ReturnType<typeof stubBrowser>;
let started: string[];

/** Returns the modules of a separate tab; storage and locks are those of the browser. */
async function openTab() {
  vi.resetModules();
  const { withPaymentLock } = await import('#src/features/cart/startPayment');
  const pay = (what: string, begin: () => Promise<string>) =>
    withPaymentLock({ readOrder: () => Promise.resolve(what), start: begin });
  return { pay, ...(await import('#src/api/cartLock')) };
}

/** The call that starts a payment, which takes a moment. */
const start = async () => {
  await new Promise((resolve) => {
    setTimeout(resolve, 1);
  });
  const address = `https://pay.example/${started.length + 1}`;
  started.push(address);
  return address;
};

beforeEach(() => {
  started = [];
  browser = stubBrowser();
  const own = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => own.get(key) ?? null,
    setItem: (key: string, value: string) => own.set(key, value),
    removeItem: (key: string) => own.delete(key),
  });
  vi.stubGlobal('location', new URL('https://shop.example/cart'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is the same for two tabs with the same order, however close together', async () => {
  const tabs = [await openTab(), await openTab()];
  const addresses = await Promise.all(tabs.map(({ pay }) => pay('cart 1', start)));
  expect(addresses).toEqual(['https://pay.example/1', 'https://pay.example/1']);
  expect(started).toHaveLength(1);
});

it('is a new one for another cart', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await first.pay('cart 1', start);
  expect(await second.pay('cart 2', start)).toBe('https://pay.example/2');
});

it('is started by the second tab if the first one failed', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const fail = () => Promise.reject(new Error('no'));
  const [one, other] = await Promise.allSettled([
    first.pay('cart 1', fail),
    second.pay('cart 1', start),
  ]);
  expect(one.status).toBe('rejected');
  expect(other).toMatchObject({ value: 'https://pay.example/1' });
});

it('is a new one after a while, and once the last one has ended', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { pay, forgetPayment } = await openTab();
  await pay('cart 1', start);
  vi.advanceTimersByTime(MAX_SHARED_MS - 1);
  expect(await pay('cart 1', start)).toBe('https://pay.example/1');
  vi.advanceTimersByTime(1);
  expect(await pay('cart 1', start)).toBe('https://pay.example/2');
  forgetPayment();
  expect(await pay('cart 1', start)).toBe('https://pay.example/3');
});

it('is a new one once a tab has changed the cart, even back to the previous content', async () => {
  const [payer, other] = [await openTab(), await openTab()];
  await payer.pay('cart 1', start);
  // Paid in a tab that was closed before it came back: nothing else shows it.
  await other.changingCart(() => Promise.resolve());
  expect(await other.pay('cart 1', start)).toBe('https://pay.example/2');
  await other.changingCart(() => Promise.reject(new Error('fate unknown'))).catch(() => {});
  expect(await payer.pay('cart 1', start)).toBe('https://pay.example/3');
});

it.each([1, 3_600_000])('is a new one where the last one is of %d ms from now', async (ahead) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { pay } = await openTab();
  await pay('cart 1', start);
  const stored = JSON.parse(browser.stored.get('payment') ?? '{}') as { at: number };
  browser.stored.set('payment', JSON.stringify({ ...stored, at: stored.at + ahead }));
  expect(await pay('cart 1', start)).toBe('https://pay.example/2');
});

it('waits for the changes of the cart that are under way in any tab, and they for it', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const done: string[] = [];
  const slow = Promise.withResolvers<void>();
  const changes = [
    first.changingCart(() => slow.promise.then(() => done.push('slow change'))),
    second.changingCart(async () => done.push('quick change')),
  ];
  const payment = second.pay('cart 1', async () => {
    done.push('payment');
    return start();
  });
  const later = first.changingCart(async () => done.push('later change'));
  await changes[1];
  slow.resolve();
  await Promise.all([...changes, payment, later]);
  expect(done).toEqual(['quick change', 'slow change', 'payment', 'later change']);
});

it.each(['javascript:alert(1)', 'http://altrove.example/', '', '/cart', 7, null])(
  'is never at the address %j, by whichever tab it was stored',
  async (address) => {
    const { pay } = await openTab();
    await pay('cart 1', start);
    const stored = JSON.parse(browser.stored.get('payment') ?? '{}') as object;
    browser.stored.set('payment', JSON.stringify({ ...stored, address }));
    expect(await pay('cart 1', start)).toBe('https://pay.example/2');
  },
);

it('stays possible if storage is blocked', async () => {
  browser.blockStorage();
  const { pay, forgetOwnPayment } = await openTab();
  expect(await pay('cart 1', start)).toBe('https://pay.example/1');
  expect(() => forgetOwnPayment()).not.toThrow();
});

it('stores nothing of the order', async () => {
  const { pay } = await openTab();
  await pay('Ada Neri, via Po 3', start);
  const stored = [...browser.stored.values()].join('\n');
  expect(stored).toContain('https://pay.example/1');
  expect(stored).not.toMatch(/Ada|Neri|via Po/);
});
