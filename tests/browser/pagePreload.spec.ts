import type { Page } from '@playwright/test';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, test } from './support/test';

// Without the worker, which would load all files in the end.
test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test.beforeEach(async ({ page, allowProblem }) => {
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // the backend's address
  allowProblem(/ERR_FAILED|could not be loaded/); // files that load when the page is idle, such as toasts
  await routeToMockBackend(page);
});

const ASSETS = /\/assets\//;

/** Opens the home page; `have` waits until a file, and all others that were requested, have loaded. */
async function openHome(page: Page) {
  let underWay = 0;
  const come = new Set<string>();
  page.on('request', (request) => {
    if (ASSETS.test(request.url())) underWay += 1;
  });
  page.on('requestfinished', (request) => {
    if (!ASSETS.test(request.url())) return;
    underWay -= 1;
    come.add(request.url());
  });
  const routes = page.waitForResponse(/\/assets\/common-/);
  await page.goto('/');
  await routes;
  return async (file: RegExp) => {
    await expect.poll(() => underWay === 0 && [...come].some((url) => file.test(url))).toBe(true);
  };
}

const noMoreFiles = (page: Page) => page.route(ASSETS, (route) => route.abort());

const productPage = async (page: Page) => {
  await expect(page.getByRole('region', { name: 'Galleria immagini' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acquista' })).toBeEnabled();
};

test('the files of the product load once the home page is used, those of the cart once it has items', async ({
  page,
}) => {
  const have = await openHome(page);
  await expect(async () => {
    await page.mouse.wheel(0, 10);
    await have(/\/ProductScreen-/);
  }).toPass();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Aggiungi al carrello/ }).click();
  await have(/\/CartScreen-/);
  await noMoreFiles(page);
  await card.getByRole('link').click();
  await productPage(page);
  await page.getByRole('button', { name: 'Acquista' }).click();
  await expect(page.getByRole('list', { name: 'Articoli nel carrello' })).toBeVisible();
});

test('focus on a link loads the files of its page', async ({ page }) => {
  const have = await openHome(page);
  const links = page.getByRole('article').getByRole('link');
  await expect(async () => {
    await links.nth(1).focus();
    await links.nth(0).focus();
    await have(/\/ProductScreen-/);
  }).toPass();
  await noMoreFiles(page);
  await links.nth(0).press('Enter');
  await productPage(page);
});
