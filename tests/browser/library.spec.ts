import { expect, test, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReceiver, type RunningReceiver } from '../../mocks/reports/receiver';
import { serveReplayShop, type ReplayShop } from '../replay/build.ts';
import { keptFiles, STORED, textOf } from '../replay/files.ts';
import { expectNoViolations } from './support/expectNoViolations';

test.describe.configure({ mode: 'default' });

const CART = textOf(join(STORED, 'cart.json'));
const folder = mkdtempSync(join(tmpdir(), 'shop-library-'));
let shop: ReplayShop;
let receiver: RunningReceiver;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await serveReplayShop();
  receiver = await startReceiver({ folder, port: 0 });
});
test.afterAll(async () => {
  await Promise.all([shop.close(), receiver.close()]);
  rmSync(folder, { recursive: true });
});

const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });

async function openLibrary(page: Page, search = ''): Promise<void> {
  await page.goto(`${shop.origin}/__snapshots${search}`);
  await expect(page.locator('h1')).toHaveText('Snapshot');
  await expect(page.getByText('Lettura…')).toHaveCount(0);
}

test('the library keeps a file under a name, finds it, replays it and forgets it', async ({
  page,
}) => {
  await openLibrary(page);
  await page.getByLabel('File da tenere').setInputFiles([
    { name: 'carrello.json', mimeType: 'application/json', buffer: Buffer.from(CART) },
    { name: 'rotto.json', mimeType: 'application/json', buffer: Buffer.from(CART.slice(0, 500)) },
  ]);
  await expect(row(page, 'rotto.json')).toContainText('Il file è incompleto');
  await expect(row(page, 'carrello.json')).toContainText('carrello con 2 prodotti · formato 3');
  await page.getByRole('button', { name: 'Nome e parole chiave di carrello.json' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Totale sbagliato');
  await page.getByLabel('Parole chiave, separate da virgole').fill('cassa, luglio');
  await page.getByRole('button', { name: 'Salva' }).click();
  const renamed = 'Nome e parole chiave di Totale sbagliato';
  await expect(page.getByRole('button', { name: renamed })).toBeFocused();
  await expectNoViolations(page, 'main');

  await openLibrary(page);
  await page.getByLabel('Cerca', { exact: true }).fill('luglio');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Riproduci Totale sbagliato' }).click();
  await expect(page.locator('html[data-replay=ready]')).toBeAttached();
  await expect(page.locator('h1')).toHaveText('Carrello');
  await page.getByRole('button', { name: 'Esci dalla riproduzione' }).click();
  await page.getByLabel('Cerca', { exact: true }).fill('');
  // Far down, a refusal is seen too.
  await page.getByRole('button', { name: 'Riproduci rotto.json' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Riproduci rotto.json' }).click();
  await page.mouse.wheel(0, 700);
  await expect(page.getByRole('alert').filter({ hasText: 'incompleto' })).toBeInViewport();
  await page.getByRole('button', { name: 'Elimina rotto.json' }).click();
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(row(page, 'rotto.json')).toHaveCount(0);
  await expect(page.getByText('incompleto')).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY), 'the list stays where it is').toBeGreaterThan(0);

  // Its link opens it too, until it is gone.
  const address = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('qa-library');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('files').objectStore('files').getAllKeys();
          keys.onsuccess = () => resolve(`libreria:${keys.result[0] as string}`);
        };
      }),
  );
  await page.goto(`${shop.origin}/?replay=${address}`);
  await expect(page.locator('h1')).toHaveText('Carrello');
  await openLibrary(page);
  await page.getByRole('button', { name: 'Elimina Totale sbagliato' }).click();
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(row(page, 'Totale sbagliato')).toHaveCount(0);
  await page.goto(`${shop.origin}/?replay=${address}`);
  await expect(page.locator('[data-qa] [role=alert]')).toContainText('non è più nella libreria');
});

