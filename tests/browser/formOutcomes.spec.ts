import type { Locator, Page } from '@playwright/test';
import { deliveredOrder, NUMBER, withOrder } from '../support/orders';
import { beAdmin } from './support/beAdmin';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, test } from './support/test';
import { PHONE } from './support/viewports';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

/** Presses a button that has just come into view at the end of the screen. */
async function pressAtTheEnd(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 12 });
  });
  await button.click();
}

async function fillInReturn(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Motivo del reso').fill('Rotto.');
}

for (const { of, path, button, text, fillIn } of [
  {
    of: 'a return',
    path: `/order/return/${NUMBER}`,
    button: 'Invia richiesta di reso',
    text: /^Errore durante l'invio della richiesta di reso/,
    fillIn: fillInReturn,
  },
  {
    of: 'feedback',
    path: `/feedback?orderNumber=${NUMBER}`,
    button: 'Invia feedback',
    text: /^Errore durante l'invio del feedback/,
  },
  {
    of: 'feedback without any content',
    path: `/feedback?orderNumber=${NUMBER}`,
    button: 'Invia feedback',
    text: /^Devi selezionare almeno una valutazione/,
    fillIn: async (page: Page) => {
      for (const none of await page.getByText('Nessuna valutazione', { exact: true }).all())
        await none.click();
    },
  },
  {
    of: 'a cancellation',
    path: `/order/get/${NUMBER}`,
    button: 'Annulla ordine',
    text: /^Non è più possibile annullare l'ordine/,
  },
]) {
  test(`on a phone the outcome of ${of} is in view, also below the button`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/500/);
    await page.setViewportSize(PHONE);
    const faults = [{ method: 'POST', path: '*', kind: '500-html' as const }];
    await routeToMockBackend(page, { change: deliveredOrder(), faults });
    await page.goto(path);
    const sending = page.getByRole('button', { name: button });
    await expect(sending).toBeVisible();
    await fillIn?.(page);
    await pressAtTheEnd(sending);
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone the outcome of an order’s change is in view, below the undo that comes with it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await routeToMockBackend(page, { change: withOrder() });
  await beAdmin(page);
  await page.goto(`/order/get/${NUMBER}`);
  await page.getByLabel('Stato ordine').selectOption('Spedito');
  await pressAtTheEnd(page.getByRole('button', { name: 'Aggiorna Stato' }));
  const outcome = page.getByRole('status').filter({ hasText: 'Stato aggiornato con successo.' });
  await expect(page.getByRole('button', { name: 'Ripristina' })).toBeVisible();
  await expect(outcome).toBeInViewport({ ratio: 1 });
});

test('a double press on an empty form leaves the focus in its first field', async ({ page }) => {
  await routeToMockBackend(page, { change: withOrder() });
  await page.goto(`/order/return/${NUMBER}`);
  await page.getByRole('button', { name: 'Invia richiesta di reso' }).dblclick();
  await expect(page.getByText('Seleziona almeno un prodotto da restituire.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
});

test('a double press on the logout does not press what takes its place', async ({ page }) => {
  await routeToMockBackend(page);
  await beAdmin(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).dblclick();
  await expect(page.getByText('Logout effettuato!')).toBeVisible();
  await expect(page).toHaveURL('/');
});
