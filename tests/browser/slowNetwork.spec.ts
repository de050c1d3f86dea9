import { IS_EXHAUSTIVE } from '../support/exhaustive';
import { beAdmin } from './support/beAdmin';
import {
  ADMIN_ADDRESSES,
  SHOPPER_ADDRESSES,
  expectStanding,
  leaveFor,
  shareOfPages,
} from './support/everyPage';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { expect, test } from './support/test';

/** Slow 3G: latency in milliseconds, throughput in bytes per second. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

const addresses = shareOfPages([...SHOPPER_ADDRESSES, ...ADMIN_ADDRESSES], 15, 3);

/** The backend refuses to activate an active account. */
const isRefused = (address: string) => address.startsWith('/admin/activeAccount/');

test('slow 3G: a loading message appears at once, and then the page', async ({
  page,
  allowProblem,
}) => {
  test.setTimeout(IS_EXHAUSTIVE ? 400_000 : 60_000);
  allowProblem(/status of 40[0-9]/); // unknown links and accounts
  await beAdmin(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW);

  // The first page loads the part of the app that every page needs.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.boot').or(page.getByRole('heading', { level: 1 }))).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });

  for (const address of addresses) {
    await test.step(address, async () => {
      // Nothing of the page arrives before its message is visible.
      const released = Promise.withResolvers<void>();
      await page.route('**', async (route) => {
        await released.promise;
        await route.fallback();
      });
      await leaveFor(page, address);
      const main = page.getByRole('main');
      const sign = page.locator('[role="status"], [role="progressbar"], h1');
      const ofThis = sign.and(page.locator(':not([data-left]):not(:empty)'));
      await expect(ofThis.first()).toBeVisible({ timeout: 4_000 });
      released.resolve();
      await page.unroute('**');
      await expectStanding(page);
      await expect(main.getByRole('alert')).toHaveCount(isRefused(address) ? 1 : 0);
    });
  }
});
