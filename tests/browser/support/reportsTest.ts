import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Report } from '../../../mocks/reports/reportFolder';
import type { Seed } from '../../../mocks/seed/buildSeed';
import { startReportingShop, type ReportingShop } from './reportingShop';
import { expect, test as base } from './test';

type Fixtures = {
  /** The shop that reports; no report of an earlier test is left. */
  shop: ReportingShop;
  /** The page of who reads the reports, in a browser of their own. */
  owner: Page;
  /** Resolves when as many errors have been reported, and gives them, oldest first. */
  reported: (count: number) => Promise<Report[]>;
  /** One more error on a page: when it has arrived, what came before has arrived, or never will. */
  fence: (page: Page, count: number) => Promise<Report[]>;
  /** Replays a file of a report in the build for QA. */
  openReplay: (report: Report | undefined, name?: string) => Promise<void>;
};

type WorkerFixtures = { once: { shop: ReportingShop; owner: Page } };

/** The test of `support/test.ts`, on one shop and receiver for all tests of a worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  once: [
    async ({ browser }, use, { project }) => {
      const shop = await startReportingShop();
      // As every test's own: what contexts take is among it.
      const context = await browser.newContext(project.use as BrowserContextOptions);
      const owner = await context.newPage();
      await use({ shop, owner });
      await context.close();
      await shop.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  shop: [
    async ({ once: { shop } }, use) => {
      shop.receiver.behave({});
      await shop.deleteReports();
      await use(shop);
    },
    { auto: true },
  ],
  owner: ({ once: { owner } }, use) => use(owner),
  reported: async ({ shop }, use) => {
    await use(async (count) => {
      await expect.poll(async () => (await errorsIn(shop)).length, { timeout: 20_000 }).toBe(count);
      return (await errorsIn(shop)).reverse();
    });
  },
  fence: async ({ reported }, use) => {
    await use(async (page, count) => {
      await throwIn(page, OTHER);
      return reported(count);
    });
  },
  openReplay: async ({ owner, shop }, use) => {
    await use(async (report, name = 'pagina.json') => {
      if (!report) throw new Error('nothing was reported');
      await owner.goto(shop.replayOrigin);
      await owner.waitForFunction(() => window.__shop);
      const file = JSON.parse(shop.read(report, name)) as object;
      await owner.evaluate((object) => window.__shop?.replay(object), file);
      await expect(owner.locator('html[data-replay=ready]')).toBeAttached();
    });
  },
});

export { expect };

/** Returns the errors that have been reported, without the measures of visits. */
export async function errorsIn(shop: ReportingShop): Promise<Report[]> {
  return (await shop.reports()).filter(({ vitals }) => !vitals);
}

/** Opens a page, and waits until its last minute is kept. */
export async function openAndWait(page: Page, address: string): Promise<void> {
  const script = page.waitForResponse((response) => response.url().includes('/errorReports-'));
  await page.goto(address);
  await (await script).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Throws outside of the test's own call, as a handler would; the message tells errors apart. */
export async function throwIn(page: Page, message: string): Promise<void> {
  await page.evaluate((words) => {
    queueMicrotask(() => {
      throw new TypeError(words);
    });
  }, message);
}

/** The message of the error that `fence` throws. */
export const OTHER = 'Maximum call stack size exceeded';

/** Changes a seed: what feedback says is redacted, the rest of a product's page is not. */
export function withoutFeedback(seed: Seed): void {
  seed.feedback.length = 0;
}
