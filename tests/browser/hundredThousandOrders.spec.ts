import { startBackendProcess, type BackendProcess } from '../support/backendProcess';
import { beAdmin } from './support/beAdmin';
import { API_ORIGIN, DEPLOYED_ORIGIN } from './support/hosts';
import { applicationIsThere, withoutTimeLimits } from './support/prerender';
import { expect, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

const COUNT = 100_000;

let backend: BackendProcess;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  backend = await startBackendProcess('--orders', String(COUNT), '--shop', DEPLOYED_ORIGIN);
});
test.afterAll(() => backend.close());

test('100,000 orders: search, sorting, one of them, and back to where the list was', async ({
  page,
  allowProblem,
}) => {
  test.setTimeout(120_000);
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // the backend's address
  await page.route(`${API_ORIGIN}/**`, (route) =>
    route.continue({ url: route.request().url().replace(API_ORIGIN, backend.origin) }),
  );
  await beAdmin(page);
  // A busy machine may need longer for each response than the shop waits.
  await withoutTimeLimits(page);
  await page.goto('/admin/all-orders');
  const table = page.getByRole('table', { name: 'Ordini' });
  const search = page.getByRole('searchbox', { name: 'Cerca per numero ordine' });
  const count = page.getByText(/^[\d.]+ ordini$/);
  await applicationIsThere(page);
  await expect(count).toHaveText(/^100\.\d{3} ordini$/, { timeout: 60_000 });

  await search.fill('B2018-000001');
  await expect(page.getByRole('checkbox', { name: /^Seleziona ordine/ })).toHaveCount(1);
  await search.fill('');
  await expect(count).toHaveText(/^100\.\d{3} ordini$/);
  await table.getByRole('button', { name: 'Totale' }).click();
  await expect(table.getByRole('columnheader', { name: 'Totale' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const link = table.getByRole('link', { name: /^Dettagli/ }).nth(12);
  await expect(link).toBeInViewport();
  const name = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ordine B2018-/);
  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeInViewport();
});
