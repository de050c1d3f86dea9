import type { Page } from '@playwright/test';
import { pngBytes } from '../support/orders';
import { beAdmin } from './support/beAdmin';
import { addFirstProducts } from './support/checkout';
import {
  ADMIN_ADDRESSES,
  SHOPPER_ADDRESSES,
  expectStanding,
  goOn,
  shareOfPages,
} from './support/everyPage';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere } from './support/prerender';
import { expect, test } from './support/test';

const ORDER = 'B2018-000001';

declare global {
  /** The directives that the page has violated. */
  var violations: Set<string>;
}

// With the header as well as the page's meta tag: served by nginx, if it is installed.
test.use({ baseURL: DEPLOYED_ORIGIN });

test.beforeEach(async ({ page }) => {
  // The console reports violations too, but not always their origin.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
});

const isRicher = (address: string) => /^\/(product\/|order\/|$)/.test(address);

for (const [who, addresses] of [
  ['a shopper', SHOPPER_ADDRESSES],
  // These pages of shoppers show more to an administrator.
  ['an administrator', [...SHOPPER_ADDRESSES.filter(isRicher), ...ADMIN_ADDRESSES]],
] as const) {
  test(`no page violates its policy for ${who}`, async ({ page, allowProblem }) => {
    test.setTimeout(180_000);
    allowProblem(/status of 40[0-9]/); // unknown links and accounts
    if (who === 'an administrator') await beAdmin(page);
    for (const address of shareOfPages(addresses, 3)) {
      await page.goto(address);
      await applicationIsThere(page);
      await expectStanding(page);
      expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').count()).toBe(1);
    }
  });
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

async function openAndClose(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test('no dialog of a shopper violates the policy', async ({ page }) => {
  await addFirstProducts(page, 1); // with its toast
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('dialog', { name: 'Notifiche recenti' })).toBeVisible();
  await page.goto('/cart');
  await openAndClose(page, /^Rimuovi/);
  await openAndClose(page, 'Svuota Carrello');
  await page.goto('/product/101');
  await openAndClose(page, 'Apri immagine 1');
  await page.goto('/login');
  await button(page, 'Password dimenticata?').click();
  await page.getByLabel('Email').fill('nessuno@posta.example');
  await button(page, 'Recupera password').click();
  await expect(dialog(page)).toBeVisible();
});

test('no dialog of an administrator violates the policy', async ({ page }) => {
  await beAdmin(page);
  await page.goto('/product/102');
  await openAndClose(page, 'Elimina');
  await page.goto(`/order/get/${ORDER}`);
  await openAndClose(page, 'Rimborsa');
  await page.goto('/admin/all');
  await openAndClose(page, /^Elimina luca/);
  await page.goto('/admin/edit-product/101');
  await openAndClose(page, 'Elimina immagine 1');
  await page.goto('/admin/insertProduct');
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes) };
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('button', { name: 'Rimuovi immagine 1' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contattaci' }).click();
  await expect(dialog(page)).toBeVisible();
});

// The places of `accessibility/` are checked there; these are the remaining ones.
test('nothing that appears by itself violates the policy', async ({ page }) => {
  const { database } = await routeToMockBackend(page);
  await page.clock.install();
  await beAdmin(page);
  await page.goto(`/order/get/${ORDER}`);

  await page.getByLabel('Codice di tracciamento').fill('MIO-1');
  await database.write(async (tables) => {
    const order = await tables.get('orders', ORDER);
    if (order) await tables.put('orders', { ...order, shippingCode: 'LORO-1' });
  });
  await page.clock.fastForward(6_000);
  await button(page, 'Aggiorna spedizione').click();
  const clash = page.getByRole('dialog').filter({ hasText: 'LORO-1' });
  await clash.getByLabel(/MIO-1/).check();
  await clash.getByRole('button', { name: 'Conferma' }).click();
  await expect(button(page, 'Ripristina')).toBeVisible();

  await expect(async () => {
    await page.evaluate(() => {
      const message = { kind: 'hello', tab: 'nuova', version: `9.9.9+${Date.now()}` };
      new BroadcastChannel('shop').postMessage(message);
    });
    await expect(page.getByText('È disponibile una nuova versione')).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });

  const saved = page.waitForEvent('download');
  await page.keyboard.press('Control+Shift+S');
  await saved;
  for (const keys of ['Control+k', 'Shift+?']) {
    await page.keyboard.press(keys);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }

  await goOn(page, `/admin/lista-imballaggio?ordini=${ORDER}`);
  await page.emulateMedia({ media: 'print' });
  await expectStanding(page);
});

test('the policy holds: foreign code does not run', async ({ page, problems, allowProblem }) => {
  await page.goto('/contattaci');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
  allowProblem(/^/); // the following errors are provoked
  const refused = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve)); // code that Playwright evaluates is exempt from the policy until the next task
    const names: string[] = [];
    const attempt = (name: string, work: () => unknown) => {
      try {
        work();
      } catch {
        names.push(name);
      }
    };
    const add = (tag: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(text);
      document.body.append(element);
      return element;
    };
    globalThis.violations = new Set();
    addEventListener('securitypolicyviolation', (event) => {
      globalThis.violations.add(event.effectiveDirective);
    });
    attempt('innerHTML', () => (document.createElement('p').innerHTML = '<b>x</b>'));
    attempt('Function', () => Reflect.construct(Function, ['return 1']));
    attempt('a policy', () =>
      (
        globalThis as unknown as { trustedTypes: { createPolicy: (name: string) => void } }
      ).trustedTypes.createPolicy('altro'),
    );
    add('style', {}, 'main { color: red }');
    add('base', { href: 'https://altrove.example/' });
    add('iframe', { src: 'https://altrove.example/' });
    attempt('object', () => add('object', { data: 'https://altrove.example/x' }));
    add('link', { rel: 'modulepreload', href: 'https://altrove.example/x.js' });
    add('img', { src: 'https://altrove.example/x.png' });
    await fetch('https://altrove.example/').catch(() => undefined);
    return names;
  });
  expect(refused).toEqual(['innerHTML', 'Function', 'a policy', 'object']);
  const violations = () => page.evaluate(() => [...globalThis.violations].sort());
  await expect
    .poll(violations)
    .toEqual([
      'base-uri',
      'connect-src',
      'frame-src',
      'img-src',
      'require-trusted-types-for',
      'script-src-elem',
      'style-src-elem',
      'trusted-types',
    ]);
});
