import { beAdmin } from './support/beAdmin';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, test } from './support/test';
import { PHONE } from './support/viewports';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test('in large text on a phone the values have the width of the card', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize(PHONE);
  await routeToMockBackend(page);
  await beAdmin(page);
  for (const path of ['/admin/profile', '/admin/edit-admin/1']) {
    await page.goto(path);
    const value = page.getByRole('definition').filter({ hasText: '@' });
    await expect(value).toBeVisible();
    expect((await value.boundingBox())?.width, path).toBeGreaterThan(PHONE.width / 2);
  }
});

test('why a change has failed is in view, also at the end of a small screen', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/400/);
  await page.setViewportSize({ ...PHONE, height: 480 });
  await routeToMockBackend(page);
  await beAdmin(page);
  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Modifica password' }).click();
  await page.keyboard.type('sbagliata');
  // By the button that shows what is typed.
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('nuova-password');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Errore nel cambio password/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Nuova password')).toBeFocused();
});

test('the outcome of a change is in view, also at the end of a small screen', async ({ page }) => {
  await page.setViewportSize({ ...PHONE, height: 480 });
  await routeToMockBackend(page);
  await beAdmin(page);
  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Modifica telefono' }).click();
  const field = page.getByLabel('Nuovo telefono');
  await field.fill('06 1234567');
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Modifica telefono' })).toBeFocused();
  const outcome = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
  await expect(outcome).toBeInViewport({ ratio: 1 });
});
