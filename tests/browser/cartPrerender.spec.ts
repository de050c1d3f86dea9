import type { Page } from '@playwright/test';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import {
  applicationIsThere,
  openPrerendered,
  withoutApplication,
  withoutTimeLimits,
} from './support/prerender';
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

const boxes = async (page: Page) => {
  const links = await page.locator('main a[href^="/product/"]').all();
  return Promise.all(links.map((link) => link.boundingBox()));
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
  // The first paint waits for the styles, and shows what has arrived by then.
  const answered = page.waitForResponse(/\/cart\/get/).then((response) => response.finished());
  await page.route(/CartScreen-.*\.css/, (route) => answered.then(() => route.fallback()));
  await withoutTimeLimits(page);
  const release = await withoutApplication(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(bear(page)).toBeVisible();
  await expect(skeletonLines(page)).toHaveCount(3);
  await screenshotBoth(page, `cart-ahead-${isMobile ? 'phone' : 'desktop'}`);
  const ahead = await boxes(page);
  await bear(page).focus();
  release();
  await applicationIsThere(page);
  await expect(page.getByRole('button', { name: `Rimuovi: ${BEAR}` })).toBeVisible();
  expect(await boxes(page)).toEqual(ahead);
  await expect(bear(page)).toBeFocused();
});

test('a cart that comes after the first paint fills the lines that are shown', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await openPrerendered(page, '/cart', { cart: CART, answered });
  await expect(skeletonLines(page)).toHaveCount(2);
  await expect(bear(page)).toHaveCount(0);
  answer();
  await expect(bear(page)).toBeVisible();
  await expect(skeletonLines(page)).toHaveCount(2);
});

test('a product that comes twice is left to the application', async ({ page }) => {
  const answered = page.waitForResponse(/\/cart\/get/).then((response) => response.finished());
  await openPrerendered(page, '/cart', { cart: CART, rewrite: ofFirstLine({ id: '102' }) });
  await answered;
  await expect(skeletonLines(page)).toHaveCount(2);
  await expect(page.locator('main a .MuiSkeleton-root')).toHaveCount(2);
});
