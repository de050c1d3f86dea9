import type { Page } from '@playwright/test';
import { beAdmin } from './support/beAdmin';
import {
  ADMIN_ADDRESSES,
  SHOPPER_ADDRESSES,
  expectStanding,
  goOn,
  shareOfPages,
} from './support/everyPage';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { test } from './support/sharedContext';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN });

test.beforeEach(({ allowProblem }) => {
  allowProblem(/status of 40[0-9]/); // unknown links and accounts
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
});

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Sei offline' });

test('going offline on any page is announced there, removes nothing, and ends', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/could not be loaded/); // a file that was loading at that moment: it is retried
  await routeToMockBackend(page);
  await beAdmin(page);
  await page.goto('/');
  for (const address of shareOfPages([...SHOPPER_ADDRESSES, ...ADMIN_ADDRESSES], 3, 1)) {
    await test.step(address, async () => {
      await goOn(page, address);
      await expectStanding(page);
      const shown = await linesOf(page);
      await context.setOffline(true);
      await expect(banner(page)).toBeVisible();
      await expect.poll(() => linesOf(page)).toEqual(expect.arrayContaining(shown));
      await context.setOffline(false);
      await expect(banner(page)).toHaveCount(0);
      await expect.poll(() => linesOf(page)).toEqual(expect.arrayContaining(shown));
    });
  }
});

/**
 * Returns the texts of the page's main part, without those of loading, without times, as a new read is later, and without
 * the rows of long tables, of which the banner leaves room for fewer.
 */
async function linesOf(page: Page): Promise<string[]> {
  const [all, rows] = await page.getByRole('main').evaluate((main: HTMLElement) => {
    const tables = [...main.querySelectorAll<HTMLElement>('[aria-rowcount] tbody')];
    return [main.innerText, tables.map(({ innerText }) => innerText).join('\n')].map((text) =>
      text
        .replaceAll(/\d{1,2}:\d{2}/g, '')
        .split('\n')
        .map((line) => line.trim()),
    );
  });
  return (all ?? []).filter(
    (line) => line !== '' && !/(…|\.{3})$/.test(line) && !rows?.includes(line),
  );
}
