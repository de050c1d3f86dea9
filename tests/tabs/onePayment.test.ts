import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Payments from '#src/tabs/onePayment';
import { stubBrowser } from '#tests/support/browserGlobals';

type Tab = typeof Payments;

const MOST_SHARED_MS = 2 * 60_000;

let browser: ReturnType<typeof stubBrowser>;
let started: string[];

/** The module as a tab of its own has it; the browser's storage and locks are for all. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  return import('#src/tabs/onePayment');
}

/** The call that begins a payment, which takes a moment. */
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

it('is one for two tabs that order the same, however close together', async () => {
  const tabs = [await openTab(), await openTab()];
  const addresses = await Promise.all(tabs.map(({ onePayment }) => onePayment('cart 1', start)));
  expect(addresses).toEqual(['https://pay.example/1', 'https://pay.example/1']);
  expect(started).toHaveLength(1);
});

it('is another one for another cart', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await first.onePayment('cart 1', start);
  expect(await second.onePayment('cart 2', start)).toBe('https://pay.example/2');
});

it('is begun by the second tab where the first one failed', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const fail = () => Promise.reject(new Error('no'));
  const [one, other] = await Promise.allSettled([
    first.onePayment('cart 1', fail),
    second.onePayment('cart 1', start),
  ]);
  expect(one.status).toBe('rejected');
  expect(other).toMatchObject({ value: 'https://pay.example/1' });
});

it('is a new one after a while, and once the last one has ended', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { onePayment, forgetPayment } = await openTab();
  await onePayment('cart 1', start);
  vi.advanceTimersByTime(MOST_SHARED_MS - 1);
  expect(await onePayment('cart 1', start)).toBe('https://pay.example/1');
  vi.advanceTimersByTime(1);
  expect(await onePayment('cart 1', start)).toBe('https://pay.example/2');
  forgetPayment();
  expect(await onePayment('cart 1', start)).toBe('https://pay.example/3');
});

it.each(['javascript:alert(1)', 'http://altrove.example/', 7, null])(
  'is never at the address %j, whoever has stored it',
  async (address) => {
    const { onePayment } = await openTab();
    await onePayment('cart 1', start);
    const stored = JSON.parse(browser.stored.get('payment') ?? '{}') as object;
    browser.stored.set('payment', JSON.stringify({ ...stored, address }));
    expect(await onePayment('cart 1', start)).toBe('https://pay.example/2');
  },
);

it('stays possible where storage is blocked', async () => {
  browser.blockStorage();
  const { onePayment, forgetOwnPayment } = await openTab();
  expect(await onePayment('cart 1', start)).toBe('https://pay.example/1');
  expect(() => forgetOwnPayment()).not.toThrow();
});

it('leaves no word of the order in the storage', async () => {
  const { onePayment } = await openTab();
  await onePayment('Ada Neri, via Po 3', start);
  expect(browser.stored.get('payment')).not.toMatch(/Ada|Neri|Po/);
});
