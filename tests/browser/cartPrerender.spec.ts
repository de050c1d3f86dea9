import type { Page } from '@playwright/test';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere, openPrerendered, withoutApplication } from './support/prerender';
import { expect, screenshotBoth, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

const BEAR = 'Orsacchiotto di peluche Bruno, 35 cm';
const CART = {
  lines: [
    { productId: '101', quantity: 2 },
    { productId: '102', quantity: 1 },
    { productId: '103', quantity: 1 },
  ],
};

const bear = (page: Page) => page.getByRole('main').getByRole('link', { name: BEAR });
const skeletonLines = (page: Page) => page.locator('main [role=status] > div > div');

/** Changes the first line of the cart that is read. */
const ofFirstLine = (change: object) => (body: string) => {
  if (!/^\{.*"productAndquantity":/s.test(body)) return body;
  const cart = JSON.parse(body) as { productAndquantity: { product: object }[] };
  const [first, ...others] = cart.productAndquantity;
  const product = { ...first?.product, ...change };
  return JSON.stringify({ ...cart, productAndquantity: [{ ...first, product }, ...others] });
};

test('what is in the cart is there before the application, where it stays @phone', async ({
  page,
  isMobile,
}) => {
  await routeToMockBackend(page, { cart: CART });
  // The first paint waits for the styles, and has what has come by then.
  const answered = page.waitForResponse(/\/cart\/get/).then((response) => response.finished());
  await page.route(/CartScreen-.*\.css/, (route) => answered.then(() => route.fallback()));
  const release = await withoutApplication(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(bear(page)).toBeVisible();
  await expect(skeletonLines(page)).toHaveCount(3);
  await screenshotBoth(page, `cart-ahead-${isMobile ? 'phone' : 'desktop'}`);
  const ahead = await bear(page).boundingBox();
  release();
  await applicationIsThere(page);
  await expect(page.getByRole('button', { name: `Rimuovi: ${BEAR}` })).toBeVisible();
  const after = await bear(page).boundingBox();
  expect([after?.x, after?.y, after?.height]).toEqual([ahead?.x, ahead?.y, ahead?.height]);
});

test('its products can be looked at without the application', async ({ page }) => {
  const release = await openPrerendered(page, '/cart', { cart: CART });
  await bear(page).click({ noWaitAfter: true });
  release();
  await expect(page).toHaveURL(/\/product\/101$/);
  await expect(page.getByRole('heading', { level: 1, name: BEAR })).toBeVisible();
});

test('what comes after the first paint is added, and moves nothing', async ({ page }) => {
  const slow = { method: 'GET', path: '/cart/get', kind: 'slow', delayMs: 1000 } as const;
  await openPrerendered(page, '/cart', { cart: CART, faults: [slow] });
  await expect(skeletonLines(page)).toHaveCount(2);
  const place = await skeletonLines(page).first().boundingBox();
  await expect(bear(page)).toBeVisible();
  await expect(skeletonLines(page)).toHaveCount(2);
  expect(await skeletonLines(page).first().boundingBox()).toEqual(place);
});

for (const [name, change] of Object.entries({
  'without a name': { name: null },
  'whose title differs from its name': { title: 'Orso' },
  'that comes twice': { id: '102' },
})) {
  test(`a product ${name} is left to the application`, async ({ page }) => {
    const answered = page.waitForResponse(/\/cart\/get/).then((response) => response.finished());
    await openPrerendered(page, '/cart', { cart: CART, rewrite: ofFirstLine(change) });
    await answered;
    await expect(skeletonLines(page)).toHaveCount(2);
    await expect(page.locator('main a .MuiSkeleton-root')).toHaveCount(2);
  });
}
