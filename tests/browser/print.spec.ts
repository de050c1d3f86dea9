import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { NUMBER, withOrder } from '../support/orders';
import { beAdmin } from './support/beAdmin';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

/** The printable part of a sheet. */
const MARGIN = '1cm';

/** Enough seeded orders for several pages. */
const ORDERS = Array.from({ length: 9 }, (_, index) => `B2018-00000${index + 1}`);

async function open(page: Page, path: string): Promise<void> {
  await routeToMockBackend(page, { change: withOrder() });
  await beAdmin(page);
  await page.goto(path);
}

/** Prints the page as a PDF into test-results/print, for people to look at; returns its number of pages. */
async function printPages(page: Page, name: string): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin: { top: MARGIN, bottom: MARGIN } });
  const folder = join(test.info().config.rootDir, '../../test-results/print');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.pdf`), pdf);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Controls, header and footer: they must not be printed. */
async function expectNoControls(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const role of [
    'button',
    'textbox',
    'combobox',
    'searchbox',
    'banner',
    'contentinfo',
  ] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an order is printed on one sheet, without controls, from a ${colorScheme} screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, `/order/get/${NUMBER}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Aggiorna Stato' })).toBeVisible();
    expect(await printPages(page, `order-${colorScheme}`)).toBe(1);
    await expectNoControls(page);
    await expect(main.getByRole('heading', { name: `Ordine ${NUMBER}` })).toBeVisible();
    await expect(main.getByText('Via Appia 12/A')).toBeVisible();
    await expect(main.getByText('120,00').first()).toBeVisible();
  });
}

test('the packing list has a box for each product, and no order on two sheets', async ({
  page,
}) => {
  await open(page, `/admin/lista-imballaggio?ordini=${[NUMBER, ...ORDERS].join(',')}`);
  const slips = page.getByRole('main').getByRole('article');
  await expect(slips).toHaveCount(ORDERS.length + 1);
  expect(await printPages(page, 'packing-list')).toBeGreaterThan(1);
  await expectNoControls(page);
  await expect(slips.first().getByRole('checkbox')).toHaveCount(2);
  await expect(slips.first()).toContainText('Via Appia 12/A');
  for (const slip of await slips.all()) await expect(slip).toHaveCSS('break-inside', 'avoid');
});
