import type { Page } from '@playwright/test';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere, withoutApplication } from './support/prerender';
import { expect, test } from './support/test';

// The application repeats what a person has done on a prerendered page.
test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test.beforeEach(({ allowProblem }) => {
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // the backend's address
});

const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cerca un prodotto' });
const FILLED_CART = { cart: { lines: [{ productId: '101', quantity: 2 }] } };

// Hydrated although the visitor has something in the cart, which is shown right after.
test('the home page: a search and a sorting @phone', async ({ page }) => {
  await routeToMockBackend(page, FILLED_CART);
  const release = await withoutApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  await search(page).click();
  await page.keyboard.type('tazz');
  await page.getByRole('combobox', { name: 'Ordina per' }).selectOption('Prezzo crescente');
  await search(page).focus();
  release();
  await applicationIsThere(page);
  await expect(page.getByRole('combobox', { name: 'Ordina per' })).toHaveValue('prezzo-crescente');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('a');
  await expect(search(page)).toHaveValue('tazza');
  await expect(page).toHaveURL(/q=tazza/);
  await expect(page).toHaveURL(/ordina=/);
  await expect(cards(page).first()).toContainText(/tazza/i);
});

test('the home page: two products, and then the cart @phone', async ({ page }) => {
  await routeToMockBackend(page, FILLED_CART);
  const added: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/cart\/add\/(\w+)\/1$/.exec(request.url()) ?? [];
    if (id !== undefined && request.method() === 'POST') added.push(id);
  });
  const release = await withoutApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  const wanted: string[] = [];
  for (const card of [cards(page).nth(3), cards(page).nth(1)]) {
    wanted.push(
      ((await card.getByRole('link').getAttribute('href')) ?? '').split('/').at(-1) ?? '',
    );
    const button = card.getByRole('button').first();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  }
  await page.getByRole('link', { name: 'Carrello' }).click();
  const header = await page.getByRole('banner').elementHandle();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByRole('link', { name: 'Carrello, 4 articoli' })).toBeVisible();
  expect(added).toEqual(wanted);
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
});

test('a press that waits is forgotten where the person leaves', async ({ page }) => {
  await routeToMockBackend(page);
  const release = await withoutApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  await cards(page).first().getByRole('button').first().click();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  release();
  await applicationIsThere(page);
  await expect(page.getByRole('button', { name: 'Cucina', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrello', exact: true })).toBeVisible();
});

test('the login, which is replaced: its fields wait for the application, a button and the focus are kept', async ({
  page,
}) => {
  await routeToMockBackend(page);
  const release = await withoutApplication(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeDisabled();
  await page.getByRole('button', { name: 'Password dimenticata?' }).click();
  await page.getByRole('link', { name: 'Chi siamo' }).first().focus();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Recupero password' })).toBeVisible();
  await email.fill('admin@bottega2018.example');
  await expect(email).toHaveValue('admin@bottega2018.example');
});

test('the login: what is missing is said on the page', async ({ page }) => {
  await routeToMockBackend(page);
  const release = await withoutApplication(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Accedi' }).click();
  release();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Compila tutti i campi!');
});

test('the focus on a link stays when the application replaces the page', async ({ page }) => {
  await routeToMockBackend(page);
  const release = await withoutApplication(page);
  await page.goto('/politica-di-reso', { waitUntil: 'commit' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.focus();
  release();
  await applicationIsThere(page);
  await expect(link).toBeFocused();
});

test('the footer of the home page: the number of an order @phone', async ({ page }) => {
  await routeToMockBackend(page);
  const release = await withoutApplication(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill('B2018-00001');
  release();
  await applicationIsThere(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/B2018-00001$/);
});
