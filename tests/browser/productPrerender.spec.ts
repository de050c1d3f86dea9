import type { Page } from '@playwright/test';
import { shareOf } from '../support/exhaustive';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere, looks, openPrerendered, prerenderedLast } from './support/prerender';
import { expect, screenshotBoth, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

const PRODUCT = '/product/101';

const main = (page: Page) => page.getByRole('main');
const thumbnails = (page: Page) => main(page).getByRole('button', { name: /^Mostra immagine/ });

/** Changes the body of the one product that is read. */
const ofProduct = (change: (product: Record<string, unknown>) => unknown) => (body: string) =>
  /^\{.*"fileNames":/s.test(body) ? JSON.stringify(change(JSON.parse(body) as never)) : body;

test('title, pictures and price are shown before the application, which replaces them @phone', async ({
  page,
  isMobile,
}) => {
  const release = await openPrerendered(page, PRODUCT);
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Orsacchiotto di peluche Bruno, 35 cm');
  await expect(page).toHaveTitle('Orsacchiotto di peluche Bruno, 35 cm · Bottega 2018');
  await expect(main(page).getByText('€').first()).toBeVisible();
  await expect(main(page).getByRole('img').first()).toHaveAccessibleName(/immagine 1 di 5$/);
  await expect(thumbnails(page)).toHaveCount(5);
  await screenshotBoth(page, `product-ahead-${isMobile ? 'phone' : 'desktop'}`);
  const ahead = await looks(page, 'h1, main section [class*=stage], main p:has(> [translate])');
  release();
  await applicationIsThere(page);
  const after = await looks(page, 'h1, main section [class*=stage], main p:has(> [translate])');
  expect(after).toEqual(ahead);
});

test('a single picture has no thumbnails', async ({ page }) => {
  await openPrerendered(page, PRODUCT, {
    rewrite: ofProduct((product) => ({ ...product, fileNames: ['a.svg'] })),
  });
  await expect(main(page).getByRole('img').first()).toHaveAccessibleName(/immagine 1 di 1$/);
  await expect(thumbnails(page)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Immagine successiva' })).toHaveCount(0);
  await expect(main(page).getByText('1 di 1', { exact: true })).toHaveCount(0);
});

test('a sold-out product cannot be bought, neither before the application nor with it', async ({
  page,
}) => {
  const rewrite = ofProduct((product) => ({ ...product, stock: 0 }));
  const release = await openPrerendered(page, PRODUCT, { rewrite });
  const buttons = main(page).getByRole('button', { name: /^(Aggiungi al carrello|Acquista)$/ });
  const colours = () =>
    buttons.evaluateAll((all) =>
      all.map((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]),
    );
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  await screenshotBoth(page, 'product-ahead-sold-out');
  const ahead = await colours();
  release();
  await applicationIsThere(page);
  await expect(main(page).getByText('Esaurito')).toBeVisible();
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  expect(await colours()).toEqual(ahead);
});

const WAYS_TO_NOTHING: Record<string, { rewrite?: (body: string) => string; token?: string }> = {
  'staff at work': { token: 'x.y.z' },
  'no picture': { rewrite: ofProduct((product) => ({ ...product, fileNames: [] })) },
  'a picture that leads elsewhere': {
    rewrite: ofProduct((product) => ({ ...product, fileNames: ['../a.svg'] })),
  },
  'no title': { rewrite: ofProduct((product) => ({ ...product, title: '' })) },
  'no product': { rewrite: ofProduct(() => []) },
};

for (const [name, { rewrite, token }] of shareOf(Object.entries(WAYS_TO_NOTHING), 3)) {
  test(`prerenders nothing: ${name}`, async ({ page, allowProblem }) => {
    allowProblem(/^console: |ERR_FAILED/); // what the application logs about such a product
    if (token) await page.addInitScript((text) => (localStorage.adminAuthToken = text), token);
    const release = await openPrerendered(page, PRODUCT, rewrite && { rewrite });
    release();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await prerenderedLast(page)).toBe(undefined);
  });
}

test('a slow backend does not delay the application', async ({ page }) => {
  await routeToMockBackend(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/insertion\/getId/, async (route) => {
    await answered;
    await route.fallback();
  });
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Carrello' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Feedback' })).toBeVisible();
  answer();
  // The buttons are enabled and work: a page that is merely shown would look the same.
  await expect(main(page).getByRole('button', { name: 'Acquista' })).toBeEnabled();
  await expect(page.locator('[data-prerender]')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Acquista' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

const NOT_READ = {
  deleted: [404, 'Prodotto non trovato.'],
  unreadable: [200, '{"title":7}'],
} as const;

for (const [name, [status, body]] of Object.entries(NOT_READ)) {
  test(`a product is requested once, and its message stays: ${name}`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/404/);
    await routeToMockBackend(page);
    let calls = 0;
    await page.route(/\/insertion\/getId/, (route) => {
      calls += 1;
      return route.fulfill({
        status,
        headers: {
          'access-control-allow-origin': DEPLOYED_ORIGIN,
          'access-control-allow-credentials': 'true',
        },
        body,
      });
    });
    await page.goto(PRODUCT);
    await expect(main(page).getByRole('button', { name: 'Riprova' })).toBeVisible();
    await applicationIsThere(page);
    expect(calls).toBe(1);
  });
}
