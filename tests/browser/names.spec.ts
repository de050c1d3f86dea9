import type { Page } from '@playwright/test';
import { SHOP } from '#src/config/shop';
import { expect, test } from './support/test';

/** Returns the names of links or buttons as Chromium gives them to screen readers; Playwright's own tidy them up. */
async function namesOf(page: Page, role: 'link' | 'button'): Promise<unknown[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => node.role?.value === role).map(({ name }) => name?.value);
}

test('an address that may break after its @ is one word to screen readers', async ({ page }) => {
  await page.goto('/contattaci');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await namesOf(page, 'link')).toContain(SHOP.contacts.email);
});

test("the overlay's button is named 'Chiudi' and nothing else", async ({ page }) => {
  await page.goto('/product/101');
  await page.getByRole('button', { name: 'Ingrandisci immagine' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Chiudi' })).toBeFocused();
  expect(await namesOf(page, 'button')).toContain('Chiudi');
});
