import type { Page } from '@playwright/test';
import { adminToken } from '../../support/orders';

/** Logs the seed's first administrator in, on all that the page opens from now on. */
export async function beAdmin(page: Page): Promise<void> {
  const token = await adminToken();
  await page.addInitScript((raw) => localStorage.setItem('adminAuthToken', raw), token);
}
