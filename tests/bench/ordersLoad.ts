import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { slowDown, VIEWPORT } from './conditions.ts';
import { measuredPage, taskMilliseconds } from './measuredPage.ts';
import type { WireOrder } from './orders.ts';
import { changeOneOrder } from './ordersChange.ts';
import { typeEachKey, type Key } from './ordersKeys.ts';

const PATH = '/admin/all-orders';
const ROWS = 'tbody tr';

/** The figures of a list of orders; what was not measured is absent. */
export type OrdersLoad = {
  /** Milliseconds from the navigation until the first row was painted. */
  firstRow: number;
  /** The same for a second visit in the same browser. */
  again?: number;
  /** Milliseconds of main-thread work of a first visit until the page was at rest. */
  cpu?: number;
  elements: number;
  /** Megabytes of the JavaScript heap at the end, after a collection. */
  heap: number;
  keys?: Key[];
  /** Milliseconds of main-thread work until one changed order was painted. */
  change?: number;
};

/** A first and a second visit, on the slowed machine; `keepsFiles`: a service worker caches the files. */
export async function visitTwice(
  browser: Browser,
  origin: string,
  keepsFiles: boolean,
): Promise<OrdersLoad> {
  return inContext(browser, async (context) => {
    const first = await visit(context, origin, slowDown);
    // The service worker, which caches the files, starts after a pause.
    if (keepsFiles) {
      await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    }
    await first.page.close();
    const second = await visit(context, origin, slowDown);
    return { ...(await figures(first.firstRow, second)), again: second.firstRow, cpu: first.cpu };
  });
}

/** A visit at full speed; `orders` are searched and changed if the page can do that. */
export async function visitAtFullSpeed(
  browser: Browser,
  origin: string,
  orders: readonly WireOrder[] | null,
): Promise<OrdersLoad> {
  return inContext(browser, async (context) => {
    const visited = await visit(context, origin);
    if (orders === null) return figures(visited.firstRow, visited);
    const { page, cdp } = visited;
    const keys = await typeEachKey(page, orders);
    const change = await changeOneOrder(page, cdp);
    return { ...(await figures(visited.firstRow, visited)), keys, change };
  });
}

type Visited = Awaited<ReturnType<typeof visit>>;

async function visit(
  context: BrowserContext,
  origin: string,
  prepare?: (cdp: CDPSession) => Promise<void>,
) {
  const { page, cdp, traffic, open, atRest } = await measuredPage(context, ROWS);
  await prepare?.(cdp);
  const firstRow = await open(origin + PATH);
  await atRest();
  if (traffic.problems.length > 0) throw new Error(traffic.problems.join('\n'));
  return { page, cdp, firstRow, cpu: await taskMilliseconds(cdp) };
}

async function figures(firstRow: number, { page, cdp }: Visited): Promise<OrdersLoad> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { firstRow, elements, heap: usedSize / 1024 / 1024 };
}

async function inContext<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'it-IT' });
  try {
    await context.addInitScript((token) => localStorage.setItem('adminAuthToken', token), TOKEN);
    return await work(context);
  } finally {
    await context.close();
  }
}

// Any token that does not expire soon makes an administrator; the data server accepts all.
export const TOKEN = [{ alg: 'none' }, { sub: '1', exp: Date.parse('2100-01-01') / 1000 }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('firma')
  .join('.');
