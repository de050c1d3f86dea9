import type { Page } from '@playwright/test';
import { SHOP } from '#src/config/shop';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, screenshotBoth, test } from './support/test';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/**
 * Scrolls down to `offset` (CSS pixels), as soon as the page is long enough for it: its products come in two parts. An
 * offset that the first part reaches would change with the second one, which comes above what is then in view.
 */
async function scrollDown(page: Page, offset: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((y) => scrollTo(0, y), offset);
    expect(await scrolled(page)).toBe(offset);
  }).toPass();
  // The page learns of it with the next frame; a person's wheel or finger tells it at once.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

test('the home page opens and shows products', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  // A build without a backend says what it is.
  const strip = page
    .getByRole('complementary', { name: 'Le nostre promesse' })
    .getByText('Negozio dimostrativo: gli ordini non sono veri');
  await expect(strip).toBeVisible();
  await screenshotBoth(page, `home-${test.info().project.name}`);
  if (!isMobile) return;
  const picture = page.getByRole('article').first().getByRole('img');
  expect((await picture.boundingBox())?.y).toBeLessThanOrEqual(300);
  const buy = page.getByRole('button', { name: /^Acquista/ }).first();
  await expect(buy).toBeInViewport({ ratio: 1 });
});

test('Back from another site leads to where the page was left @phone', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  // The first products alone reach the second offset on a phone: the others are added above the footer, then in view.
  for (const offset of [5_000, 3_000]) {
    await scrollDown(page, offset);
    const count = await cards.count();
    await page.goto('/robots.txt');
    await page.goBack();
    await expect(cards).toHaveCount(count);
    await expect.poll(() => scrolled(page)).toBe(offset);
  }
});

test('a link to the page that is open shows its beginning @phone', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await scrollDown(page, 3_000);
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Musica' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /^\d di / })).toBeInViewport();
    await scrollDown(page, 1_000);
  }
  await page.getByRole('banner').getByRole('link', { name: SHOP.name }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page).toHaveURL('/');
  await page.goto('/contattaci');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contattaci' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test.describe('the latest opinions', () => {
  test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

  test('a long name leaves room for the date @phone', async ({ page }) => {
    await routeToMockBackend(page, {
      change: ({ feedback }) => {
        for (const one of feedback) Object.assign(one, { buyerName: 'Maria'.repeat(30) });
      },
    });
    await page.goto('/');
    const quote = page.getByRole('figure').first();
    await expect(async () => {
      await page.mouse.wheel(0, 10_000);
      await expect(quote).toBeVisible({ timeout: 500 });
    }).toPass();
    const date = await quote.getByText(/^\d\d\/\d\d\/\d{4}$/).boundingBox();
    const card = await quote.boundingBox();
    if (!date || !card) throw new Error('not on the page');
    expect(date.x + date.width).toBeLessThanOrEqual(card.x + card.width);
    expect(date.height, 'on one line').toBeLessThan(30);
  });
});

// Chromium stops before the end if the page becomes shorter or longer while the End key scrolls it.
async function expectKeptHeight(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await height();
  await page.evaluate((y) => scrollTo(0, y), before);
  await expect(page.getByRole('contentinfo').getByLabel('Numero ordine')).toBeInViewport();
  await expect(page.getByRole('figure').first()).toBeAttached(); // the latest opinions, which load late
  expect(Math.abs((await height()) - before)).toBeLessThan(40);
}

test('the page keeps its height while it is scrolled to its end @phone', async ({ page }) => {
  await expectKeptHeight(page);
});

test('the page keeps its height on a tablet too', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 });
  await expectKeptHeight(page);
});
