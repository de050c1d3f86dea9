import type { Browser, BrowserContext, Page } from '@playwright/test';
import { join } from 'node:path';
import { buildShop } from '../support/buildShop.ts';
import type { DataServer } from './dataServer.ts';
import { VIEWPORT } from './conditions.ts';
import { ordersOf } from './orders.ts';
import { TOKEN } from './ordersLoad.ts';
import { startFolderServer } from './servers.ts';
import { printRows } from './table.ts';
import { followTab, lastPress, lastWriteEnd } from './tabTimes.ts';

/** The name of this scenario for `--only`. */
export const TABS = 'tabs';

const TAB_COUNT = 20;
const WRITES = 10;
const ORDERS = 1_000;
/** Tabs that open at the same time. */
const OPENING = 4;
/** How long the tabs are left alone before each write, for idle work to end (ms). */
const REST_MS = 300;

/** A served build, and milliseconds: from each write's end until each other tab has painted it, and from a logout until all have. */
type Shop = { name: string; origin: string; writes: number[]; logouts: number[] };

/**
 * Opens the order list in twenty tabs, changes an order in one of them ten times and logs out there, `runs` times, in turn
 * with the build of the checkout `beside`. Returns how to print when the other tabs showed it.
 */
export async function benchTabs(
  browser: Browser,
  data: DataServer,
  shop: string,
  beside: string | undefined,
  runs: number,
): Promise<() => void> {
  const orders = ordersOf(ORDERS);
  data.serveOrders(orders);
  const { orderNumber = '' } = orders.at(-3) ?? {};
  const server = beside && (await startFolderServer(await buildBeside(data.origin, beside)));
  const shops: Shop[] = [{ name: 'shop', origin: shop, writes: [], logouts: [] }];
  if (server) shops.push({ name: 'beside', origin: server.origin, writes: [], logouts: [] });
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const one of shops) {
        await measureTabs(browser, one, orderNumber);
        console.log(`${run}/${runs} ${TABS}, ${one.name}`);
      }
    }
  } finally {
    if (server) server.close();
  }
  return () => report(shops);
}

async function measureTabs(browser: Browser, shop: Shop, orderNumber: string): Promise<void> {
  const { origin, writes, logouts } = shop;
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'it-IT' });
  try {
    const [writer, ...others] = await openTabs(context, `${origin}/admin/all-orders`);
    if (!writer) throw new Error('No tab is open.');
    await writer.goto(`${origin}/order/get/${orderNumber}`);
    const state = writer.getByRole('combobox', { name: 'Stato ordine' });
    for (let write = 0; write < WRITES; write += 1) {
      const label = write % 2 === 0 ? 'Spedito' : 'Consegnato';
      await state.selectOption(label);
      await writer.waitForTimeout(REST_MS);
      const shown = others.map((tab) =>
        tab.evaluate((change) => window.benchTab.shows(change), { orderNumber, label }),
      );
      await writer.getByRole('button', { name: 'Aggiorna Stato' }).click();
      const moments = await Promise.all(shown);
      const end = await writer.evaluate(lastWriteEnd);
      writes.push(...moments.map((at) => at - end));
    }
    await writer.waitForTimeout(REST_MS);
    const left = others.map((tab) => tab.evaluate(() => window.benchTab.hasLoggedOut()));
    await writer.getByRole('button', { name: 'Logout' }).click();
    const moments = await Promise.all(left);
    logouts.push(Math.round(Math.max(...moments) - (await writer.evaluate(lastPress))));
  } finally {
    await context.close();
  }
}

function buildBeside(dataOrigin: string, root: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/shop-build');
  return buildShop(dataOrigin, { root, folder });
}

async function openTabs(context: BrowserContext, address: string): Promise<Page[]> {
  await context.addInitScript((token) => {
    if (!sessionStorage.benchLoggedIn) localStorage.setItem('adminAuthToken', token);
    sessionStorage.benchLoggedIn = true;
  }, TOKEN);
  await context.addInitScript(followTab);
  const tabs: Page[] = [];
  while (tabs.length < TAB_COUNT) {
    const opened = Array.from({ length: OPENING }, async () => {
      const page = await context.newPage();
      await page.goto(address);
      await page.locator('tbody tr').first().waitFor();
      return page;
    });
    tabs.push(...(await Promise.all(opened)));
  }
  await tabs[0]?.waitForTimeout(2_000); // until idle work has ended in all
  return tabs;
}

function report(shops: readonly Shop[]): void {
  console.log(`\n${TAB_COUNT} tabs of the order list, ms\n`);
  const rows = shops.map(({ name, writes, logouts }) => {
    const figures = [median(writes), Math.max(...writes), median(logouts), Math.max(...logouts)];
    return [name, ...figures.map((value) => String(Math.round(value)))];
  });
  printRows([['', 'write, median', 'worst', 'logout in all, median', 'worst'], ...rows]);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}
