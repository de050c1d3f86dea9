import type { Page } from '@playwright/test';
import { SHOP } from '#src/config/shop';
import {
  applicationIsThere,
  openPrerendered,
  prerenderedLast,
  withoutApplication,
} from './support/prerender';
import { shareOf } from '../support/exhaustive';
import { API_ORIGIN, DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, screenshotBoth, test } from './support/test';

// What index.html renders while the application is loading.
test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test.beforeEach(({ allowProblem }) => {
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // the backend's address
});

const boot = (page: Page) => page.locator('.boot');
const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cerca un prodotto' });

/** Returns texts and boxes of the first cards and of everything around them. */
async function looks(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    };
    const articles = [...document.querySelectorAll('article')].slice(0, 12);
    return {
      places: [
        ...document.querySelectorAll('header, header a, h1, main form, [role=status]'),
        ...articles,
      ].map((element) => `${element.tagName} ${box(element)}`),
      cards: articles.flatMap((article) =>
        [article, ...article.querySelectorAll('*')].map((element) => {
          const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
          const text = element.childElementCount === 0 ? element.textContent : '';
          return [element.tagName, ...attributes.sort(), text].join(' ');
        }),
      ),
      count: document.querySelector('main [role=status]')?.textContent,
    };
  });
}

test('the first products are shown before the application, which hydrates them', async ({
  page,
  isMobile,
}) => {
  const release = await openPrerendered(page, '/');
  await expect(cards(page)).toHaveCount(12);
  const link = cards(page).nth(1).getByRole('link');
  await link.focus();
  await screenshotBoth(page, `home-ahead-${isMobile ? 'phone' : 'desktop'}`);
  const ahead = await looks(page);
  const drawn = await page.locator('#root').evaluateHandle((root) => [...root.children]);
  release();
  await applicationIsThere(page);
  // Loads last, and moves nothing.
  await expect(page.getByRole('button', { name: 'Cucina', exact: true })).toBeVisible();
  expect(await looks(page)).toEqual(ahead);
  await expect(link).toBeFocused();
  expect(await drawn.evaluate((parts) => parts.every((part) => part.isConnected))).toBe(true);
  await search(page).fill('nessuno vende questo');
  await expect(cards(page)).toHaveCount(0);
});

test('the application takes them over if the cart is not empty, too', async ({ page }) => {
  const cart = { lines: [{ productId: '101', quantity: 2 }] };
  const release = await openPrerendered(page, '/', { cart });
  const link = cards(page).nth(1).getByRole('link');
  await link.focus();
  const ahead = await looks(page);
  release();
  await expect(page.getByRole('link', { name: /^Carrello, 2/ })).toBeVisible();
  expect((await looks(page)).cards).toEqual(ahead.cards);
  await expect(link).toBeFocused();
});

test('a picture that failed earlier has its placeholder', async ({ page, allowProblem }) => {
  allowProblem(/ERR_FAILED|^request failed/);
  await routeToMockBackend(page);
  await page.route(`${API_ORIGIN}/images/**`, (route) => route.abort());
  const release = await withoutApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  const picture = cards(page).first().getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  release();
  await expect(cards(page).first().locator('span[role=img]')).toBeVisible();
});

// The browser may show the end of the prerendered page, where the footer would then stay in sight.
test('a reload leads to where the page was left @phone', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await routeToMockBackend(page);
  await page.goto('/');
  await applicationIsThere(page);
  await expect(cards(page).nth(40)).toBeAttached();
  await page.evaluate(async () => {
    const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    scrollTo(0, 5_000);
    await ended;
  });
  await page.reload();
  await expect(cards(page).nth(40)).toBeAttached();
  await expect.poll(scrolled).toBe(5_000);
});

test('its links lead on without the application', async ({ page }) => {
  const release = await openPrerendered(page, '/');
  const link = cards(page).first().getByRole('link');
  const name = await link.innerText();
  await link.click({ noWaitAfter: true });
  release();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a step back before the application opens the page before', async ({ page }) => {
  await routeToMockBackend(page);
  await page.goto('/chi-siamo');
  await page.getByRole('link', { name: SHOP.name }).click();
  await expect(cards(page).first()).toBeVisible();
  const release = await withoutApplication(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(12);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/chi-siamo$/);
  release();
  // React would report that it cannot hydrate one page with the other.
  await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('markup in a title is text', async ({ page }) => {
  const title = '<img src=x onerror=alert(1)> (price) &amp;';
  await openPrerendered(page, '/', {
    change: (seed) => {
      for (const product of seed.products) product.title = title;
    },
  });
  await expect(cards(page).first().getByRole('heading')).toHaveText(title);
});

const WAYS_TO_NOTHING: Record<string, { path?: string; body?: string; token?: string }> = {
  'an address with filters': { path: '/?q=tazza' },
  'a page that is not prerendered': { path: '/privacy' },
  'staff at work': { token: 'x.y.z' },
  'no list': { body: '{"products": []}' },
  'nothing to show': { body: '[]' },
  'no JSON': { body: '<html>' },
  'an id twice': {
    body: JSON.stringify([1, 1].map((id) => ({ id, title: 'a', price: 1, fileNames: ['a.png'] }))),
  },
};

for (const [name, { path = '/', body, token }] of shareOf(Object.entries(WAYS_TO_NOTHING), 3)) {
  test(`prerenders nothing: ${name}`, async ({ page, allowProblem }) => {
    allowProblem(/^console: Carrello non caricato/); // spec section 8: logged only
    if (token) await page.addInitScript((text) => (localStorage.adminAuthToken = text), token);
    const behind = body === undefined ? {} : { rewrite: () => body };
    const release = await openPrerendered(page, path, behind);
    await page.waitForFunction(() => globalThis.boot?.responses !== undefined);
    await page.evaluate(() => Promise.all(Object.values(globalThis.boot?.responses ?? {})));
    await expect(boot(page)).toBeVisible();
    // The prerender has run long before the application.
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await prerenderedLast(page)).toBe(undefined);
  });
}

test('an unreachable backend is reported by the application', async ({ page, allowProblem }) => {
  allowProblem(/ERR_CONNECTION_REFUSED|ERR_FAILED|^console: Carrello non caricato/);
  await page.route(`${API_ORIGIN}/**`, (route) => route.abort('connectionrefused'));
  for (const path of ['/', '/?q=tazza']) {
    await page.goto(path);
    await expect(page.getByText('Errore nel caricamento dei prodotti.')).toBeVisible();
  }
});
