import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere } from './support/prerender';
import { expect, test } from './support/test';

interface Watcher {
  onclose: (() => void) | null;
  requestClose(): void;
}

declare global {
  interface Window {
    /** Does what Chrome on Android does first when Back is pressed; returns false if it would leave the page. */
    pressBack: () => boolean;
  }
}

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const open: Watcher[] = [];
    type Options = { signal: AbortSignal };
    const Original = window.CloseWatcher as new (options: Options) => Watcher;
    class Followed extends Original {
      constructor(options: Options) {
        super(options);
        open.push(this);
        options.signal.addEventListener('abort', () => open.splice(open.indexOf(this), 1));
      }
    }
    Object.assign(window, { CloseWatcher: Followed });
    window.pressBack = () => {
      const latest = open.at(-1);
      latest?.requestClose();
      return latest !== undefined;
    };
  });
});

test('Back closes the picture and the menu, as Escape does @phone', async ({ page, isMobile }) => {
  await routeToMockBackend(page);
  await page.goto('/product/101');
  await applicationIsThere(page);
  const overlays = [
    {
      opener: page.getByRole('button', { name: 'Ingrandisci immagine' }),
      overlay: page.getByRole('dialog'),
    },
    ...(isMobile
      ? [
          {
            opener: page.getByRole('button', { name: 'Menu', exact: true }),
            overlay: page.getByRole('button', { name: 'Chiudi', exact: true }),
          },
        ]
      : []),
  ];
  for (const { opener, overlay } of overlays) {
    await opener.click();
    await expect(overlay).toBeVisible();
    expect(await page.evaluate(() => window.pressBack())).toBe(true);
    await expect(overlay).toHaveCount(0);
    expect(await page.evaluate(() => window.pressBack()), 'leaves the page').toBe(false);
    await opener.click();
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
  }
});

test('Back and Escape answer only the question on top, with no', async ({ page }) => {
  await routeToMockBackend(page, { cart: { lines: [{ productId: '101', quantity: 2 }] } });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Svuota Carrello' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  const messages = page.getByRole('dialog');
  // Shortcuts load when the page is idle.
  await expect(async () => {
    await page.keyboard.press('Alt+t');
    await expect(messages).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(messages).toHaveCount(0);
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => window.pressBack())).toBe(true);
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Quantità')).toHaveValue('2');
});
