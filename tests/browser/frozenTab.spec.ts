import type { Page } from '@playwright/test';
import { beAdmin } from './support/beAdmin';
import { API_ORIGIN, DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

const NUMBER = 'B2018-000250';

async function openOrder(page: Page): Promise<void> {
  await beAdmin(page);
  await routeToMockBackend(page);
  await page.goto(`/order/get/${NUMBER}`);
}

async function ship(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Stato ordine' }).selectOption('Spedito');
  await page.getByRole('button', { name: 'Aggiorna Stato' }).click();
}

/**
 * Freezes a page. Headless Chromium does not have that state, so a debugger stops it before its next line, which has
 * the same effect. Returns a function that thaws it.
 */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Debugger.enable');
  await browser.send('Debugger.pause');
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
    await browser.send('Debugger.disable');
  };
}

/** Makes a page's long timers, except those for the network, run ten times as fast. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const slow = globalThis.setTimeout;
    const quick = (run: () => void, ms = 0) => slow(run, ms > 3_000 && ms < 15_000 ? ms / 10 : ms);
    globalThis.setTimeout = quick as typeof setTimeout;
  });
}

test('a tab that is frozen in the middle of a write does not block the others', async ({
  page: frozen,
  context,
}) => {
  await openOrder(frozen);
  const other = await context.newPage();
  await hurry(other);
  await openOrder(other);

  await frozen.bringToFront();
  const sent = Promise.withResolvers<void>();
  const thawed = Promise.withResolvers<void>();
  await frozen.route(`${API_ORIGIN}/order/**`, async (route) => {
    if (route.request().method() === 'PATCH') {
      sent.resolve();
      await thawed.promise;
    }
    await route.fallback();
  });
  await ship(frozen);
  await sent.promise;
  const thaw = await freeze(frozen);

  await other.bringToFront();
  await ship(other);
  await expect(other.getByText('Stato aggiornato con successo.').first()).toBeVisible();

  // Its response arrives after another tab has written: its age is unknown.
  await thaw();
  thawed.resolve();
  await expect(frozen.getByText("Errore nell'aggiornamento dello stato.").first()).toBeVisible();
});
