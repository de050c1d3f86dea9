import { addFirstProducts, fillCheckout, goToCardPage } from './support/checkout';
import { expect, test } from './support/test';

/** How many times slower the device is than this machine. */
const SLOWED = 6;

test(
  'on a slow device a purchase ends, and nothing pressed early is lost',
  { tag: '@http' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await addFirstProducts(page, 2);
    await fillCheckout(page);
    await goToCardPage(page);
    await page.getByRole('button', { name: 'Paga' }).click();
    await expect(page).toHaveURL(/\/payment\/success\?orderNumber=/);
    const lookUp = page.getByRole('main').getByLabel('Numero ordine');
    await expect(lookUp).toHaveValue(/^B2018-/);
    await lookUp.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ordine B2018-/);
  },
);
