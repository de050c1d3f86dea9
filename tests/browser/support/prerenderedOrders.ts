import type { Page } from '@playwright/test';
import { adminToken } from '../../support/orders';
import { DEPLOYED_ORIGIN } from './hosts';
import { openPrerendered } from './prerender';

/** The path of the list. */
export const ORDERS = '/admin/all-orders';

export const table = (page: Page) => page.getByRole('table', { name: 'Ordini' });
export const rows = (page: Page) => table(page).locator('tbody tr');
export const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Cerca per numero ordine' });

export type Start = Parameters<typeof openPrerendered>[2] & {
  token?: string | null;
  path?: string;
  storage?: Record<string, string>;
};

/** Opens the list without the application; returns a function that lets it load. */
export async function openPrerenderedOrders(page: Page, start: Start = {}): Promise<() => void> {
  const { token = await adminToken(), path = ORDERS, storage = {}, ...behind } = start;
  const kept = { ...storage, ...(token !== null && { adminAuthToken: token }) };
  await page.addInitScript((entries) => Object.assign(localStorage, entries), kept);
  return openPrerendered(page, path, behind);
}

/** Runs `change` in another tab of the shop, in which nothing of the shop runs. */
export async function changeElsewhere(page: Page, change: () => void): Promise<void> {
  const other = await page.context().newPage();
  await other.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await other.goto(`${DEPLOYED_ORIGIN}/altrove`);
  await other.evaluate(change);
}
