import { expect, screenshotBoth, test } from './support/test';

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