test('after a replay the page is where it was', async ({ page }) => {
  await page.goto(`${shop.origin}/chi-siamo`);
  await expect(page.locator('h1')).toHaveText('Chi siamo');
  await page.evaluate(() => scrollTo(0, 50));
  await page.getByLabel('File dello snapshot').setInputFiles(join(STORED, 'cart.json'));
  await expect(page.locator('html[data-replay=ready]')).toBeAttached();
  await page.getByRole('button', { name: 'Esci dalla riproduzione' }).click();
  await expect(page.locator('h1')).toHaveText('Chi siamo');
  await expect(page.getByRole('button', { name: 'QA' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(50);
});

test('the library shows, replays and deletes what the receiver keeps', async ({ page }) => {
  const event = { message: 'Carrello rotto', tags: { kind: 'person', route: '/cart' } };
  const attachment = {
    type: 'attachment',
    filename: 'pagina.json',
    length: Buffer.byteLength(CART),
  };
  const parts = ['{}', '{"type":"event"}', event, attachment].map((part) =>
    typeof part === 'string' ? part : JSON.stringify(part),
  );
  const sent = await fetch(`${receiver.origin}/api/1/envelope/?sentry_key=public`, {
    method: 'POST',
    body: [...parts, CART].join('\n'),
  });
  expect(sent.status).toBe(200);

  await openLibrary(page, `?reports=${receiver.origin}`);
  const report = row(page, 'Carrello rotto (pagina.json)');
  await expect(report).toContainText('person');
  await expect(report).toContainText('/cart');
  await report.getByRole('button', { name: /^Riproduci/ }).click();
  await expect(page.locator('html[data-replay=ready]')).toBeAttached();
  await expect(page.locator('h1')).toHaveText('Carrello');
  await page.getByRole('button', { name: 'Esci dalla riproduzione' }).click();
  await report.getByRole('button', { name: /^Elimina/ }).click();
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(report).toHaveCount(0);

  await page.getByLabel('Indirizzo delle segnalazioni').fill('http://localhost:9');
  await page.getByRole('button', { name: 'Leggi le segnalazioni' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'non risponde' })).toBeVisible();
});

test('files are replayed one after the other, and one that differs is said with its words', async ({
  page,
}) => {
  await page.route(/\/cart-[\w-]{8}\.json$/, (route) =>
    route.fulfill({ body: CART.replaceAll('Orsacchiotto', 'Coniglietto') }),
  );
  await openLibrary(page);
  // The last is a recording, with trees of two of its moments.
  for (const name of ['cart', 'contacts', 'cart-empty', 'totale-prioritario']) {
    await page.getByLabel('Cerca', { exact: true }).fill(name);
    await page.getByRole('checkbox', { name: `Scegli ${name}`, exact: true }).check();
  }
  await page.getByLabel('Cerca', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Riproduci i file scelti (4)' }).click();
  const results = page.getByRole('status').filter({ hasText: 'riprodotte' });
  await expect(results).toHaveText('4 pagine riprodotte: 1 è diversa.');
  await expect(page.getByRole('list', { name: 'Che cosa è diverso' })).toHaveText(
    'cart: in più: Coniglietto; in meno: Orsacchiotto',
  );
  await openLibrary(page);
  await page.getByRole('button', { name: /^Riproduci tutti/ }).click();
  await page.getByRole('button', { name: 'Ferma' }).click();
  await expect(page.getByText(/Fermato: \d+ file non sono stati riprodotti/)).toBeVisible();
  // Another row's picture is drawn without that.
  await openLibrary(page);
  for (const name of ['contacts', 'about']) {
    await expect(row(page, name).locator('img').first()).toBeVisible();
  }
});

test('two files, or two moments, stand beside or over each other, with their differences', async ({
  page,
}) => {
  const shown = async (one: Page) => {
    await expect(one.locator('iframe')).toHaveCount(2);
    for (const frame of await one.locator('iframe').all()) {
      await expect(frame.contentFrame().locator('html[data-replay=ready]')).toBeAttached();
    }
  };
  await openLibrary(page);
  for (const name of ['cart', 'cart-empty']) {
    await page.getByLabel('Cerca', { exact: true }).fill(`${name} carrello`);
    await page.getByRole('checkbox', { name: `Scegli ${name}`, exact: true }).check();
  }
  await page.getByRole('link', { name: 'Confronta' }).click();
  const loading = page.getByText('Caricamento di B: cart-empty…');
  await expect(loading).toBeVisible();
  await shown(page);
  await expect(loading).toBeHidden();
  await expect(page.getByRole('heading', { name: 'A: cart', exact: true })).toBeVisible();
  const table = page.getByRole('table', { name: 'Differenze' });
  await expect(
    table.getByRole('row').filter({ hasText: 'state.entities.products[101]' }),
  ).toHaveText(/tutto.*Orsacchiotto.*non c’è/);
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Sovrapposte' }).click();
  const divider = page.getByRole('slider', { name: 'Confine fra A e B' });
  await divider.press('Home');
  await expect(divider).toHaveAttribute('aria-valuetext', 'A a sinistra per il 0 %, poi B');
  await expectNoViolations(page, 'main');

  await page.goto(`${shop.origin}/__compare?a=/gone.json&b=`);
  await expect(page.getByText('Manca un file')).toBeVisible();

  // A recording from a disk is kept, so that its moments have addresses.
  const recording = {
    name: 'x.json',
    mimeType: '',
    buffer: Buffer.from(textOf(keptFiles()[0] ?? '')),
  };
  await page.locator('[data-qa] input[type=file]').setInputFiles(recording);
  await page.locator('html[data-replay=ready]').waitFor();
  await page.keyboard.press('m');
  await page.keyboard.press('End');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Confronta con il momento 0' }).click();
  const other = await opening;
  await shown(other);
  expect(other.url()).toContain('&momentoA=0&momentoB=8');
  await expect(other.getByRole('table', { name: 'Differenze' })).toContainText('priority');
  const requests: string[] = [];
  other.on('request', (request) => {
    // The page around them is the live shop.
    if (request.frame() !== other.mainFrame()) requests.push(request.url());
  });
  await other.getByRole('button', { name: 'Momento precedente di B' }).click();
  await expect(other).toHaveURL(/momentoB=7/);
  await shown(other);
  expect(requests).toEqual([]);
});

test('among 500 files of this browser a file is found, filtered and reached by keyboard', async ({
  page,
}) => {
  await openLibrary(page);
  const stored = Number.parseInt((await page.getByText(/^\d+ file$/).textContent()) ?? '', 10);
  await page.evaluate(async (text) => {
    const opening = indexedDB.open('qa-library', 1);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const transaction = opening.result.transaction('files', 'readwrite');
    for (let index = 0; index < 500; index += 1) {
      const tags = [index % 2 === 0 ? 'bianco' : 'nero'];
      const kept = { id: `${1_000 + index}`, name: `voce ${index}`, tags };
      transaction.objectStore('files').put({ ...kept, file: new Blob([text]) });
    }
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opening.result.close();
  }, CART);
  await page.reload();
  await expect(page.getByText(`${stored + 500} file`, { exact: true })).toBeVisible();
  await page.getByLabel('Cerca', { exact: true }).pressSequentially('bianco voce');
  await page.getByLabel('Da dove').selectOption('Questo browser');
  await expect(page.getByText('250 file', { exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(21);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  const far = page.getByRole('button', { name: 'Riproduci voce 440', exact: true });
  await expect(far).toBeAttached();
  await far.press('Enter');
  await expect(page.locator('html[data-replay=ready]')).toBeAttached();
  await expect(page.locator('h1')).toHaveText('Carrello');
});
