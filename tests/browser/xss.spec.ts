import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { shareOf } from '../support/exhaustive';
import { adminToken } from '../support/orders';
import { API_ORIGIN, DEPLOYED_FOLDER, DEPLOYED_ORIGIN } from './support/hosts';
import { PAYLOADS, payloadTexts } from './support/payloads';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { applicationIsThere } from './support/prerender';
import { expectLoaded } from './support/everyPage';
import { expect, test } from './support/test';

// Every string of the backend is an attack. The page's policy, which would stop it, is switched off: nothing may get
// that far.
test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block', bypassCSP: true });

const ORDER = 'B2018-000001';

/** Strings that a page needs unchanged to show anything. */
const MEANINGFUL = ['timestamp', 'timeStamp', 'orderPriority'];
const IDS = ['id', 'orderNumber'];

function attack({ withIds }: { withIds: boolean }): (body: string) => string {
  const text = payloadTexts();
  let ids = 0;
  const attacked = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string' || MEANINGFUL.includes(name)) return value;
    if (!IDS.includes(name)) return text();
    ids += 1;
    return withIds ? `${PAYLOADS[ids % PAYLOADS.length]}${ids}` : value;
  };
  return (body) => {
    if (/^[[{]/.test(body)) return JSON.stringify(JSON.parse(body, attacked));
    // A reply that begins like markup is never shown.
    return body === '' || body === 'true' ? body : `Avviso: ${text()}`;
  };
}

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const fillIn =
  (fields: Record<string, string>, button: string) =>
  async (page: Page): Promise<void> => {
    for (const [label, value] of Object.entries(fields)) {
      await page.getByRole('main').getByLabel(label, { exact: true }).fill(value);
    }
    await press(button)(page);
  };

type Place = {
  path: string;
  isAdmin?: true;
  act?: (page: Page) => Promise<void>;
  /** An element that the action adds to the page. */
  brings?: (page: Page, withIds: boolean) => Locator;
};

/** The backend's text; the shop's own if the backend does not know the id. */
const notice = (page: Page, withIds: boolean) =>
  page.getByText(withIds ? /^Errore nell'aggiunta/ : /^Avviso: /);
const dialogOf = (page: Page) => page.getByRole('dialog');

/** Pages that show strings of the backend, and actions that show more of them. */
const PLACES: Place[] = [
  { path: '/', act: press(/^Aggiungi al carrello/), brings: notice },
  { path: '/product/101', act: press('Apri immagine 1'), brings: dialogOf },
  { path: '/cart' },
  { path: '/dicono-di-noi' },
  { path: `/order/get/${ORDER}` },
  { path: '/order/get/nessuno' },
  { path: `/order/return/${ORDER}` },
  { path: `/feedback?orderNumber=${ORDER}` },
  { path: '/login', act: fillIn({ Email: 'a@b.it', Password: 'x' }, 'Accedi') },
  {
    path: '/access/resetpw/abc',
    act: fillIn({ 'Nuova password': 'x', 'Conferma password': 'x' }, 'Reimposta password'),
  },
  { path: '/admin/activeAccount/1/x' },
  { path: '/admin/new-email/1/admin@bottega2018.example' },
  { path: '/product/101', isAdmin: true },
  { path: `/order/get/${ORDER}`, isAdmin: true, act: press('Annulla ordine') },
  { path: '/admin/all-orders', isAdmin: true },
  { path: '/admin/panoramica', isAdmin: true },
  { path: '/admin/all', isAdmin: true, act: press(/^Elimina/), brings: dialogOf },
  { path: '/admin/edit-admin/1', isAdmin: true },
  { path: '/admin/profile', isAdmin: true },
  { path: '/admin/edit-product/101', isAdmin: true },
];

const LISTS = ['/', '/dicono-di-noi', '/admin/all-orders', '/admin/all', '/admin/panoramica'];

for (const withIds of [false, true]) {
  test(`no string of the backend is executed${withIds ? ', ids included' : ''}`, async ({
    page,
    allowProblem,
  }) => {
    test.setTimeout(180_000);
    allowProblem(/status of 40\d|^request to a foreign origin: http:\/\/localhost:|Carrello non/);
    const token = await adminToken();
    const html = await readFile(join(DEPLOYED_FOLDER, 'index.html'), 'utf8');
    await routeToMockBackend(page, {
      cart: { lines: [{ productId: '101', quantity: 1 }] },
      change: (seed) => {
        seed.products.splice(PAYLOADS.length);
        // The oldest, which is looked up by number, and the newest, which count as today's.
        seed.orders.splice(1, seed.orders.length - PAYLOADS.length);
      },
      rewrite: attack({ withIds }),
    });
    await page.addInitScript(() => {
      const world = window as unknown as { hits: number[]; hit: (number: number) => void };
      world.hits = [];
      world.hit = (number) => world.hits.push(number);
    });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const places = PLACES.filter(({ path }) => !withIds || LISTS.includes(path));
    for (const { path, isAdmin, act, brings } of shareOf(places, 3)) {
      await test.step(`${path}${isAdmin ? ' (admin)' : ''}`, async () => {
        await page.addInitScript(
          (raw) => {
            if (raw === null) localStorage.clear();
            else localStorage.setItem('adminAuthToken', raw);
          },
          isAdmin ? token : null,
        );
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await applicationIsThere(page);
        await act?.(page);
        if (brings) await expect(brings(page, withIds).first()).toBeVisible();
        // The texts are shown as text.
        await expect(page.getByText('<script>hit(0)</script>').first()).toBeAttached();
        await expectLoaded(page.getByRole('main'));
        expect(await page.evaluate(suspicious, { images: API_ORIGIN, html }), path).toEqual([]);
      });
    }
    expect(dialogs).toEqual([]);
  });
}

/** Runs in the page: returns the payloads that have run, and elements that texts should not have become. */
function suspicious({ images, html }: { images: string; html: string }): string[] {
  const found = (window as unknown as { hits: number[] }).hits.map((number) => `hit ${number}`);
  const own = [location.origin, images];
  const isOwnScript = (script: HTMLScriptElement) =>
    script.type === 'application/ld+json' ||
    script.src.startsWith(`${location.origin}/assets/`) ||
    (script.text !== '' && html.includes(script.text));
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    if (/^(iframe|object|embed|base|math|video)$/.test(name)) found.push(`<${name}>`);
    if (element instanceof HTMLScriptElement && !isOwnScript(element))
      found.push(element.outerHTML);
    for (const attribute of element.attributes) {
      if (/^on|^srcdoc$/.test(attribute.name)) found.push(`${name} ${attribute.name}`);
      if (!/^(href|src|action|formaction|data|poster|background)$/.test(attribute.name)) continue;
      const { protocol, origin } = new URL(attribute.value, location.href);
      const isOk =
        ['mailto:', 'tel:'].includes(protocol) ||
        (protocol === 'blob:' && name === 'img') ||
        (/^https?:$/.test(protocol) && (name === 'a' || own.includes(origin)));
      if (!isOk) found.push(`${name} ${attribute.name}=${attribute.value.slice(0, 80)}`);
    }
  }
  return found;
}
