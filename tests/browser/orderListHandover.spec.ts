import type { Page } from '@playwright/test';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { applicationIsThere } from './support/prerender';
import { changeElsewhere, openPrerenderedOrders, rows, search } from './support/prerenderedOrders';
import { expect, test } from './support/test';

// The application goes on with the prerendered list of orders, or renders its own.
test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test.beforeEach(({ allowProblem }) => {
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // the backend's address
});

test('an order that is ticked before the application is selected', async ({ page }) => {
  const release = await openPrerenderedOrders(page);
  const box = rows(page).nth(1).getByRole('checkbox');
  await box.click();
  await expect(box).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(box).toBeChecked();
  await expect(box).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('1 ordine selezionato')).toBeVisible();
});

test('what is typed and chosen before the application stays @phone', async ({ page }) => {
  // As the router leaves it: a list that was opened by a link has been loaded again.
  await page.addInitScript(() => history.replaceState({ usr: null, key: 'x', idx: 1 }, ''));
  const release = await openPrerenderedOrders(page);
  await search(page).fill('B2018-00');
  await page.getByRole('combobox', { name: 'Filtra per stato' }).selectOption('SHIPPED');
  release();
  await applicationIsThere(page);
  await expect(page).toHaveURL(/q=B2018-00/);
  await expect(page).toHaveURL(/stato=SHIPPED/);
  await expect(search(page)).toHaveValue('B2018-00');
});

test('a view that shows all orders is the chosen one', async ({ page }) => {
  const views = JSON.stringify([{ name: 'Tutti', parameters: '' }]);
  const release = await openPrerenderedOrders(page, { storage: { savedOrderViews: views } });
  await expect(rows(page).nth(7)).toBeAttached();
  release();
  await applicationIsThere(page);
  await expect(page.getByRole('button', { name: 'Tutti', pressed: true })).toBeVisible();
});

test('an order that cannot be read, behind the first ones, is told by the application', async ({
  page,
}) => {
  const release = await openPrerenderedOrders(page, {
    change: ({ orders }) => {
      const oldest = orders.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1))[0];
      if (oldest) oldest.totalCost = 'molto' as never;
    },
  });
  await expect(rows(page).nth(7)).toBeAttached();
  release();
  await applicationIsThere(page);
  await expect(page.getByText(/non leggibil/).first()).toBeVisible();
  await expect(rows(page).nth(7)).toBeAttached();
});

const HEIGHTS_AFTER: Record<string, [rowHeight: number, change: (page: Page) => Promise<void>]> = {
  'the screen is turned': [88, (page) => page.setViewportSize({ width: 390, height: 844 })],
  'rows are made lower elsewhere': [
    36,
    (page) => changeElsewhere(page, () => localStorage.setItem('orderWork', '{"denseRows":true}')),
  ],
  'the session ends and begins again elsewhere': [
    44,
    (page) =>
      changeElsewhere(page, () => {
        const token = localStorage.getItem('adminAuthToken') ?? '';
        localStorage.removeItem('adminAuthToken');
        localStorage.setItem('adminAuthToken', token);
      }),
  ],
};

for (const [name, [rowHeight, change]] of Object.entries(HEIGHTS_AFTER)) {
  test(`the application renders its own list if meanwhile ${name}`, async ({ page }) => {
    const release = await openPrerenderedOrders(page);
    await expect(rows(page).nth(7)).toBeAttached();
    await change(page);
    release();
    await applicationIsThere(page);
    await expect(rows(page).nth(1)).toHaveCSS('top', `${rowHeight}px`);
    await expect(rows(page).nth(1)).toHaveCSS('height', `${rowHeight}px`);
  });
}
