import type { Page } from '@playwright/test';
import { adminToken } from '../support/orders';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere } from './support/prerender';
import { expect, test } from './support/test';

// Files of the build that are gone, or do not come.
test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test.beforeEach(async ({ page, allowProblem }) => {
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // the backend's address
  allowProblem(/status of 404|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  allowProblem(
    /dynamically imported module|SyntaxError|a style sheet is gone|could not be loaded/i,
  );
  await routeToMockBackend(page);
});

const START = /\/assets\/index-[^/]*\.js$/;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'non si è caricato' });

for (const [what, file, answer] of [
  ['is gone', START, { status: 404 }],
  ['needs one that is gone', /\/assets\/shop-[^/]*\.js$/, { status: 404 }],
  ['cannot be run', START, { contentType: 'text/javascript', body: 'import {' }],
  ['is a style sheet that is gone', /\/assets\/[^/]*\.css$/, { status: 404 }],
  ['is a style sheet that does not come', /\/assets\/[^/]*\.css$/, null],
] as const) {
  test(`a file that the shop begins with ${what}: the page says so, and offers to reload`, async ({
    page,
  }) => {
    await page.route(file, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto('/');
    await expect(alert(page)).toHaveText(/^Il negozio non si è caricato del tutto/);
    await expect(page.getByRole('article')).not.toHaveCount(0); // drawn ahead, with its links
    await page.unroute(file);
    await alert(page).getByRole('button', { name: 'Ricarica la pagina' }).click();
    await applicationIsThere(page);
    await expect(alert(page)).toHaveCount(0);
  });
}

/** Marks the page, to tell whether it is reloaded. */
async function openMarked(page: Page): Promise<() => Promise<boolean>> {
  await page.goto('/');
  await applicationIsThere(page);
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

test('a screen that did not come is asked for again, with its style', async ({ page, context }) => {
  const isMarked = await openMarked(page);
  const file = /\/assets\/(Product|Rating|Stars)[^/]*\.(css|js)$/;
  await page.route(file, (route) => route.abort());
  await page.getByRole('article').first().getByRole('link').click();
  await expect(title(page, 'La pagina non si è caricata')).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('region', { name: 'Galleria immagini' })).toBeVisible();
  const stage = page.getByRole('button', { name: 'Immagine precedente' }).locator('../..');
  await expect(stage).toHaveCSS('position', 'relative'); // MUI's own is static

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Chi siamo' }).first().click();
  await expect(title(page, 'La pagina non si è caricata')).toBeVisible();
  await context.setOffline(false);
  await expect(title(page, 'Chi siamo')).toBeVisible();
  expect(await isMarked()).toBe(true);
});

test('the order list is asked for again where the table of routes did not come', async ({
  page,
}) => {
  const entries = { adminAuthToken: await adminToken() };
  await page.addInitScript((stored) => Object.assign(localStorage, stored), entries);
  const file = /\/assets\/routes-[^/]*\.js$/;
  await page.route(file, (route) => route.abort());
  await page.goto('/admin/all-orders');
  await expect(title(page, 'La pagina non si è caricata')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('table', { name: 'Ordini' }).getByRole('link').first()).toBeVisible();
});

test('background work begins once its file comes, also without an online event', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      Object.assign(globalThis, { isRegistered: true });
      return new Promise(() => undefined);
    };
  });
  const file = /\/assets\/background-[^/]*\.js$/;
  await page.route(file, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
  await page.goto('/');
  await failed;
  const isRegistered = () => page.evaluate(() => 'isRegistered' in globalThis);
  expect(await isRegistered()).toBe(false);
  await page.unroute(file);
  await expect.poll(isRegistered).toBe(true);
});
