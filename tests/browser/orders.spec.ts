import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/expectNoViolations';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { COUNT, box, newest, openOrders, table } from './support/ordersList';
import { expect, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

const MAX_ELEMENTS = 1_500;

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test(
  'thousands of orders scroll as one table with few rows in the document',
  { tag: '@phone' },
  async ({ page }) => {
    await openOrders(page);
    await expect(table(page)).toHaveAttribute('aria-rowcount', String(COUNT + 1));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const row = table(page).locator('tbody tr').nth(14);
    await expect(row).toBeInViewport();
    await expect(row).not.toHaveAttribute('aria-rowindex', '10');
    expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

    await row.getByRole('checkbox').check();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, 'main');
    }
  },
);

test('fifteen rows fit on a screen of 1280 by 900, with the states and the count on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openOrders(page);
  await expect(table(page).locator('tbody tr').nth(14)).toBeInViewport({ ratio: 1 });
});

test('the preview icon of a row has the colours that people choose for their whole screen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openOrders(page);
  const preview = table(page).getByRole('button', { name: new RegExp(`^Anteprima .*${newest}`) });
  const [text, icon] = await preview.evaluate((button) => [
    getComputedStyle(button).color,
    getComputedStyle(button, '::before').borderLeftColor,
  ]);
  expect(icon).toBe(text);
});

test('an order is shown beside the list, J and K go on, and Escape gives the focus back', async ({
  page,
}) => {
  await openOrders(page);
  const link = page.getByRole('link', { name: `Dettagli ${newest}` });
  await link.focus();
  const top = (await link.boundingBox())?.y;
  await page.keyboard.press('Space');
  const heading = (name: string) => page.getByRole('heading', { name: `Ordine ${name}` });
  await expect(heading(newest)).toBeFocused();
  expect((await link.boundingBox())?.y, 'the list does not move').toBe(top);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(heading('B2018-4999')).toBeFocused();
  await expect(table(page)).toBeInViewport();
  await page.getByLabel('Corriere').fill('jk');
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: /B2018-4999/ });
  await expect(row.getByRole('button', { name: /^Anteprima/ })).toBeFocused();
});

test('a reload and Back show the order beside the list again', async ({ page }) => {
  await openOrders(page);
  const heading = page.getByRole('heading', { name: `Ordine ${newest}` });
  const kept = () => page.evaluate(() => history.state?.usr?.peek);
  await page.getByRole('button', { name: `Anteprima dell’ordine ${newest}` }).click();
  await expect.poll(kept).toBe(newest);
  await page.reload();
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Apri l’ordine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: newest })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: `Dettagli ${newest}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: newest })).toBeVisible();
  await page.goBack();
  await expect(table(page)).toBeVisible();
  await expect(heading).toHaveCount(0);
});

test('a range is selected with Shift, and rows open in tabs of their own', async ({
  page,
  browser,
}) => {
  await openOrders(page, '?q=b2018-49');
  await box(page, 'B2018-4999').click();
  await box(page, 'B2018-4990').click({ modifiers: ['Shift'] });
  await expect(page.getByText('10 ordini selezionati')).toBeVisible();

  await page.getByRole('link', { name: 'Dettagli B2018-4998' }).click({ modifiers: ['Control'] });
  // The browser is asked, not the context: on a busy machine Playwright may attach to such a tab too late to see its
  // first navigation, and then never reports it, or waits for it forever.
  const session = await browser.newBrowserCDPSession();
  const findTab = async () => {
    const { targetInfos } = await session.send('Target.getTargets');
    return targetInfos.find(({ url }) => url.endsWith('/order/get/B2018-4998'));
  };
  await expect.poll(findTab).toBeDefined();
  await session.send('Target.closeTarget', { targetId: (await findTab())?.targetId ?? '' });
  await expect(page).toHaveURL(/\/admin\/all-orders/);
});

test('Back restores the scroll position in the list', async ({ page }) => {
  await openOrders(page);
  await page.evaluate(() => scrollTo(0, 60_000));
  // The new address belongs to the same history entry.
  await table(page).getByRole('button', { name: 'Totale' }).click();
  await expect(page).toHaveURL(/ordina=/);
  const link = table(page).getByRole('link').nth(16);
  await expect(link).toBeInViewport();
  const name = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/order\/get\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ordine');
  await page.goBack();
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeInViewport();
});
