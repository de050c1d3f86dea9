import { expect, screenshotBoth, test } from './support/test';

test('the home page opens and shows products', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  // A build without a backend says what it is.
  const strip = page
    .getByRole('banner')
    .getByText('Negozio dimostrativo: gli ordini non sono veri');
  await expect(strip).toBeVisible();
  await screenshotBoth(page, `home-${test.info().project.name}`);
});
