import type { Page } from '@playwright/test';

/** Fills in the login form as the seed's first administrator, and sends it. */
export async function fillInLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('admin@bottega2018.example');
  await page.getByLabel('Password', { exact: true }).fill('bottega2018');
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
}
