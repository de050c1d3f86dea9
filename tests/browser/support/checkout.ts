import type { Page } from '@playwright/test';
import { ADDRESS } from '../../support/address';
import { expect } from './test';

/** Puts the first products of the home page into the cart, one piece each. */
export async function addFirstProducts(page: Page, count: number): Promise<void> {
  await page.goto('/');
  for (let index = 0; index < count; index += 1) {
    const card = page.getByRole('article').nth(index);
    await card.getByRole('button', { name: /^Aggiungi al carrello/ }).click();
    const badge = index === 0 ? 'Carrello, 1 articolo' : `Carrello, ${index + 1} articoli`;
    await expect(page.getByRole('link', { name: badge, exact: true })).toBeVisible();
  }
}

/** Opens the cart by its link and fills in the shipping form. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Carrello/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  for (const [label, text] of Object.entries(ADDRESS)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Sends the order and waits for the card page. */
export async function goToCardPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ordina con obbligo di pagare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento con carta' })).toBeVisible();
}
