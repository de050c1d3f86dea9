import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { formatCount } from '../../src/domain/formatCount.ts';
import { countTraffic, type Counts } from './bulkCounts.ts';
import type { DataServer } from './dataServer.ts';
import { taskMilliseconds } from './measuredPage.ts';
import { ordersOf } from './orders.ts';
import { TOKEN } from './ordersLoad.ts';

/** The name of this scenario for `--only`. */
export const BULK = 'bulk';

const ORDERS = Number(process.env['BULK_ORDERS'] ?? 5_000);
const TIMEOUT_MS = 30 * 60_000;

type Tab = { page: Page; cdp: CDPSession; workBefore: number };

/**
 * Changes many orders in one tab while two others, one of them hidden, have the list of all orders
 * open. Returns how to print what that cost them.
 */
export async function benchBulk(
  browser: Browser,
  data: DataServer,
  shop: string,
): Promise<() => void> {
  const orders = ordersOf(ORDERS);
  data.serveOrders(orders);
  const context = await browser.newContext({ locale: 'it-IT' });
  try {
    await context.addInitScript((token) => localStorage.setItem('adminAuthToken', token), TOKEN);
    const visible = await openTab(context, `${shop}/admin/all-orders`, false);
    const hidden = await openTab(context, `${shop}/admin/all-orders`, true);
    const worker = await openTab(context, `${shop}/admin/codici-spedizione`, false);
    const list = orders.map(({ orderNumber }, at) => `${orderNumber};GLS;IT${at}`).join('\n');
    await worker.page.getByLabel('Elenco da incollare').evaluate(paste, list);
    await worker.page.getByRole('button', { name: 'Controlla l’elenco' }).click();
    const start = worker.page.getByRole('button', { name: /^Aggiorna [\d.]+ ordini$/ });
    await start.waitFor();
    for (const tab of [visible, hidden, worker]) tab.workBefore = await taskMilliseconds(tab.cdp);
    const startedAt = performance.now();
    await start.click();
    const end = worker.page.getByRole('heading', { name: 'spedizioni concluso' });
    await end.waitFor({ timeout: TIMEOUT_MS });
    const seconds = (performance.now() - startedAt) / 1000;
    await worker.page.getByText(` · ${formatCount(ORDERS)} riusciti`).waitFor();
    await worker.page.waitForTimeout(2_000); // until the other tabs have handled the last message
    const figures = {
      worker: await figuresOf(worker),
      visible: await figuresOf(visible),
      hidden: await figuresOf(hidden),
    };
    return () => report(seconds, figures);
  } finally {
    await context.close();
  }
}

async function openTab(context: BrowserContext, address: string, isHidden: boolean): Promise<Tab> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.addInitScript(countTraffic, isHidden);
  await page.goto(address);
  await page.locator('tbody tr, textarea').first().waitFor();
  await page.waitForTimeout(2_000);
  return { page, cdp, workBefore: 0 };
}

/** Sets the field's text in the page: typing so much takes the browser half a minute. */
function paste(field: Element, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  value?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

type Figures = Counts & { work: number };

async function figuresOf({ page, cdp, workBefore }: Tab): Promise<Figures> {
  const work = (await taskMilliseconds(cdp)) - workBefore;
  return { ...(await page.evaluate(() => window.bulkCounts)), work };
}

function report(seconds: number, of: Record<'worker' | 'visible' | 'hidden', Figures>): void {
  console.log(`\nBulk change of ${ORDERS} orders, 4 at a time: ${seconds.toFixed(1)} s\n`);
  const row = (name: string, values: (string | number)[]) =>
    console.log(name.padEnd(28) + values.map((value) => String(value).padStart(14)).join(''));
  const tabs = [of.worker, of.visible, of.hidden];
  const kilobytes = (bytes: number) => Math.round(bytes / 1000);
  row('', ['working', 'visible', 'hidden']);
  row(
    'main thread, ms',
    tabs.map(({ work }) => Math.round(work)),
  );
  row(
    'main thread, ms/s',
    tabs.map(({ work }) => (work / seconds).toFixed(1)),
  );
  row(
    'storage writes',
    tabs.map(({ stored }) => stored),
  );
  row(
    'written, kB',
    tabs.map(({ storedBytes }) => kilobytes(storedBytes)),
  );
  row(
    'storage events',
    tabs.map(({ storageEvents }) => storageEvents),
  );
  row(
    'in them, kB',
    tabs.map(({ storageBytes }) => kilobytes(storageBytes)),
  );
  row(
    'messages sent',
    tabs.map(({ sent }) => sent),
  );
  row(
    'in them, kB',
    tabs.map(({ sentBytes }) => kilobytes(sentBytes)),
  );
}
