import type { BrowserContext } from '@playwright/test';
import { test as base } from './test';

/**
 * The shop's test, with one browser context for all tests of a worker, so that files are loaded only once. A test's
 * stored data is removed before the next test.
 */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, use) => {
    await sharedContext.setStorageState({ cookies: [], origins: [] });
    await use(sharedContext);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});
