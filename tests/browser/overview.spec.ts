import { beAdmin } from './support/beAdmin';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { tabInto } from './support/keyboard';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, test } from './support/test';
import { PHONE } from './support/viewports';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

/** A CSS class in the code of the chart library. */
const CHARTS = 'MuiChartsSurface';

test('the chart library loads on the overview and on no other page', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  const textOf = async (url: string) => (await page.request.get(url)).text();
  const withCharts = async () =>
    (await Promise.all([...scripts].map(textOf))).filter((text) => text.includes(CHARTS)).length;
  await routeToMockBackend(page);
  await beAdmin(page);
  for (const path of ['/', '/admin/all-orders', '/admin/profile', '/order/get/B2018-000001']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await withCharts(), path).toBe(0);
  }
  await page.goto('/admin/panoramica');
  await expect(page.getByRole('figure').locator('svg')).toHaveCount(2);
  expect(await withCharts()).toBe(1);
});

test(
  'nothing jumps when the numbers and the charts arrive',
  { tag: '@phone' },
  async ({ page }) => {
    const slow = { method: 'GET', path: '/order/getAll', kind: 'slow', delayMs: 1000 } as const;
    await routeToMockBackend(page, { faults: [slow] });
    await beAdmin(page);
    await page.goto('/admin/panoramica');
    await expect(page.getByText('Caricamento della panoramica…')).toBeVisible();
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          document.body.dataset['shift'] = `${entry.startTime}: ${JSON.stringify(entry)}`;
        }
      }).observe({ type: 'layout-shift' });
    });
    await expect(page.getByRole('figure').locator('svg')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Stati degli ordini' })).toBeAttached();
    expect(await page.evaluate(() => document.body.dataset['shift'])).toBeUndefined();
  },
);

test('in large text on a phone no table is wider than the page, and numbers keep their lines', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize(PHONE);
  await routeToMockBackend(page);
  await beAdmin(page);
  await page.goto('/admin/panoramica');
  await page.getByText('Mostra i dati come tabella').click();
  await expect(page.getByRole('table')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const number = await page
    .getByRole('link', { name: /^B2018/ })
    .first()
    .boundingBox();
  expect(number?.height).toBeLessThan(60);
});

test('in a card of an order the total stands below the other values', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await routeToMockBackend(page);
  await beAdmin(page);
  await page.goto('/admin/panoramica');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^B2018/ }) });
  const values = row.first().locator('> * > div');
  await expect(values.first()).toBeVisible();
  const lefts = await values.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().left),
  );
  expect(new Set(lefts).size).toBe(1);
});

test('arrow keys go from bar to bar, and each is announced', async ({ page }) => {
  await routeToMockBackend(page);
  await beAdmin(page);
  await page.goto('/admin/panoramica?giorni=7');
  await expect(page.getByRole('figure').locator('svg')).toHaveCount(2);
  await tabInto(page, 'figure');
  // In another role screen readers would keep the arrow keys.
  const chart = page.getByRole('application', { name: /^Grafico: Ordini al giorno/ });
  await expect(chart.locator('..')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowRight');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/^\d\d\/\d\d\/\d{4}; Ordini al giorno; \d+$/);
  const first = await focused.getAttribute('aria-labelledby');
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveAttribute('aria-labelledby', first ?? '');
});
