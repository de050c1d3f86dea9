import type { Page } from '@playwright/test';
import { IS_EXHAUSTIVE } from '../support/exhaustive';
import { BAD_STORAGES } from './support/badStorage';
import {
  ADMIN_ADDRESSES,
  SHOPPER_ADDRESSES,
  expectStanding,
  goOn,
  shareOfPages,
} from './support/everyPage';
import { fillInLogin } from './support/fillInLogin';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { test } from './support/sharedContext';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect } from './support/test';

// The deployed build, with its own backend.
test.use({ baseURL: DEPLOYED_ORIGIN });

for (const [row, [what, spoil]] of Object.entries(BAD_STORAGES).entries()) {
  test(`with storage ${what} every page renders, and cart and login work`, async ({
    page,
    allowProblem,
  }) => {
    test.setTimeout(IS_EXHAUSTIVE ? 300_000 : 60_000);
    allowProblem(/status of 40[0-9]/); // unknown links and accounts
    await routeToMockBackend(page);
    await page.clock.install();
    await page.addInitScript(spoil);

    await page.goto('/');
    await page
      .getByRole('button', { name: /^Aggiungi al carrello/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
    await visitAll(page, shareOfPages(SHOPPER_ADDRESSES, 3, row));

    await logIn(page);
    // If the token cannot be stored, an administrator who reloads is a shopper.
    await visitAll(page, shareOfPages(ADMIN_ADDRESSES, 3, row), what === 'corrupted');
  });
}

async function visitAll(page: Page, addresses: readonly string[], mayLoad = true): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await goOn(page, address);
      if (!IS_EXHAUSTIVE || !mayLoad) return;
      // And after a reload.
      await page.goto(address);
      await expectStanding(page);
    });
  }
}

async function logIn(page: Page): Promise<void> {
  await goOn(page, '/login');
  await fillInLogin(page);
  await expect(page.getByText('Accesso come Admin effettuato con successo!').first()).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profilo' })).toBeVisible();
}
