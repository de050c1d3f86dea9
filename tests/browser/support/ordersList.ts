import type { Page } from '@playwright/test';
import type { Seed } from '../../../mocks/seed/buildSeed';
import { beAdmin } from './beAdmin';
import { routeToMockBackend } from './mockBackendRoutes';
import { applicationIsThere } from './prerender';
import { expect } from './test';

/** How many orders `openOrders` opens. */
export const COUNT = 5_000;

/** The number of the newest one. */
export const newest = `B2018-${COUNT}`;

/** Opens the list of thousands of orders as an administrator, or of those that `change` leaves. */
export async function openOrders(page: Page, search = '', change = manyOrders): Promise<void> {
  await routeToMockBackend(page, { change });
  await beAdmin(page);
  await page.goto(`/admin/all-orders${search}`);
  // Prerendered rows cannot be selected yet.
  await applicationIsThere(page);
  await expect(table(page)).toBeVisible();
}

/** Repeats the seeded orders, one per minute, with their own numbers. */
function manyOrders(seed: Seed): void {
  const [...models] = seed.orders;
  const first = Date.parse('2026-01-01T00:00:00Z');
  seed.orders = Array.from({ length: COUNT }, (_, index) => ({
    ...(models[index % models.length] as (typeof models)[number]),
    orderNumber: `B2018-${String(index + 1).padStart(4, '0')}`,
    timestamp: new Date(first + index * 60_000).toISOString(),
  }));
}

export const table = (page: Page) => page.getByRole('table', { name: 'Ordini' });

export const box = (page: Page, orderNumber: string) =>
  page.getByRole('checkbox', { name: `Seleziona ordine ${orderNumber}` });
