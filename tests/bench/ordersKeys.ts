import type { Page } from '@playwright/test';
import { formatCount } from '../../src/domain/formatCount.ts';
import type { WireOrder } from './orders.ts';

/** Parts of order numbers that are typed into the search box key by key, and deleted again. */
const TYPED = ['b2018-04217', '18-0042'];

const SEARCH = 'input[type=search]';

/** How long one key took until the box and the list showed it, in milliseconds. */
export type Key = { search: string; milliseconds: number };

/**
 * Types like a person and waits after each key until the search box shows what was typed, the
 * list shows how many orders match, and both have been painted.
 */
export async function typeEachKey(page: Page, orders: readonly WireOrder[]): Promise<Key[]> {
  const keys: Key[] = [];
  await page.focus(SEARCH);
  for (const text of TYPED) {
    for (let end = 1; end <= text.length; end += 1) {
      keys.push(await press(page, orders, text.slice(0, end), text.charAt(end - 1)));
    }
    for (let end = text.length - 1; end >= 0; end -= 1) {
      keys.push(await press(page, orders, text.slice(0, end), 'Backspace'));
    }
  }
  return keys;
}

async function press(
  page: Page,
  orders: readonly WireOrder[],
  search: string,
  key: string,
): Promise<Key> {
  const expected = { search, count: formatCount(countMatches(orders, search)) };
  await page.evaluate(watchForPaint, expected);
  await page.keyboard.press(key);
  return { search, milliseconds: await page.evaluate(() => window.benchKey) };
}

declare global {
  interface Window {
    /** Milliseconds from the key until its result was painted. */
    benchKey: Promise<number>;
  }
}

/** Measures the next key in the page, until the expected result has been painted. */
function watchForPaint({ search, count }: { search: string; count: string }): void {
  window.benchKey = new Promise((resolve, reject) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]');
    const timer = setTimeout(() => reject(new Error(`'${search}' never gave ${count}.`)), 10_000);
    addEventListener(
      'keydown',
      (event) => {
        const isThere = () =>
          box?.value === search &&
          [...document.querySelectorAll('main [role=status]')].some(
            (status) => /[\d.]+/.exec(status.textContent)?.[0] === count,
          );
        requestAnimationFrame(function look() {
          if (!isThere()) return void requestAnimationFrame(look);
          const afterPaint = new MessageChannel();
          afterPaint.port1.onmessage = () => {
            clearTimeout(timer);
            resolve(performance.now() - event.timeStamp);
          };
          afterPaint.port2.postMessage(null);
        });
      },
      { once: true, capture: true },
    );
  });
}

/** Returns how many orders the list must show: their number contains the text. */
function countMatches(orders: readonly WireOrder[], search: string): number {
  return orders.filter((order) => order.orderNumber.toLowerCase().includes(search)).length;
}
