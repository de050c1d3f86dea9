import type { Page } from '@playwright/test';
import { adminToken } from '../support/orders';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere } from './support/prerender';
import { expect, test } from './support/test';

// Files of the build that are gone or fail to load.
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
  ['imports one that is gone', /\/assets\/shop-[^/]*\.js$/, { status: 404 }],
  ['cannot be run', START, { contentType: 'text/javascript', body: 'import {' }],
  ['is a style sheet that is gone', /\/assets\/[^/]*\.css$/, { status: 404 }],
  ['is a style sheet that fails to load', /\/assets\/[^/]*\.css$/, null],
] as const) {
  test(`a start file ${what}: the page says so, and offers to reload`, async ({ page }) => {
    await page.route(file, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto('/');
    await expect(alert(page)).toHaveText(/^Il negozio non si è caricato del tutto/);
    await expect(page.getByRole('article')).not.toHaveCount(0); // prerendered, with its links
    await page.unroute(file);
    await alert(page).getByRole('button', { name: 'Ricarica la pagina' }).click();
    await applicationIsThere(page);
    await expect(alert(page)).toHaveCount(0);
  });
}

/** Counts how often the page has loaded, including the first time. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('a screen that failed to load is requested again, with its style', async ({
  page,
  context,
}) => {
  const loads = countLoads(page);
  await page.goto('/');
  await applicationIsThere(page);
  const file = /\/assets\/(Product|Rating|Stars)[^/]*\.(css|js)$/;
  await page.route(file, (route) => route.abort());
  const card = page.getByRole('article').nth(7);
  await card.scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => scrollY);
  expect(offset).toBeGreaterThan(0);
  await card.getByRole('link').click();
  await expect(title(page, 'La pagina non si è caricata')).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('region', { name: 'Galleria immagini' })).toBeVisible();
  const stage = page.getByRole('button', { name: 'Immagine precedente' }).locator('../..');
  await expect(stage).toHaveCSS('position', 'relative'); // MUI's own is static
  await applicationIsThere(page);
  // If the browser does not request it again, the page has reloaded itself.
  expect(loads()).toBeLessThanOrEqual(2);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset);
  await page.goForward();

  const before = loads();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Chi siamo' }).first().click();
  await expect(title(page, 'La pagina non si è caricata')).toBeVisible();
  await context.setOffline(false);
  await expect(title(page, 'Chi siamo')).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(before + 1);
});

test('selection and scroll position survive a dialog that failed to load', async ({ page }) => {
  const loads = countLoads(page);
  const file = /\/assets\/ImageOverlayDialog[^/]*\.js$/;
  await page.route(file, (route) => route.abort());
  await page.goto('/');
  await applicationIsThere(page);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Immagine successiva' }).click();
  const picture = page.getByRole('img', { name: /, immagine 2 di/ });
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await page.getByRole('button', { name: 'Riprova' }).scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => scrollY);
  expect(offset).toBeGreaterThan(0);
  await page.unroute(file);
  await page.getByRole('button', { name: 'Riprova' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(2);
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(picture).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset);
  expect(await page.evaluate(() => sessionStorage.getItem('keptForReload'))).toBeNull();
});

test('a page whose files a deployment has removed opens at its top @phone', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/');
  await applicationIsThere(page);
  // Until the page loads again: then it gets the new files.
  let isGone = true;
  page.on('request', (request) => (isGone &&= !request.isNavigationRequest()));
  await page.route(/\/assets\/(ProductScreen|index)-[^/]*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  const card = page.getByRole('article').nth(7);
  await card.scrollIntoViewIfNeeded();
  const offset = await scrolled();
  expect(offset).toBeGreaterThan(0);
  const reloaded = page.waitForEvent('load');
  await card.getByRole('link').click();
  await reloaded;
  await applicationIsThere(page);
  await expect(page.getByRole('region', { name: 'Galleria immagini' })).toBeVisible();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(offset);
});

test('a screen that still fails to load reloads the page once per press', async ({ page }) => {
  const loads = countLoads(page);
  await page.goto('/');
  await applicationIsThere(page);
  const file = /\/assets\/AboutScreen[^/]*\.js$/;
  await page.route(file, (route) => route.abort());
  await page.getByRole('link', { name: 'Chi siamo' }).first().click();
  for (const reloads of [1, 2]) {
    const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
    await page.getByRole('button', { name: 'Riprova' }).click();
    await failed;
    await expect.poll(loads).toBe(1 + reloads);
    await expect(title(page, 'La pagina non si è caricata')).toBeVisible();
  }
  await page.unroute(file);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(title(page, 'Chi siamo')).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(4);
});

test('the order list is requested again if the route table failed to load', async ({ page }) => {
  const entries = { adminAuthToken: await adminToken() };
  await page.addInitScript((stored) => Object.assign(localStorage, stored), entries);
  const file = /\/assets\/common-[^/]*\.js$/;
  await page.route(file, (route) => route.abort());
  await page.goto('/admin/all-orders');
  await expect(title(page, 'La pagina non si è caricata')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(file);
  await page.getByRole('main').getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('table', { name: 'Ordini' }).getByRole('link').first()).toBeVisible();
});

/** Notes whether the work of a file has begun: the service worker, or the features that tabs share. */
async function noteBackgroundWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      Object.assign(globalThis, { background: true });
      return new Promise(() => undefined);
    };
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        Object.assign(globalThis, { tabFeatures: true });
      }
    };
  });
}

for (const work of ['background', 'tabFeatures']) {
  const file = new RegExp(`/assets/${work}-[^/]*\\.js$`);
  // The page may reload at any moment: then the work has not begun.
  const hasBegun = (page: Page) =>
    page.evaluate((name) => name in globalThis, work).catch(() => false);

  test(`the work of ${work} begins once its file loads, also without an online event`, async ({
    page,
  }) => {
    await noteBackgroundWork(page);
    await page.route(file, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
    await page.goto('/');
    await failed;
    expect(await hasBegun(page)).toBe(false);
    await page.unroute(file);
    await expect.poll(() => hasBegun(page)).toBe(true);
  });
}

test('for background work the page reloads once, and not while it is being used', async ({
  page,
}) => {
  const loads = countLoads(page);
  let questions = 0; // how often the page asked whether the server still has this build
  page.on('request', (request) => (questions += request.method() === 'HEAD' ? 1 : 0));
  await page.route(/\/assets\/background-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  await applicationIsThere(page);
  const field = page.getByRole('textbox', { name: 'Numero ordine' });
  await field.fill('B2018');
  await expect.poll(() => questions).toBeGreaterThan(0);
  await expect(field).toBeFocused();
  expect(loads()).toBe(1);
  await field.blur();
  await expect.poll(loads).toBe(2);
  const before = questions;
  await expect.poll(() => questions).toBeGreaterThan(before + 1);
  expect(loads()).toBe(2);
});
