import type { Page } from '@playwright/test';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere, withoutApplication } from './support/prerender';
import { expect, test } from './support/test';

// What a person does on a page that is drawn ahead of the application, the application does later.
test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test.beforeEach(({ allowProblem }) => {
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // the backend's address
});

const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cerca un prodotto' });
const FILLED_CART = { cart: { lines: [{ productId: '101', quantity: 2 }] } };

// Once the home page is hydrated, once it is replaced.
for (const [name, behind] of Object.entries({ hydrated: {}, replaced: FILLED_CART })) {
  test(`the home page, ${name}: a search and a sorting @phone`, async ({ page }) => {
    await routeToMockBackend(page, behind);
    const release = await withoutApplication(page);
    await page.goto('/', { waitUntil: 'commit' });
    await search(page).click();
    await page.keyboard.type('tazz');
    await page.getByRole('combobox', { name: 'Ordina per' }).selectOption('Prezzo crescente');
    await search(page).focus();
    release();
    await applicationIsThere(page);
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('a');
    await expect(search(page)).toHaveValue('tazza');
    await expect(page).toHaveURL(/q=tazza/);
    await expect(page).toHaveURL(/ordina=/);
    await expect(cards(page).first()).toContainText(/tazza/i);
  });

  test(`the home page, ${name}: a press of a button, once @phone`, async ({ page }) => {
    await routeToMockBackend(page, behind);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'OPTIONS' && /\/cart\/add/.test(request.url()))
        calls.push(request.url());
    });
    const release = await withoutApplication(page);
    await page.goto('/', { waitUntil: 'commit' });
    const button = cards(page).nth(1).getByRole('button').first();
    await button.click();
    await expect(button).toHaveCSS('opacity', '0.7');
    release();
    await applicationIsThere(page);
    await expect.poll(() => calls.length).toBe(1);
    await expect(page.locator('[data-held]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Carrello, / })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
}

test('the login: address and password, sent with Enter @phone', async ({ page }) => {
  await routeToMockBackend(page);
  const release = await withoutApplication(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).click();
  await page.keyboard.type('admin@bottega2018.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('bottega2018');
  await page.keyboard.press('Enter');
  release();
  await applicationIsThere(page);
  await expect(
    page.getByRole('main').getByText('Accesso come Admin effettuato con successo!'),
  ).toBeVisible();
});

test('the footer of a page of text: the number of an order @phone', async ({ page }) => {
  await routeToMockBackend(page);
  const release = await withoutApplication(page);
  await page.goto('/politica-di-reso', { waitUntil: 'commit' });
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill('B2018-00001');
  release();
  await applicationIsThere(page);
  await expect(field).toHaveValue('B2018-00001');
});

test('what was typed and deleted again changes nothing', async ({ page }) => {
  await routeToMockBackend(page);
  const release = await withoutApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  await search(page).click();
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  release();
  await applicationIsThere(page);
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/$/);
});
