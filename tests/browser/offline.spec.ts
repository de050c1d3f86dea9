import type { BrowserContext, Page } from '@playwright/test';
import { adminToken } from '../support/orders';
import {
  ADMIN_ADDRESSES,
  SHOPPER_ADDRESSES,
  expectLoaded,
  shareOfPages,
} from './support/everyPage';
import { startShopServers, type ShopServers } from '../support/shopServers';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

let shop: ShopServers;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startShopServers(['--products', '2', '--orders', '3']);
});
test.afterAll(() => shop.remove());

test.beforeEach(({ allowProblem }) => {
  // This shop has its own address, and the tests go offline on purpose.
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/);
  allowProblem(
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_FAILED|status of 40[0-9]/,
  );
  allowProblem(/^console: Carrello non caricato/); // spec section 8: logged only
});

const BANNER = "Sei offline: vedi il catalogo dell'ultima visita.";

async function visit(page: Page): Promise<void> {
  await page.goto(shop.origin);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

function keptPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await (await caches.open('immagini')).keys()).map(({ url }) => url),
  );
}

function isDrawn(picture: HTMLElement | SVGElement): boolean {
  return picture instanceof HTMLImageElement && picture.naturalWidth > 0;
}

async function loseConnection(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await shop.stop();
}

test('after one visit the shop opens offline, and says how old its data are', async ({
  page,
  context,
}) => {
  const age = page.getByText(/^Aggiornato /);
  await visit(page);
  await expect(page.getByText(BANNER).or(age)).toHaveCount(0);
  await loseConnection(context);
  try {
    await page.goto(`${shop.origin}/?q=orsacchiotto`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: BANNER })).toBeVisible();
    await expect(age).toBeVisible();
    // A page that has never been open: its files are cached as well.
    await page.goto(`${shop.origin}/contattaci`);
    await expect(page.getByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
  } finally {
    await shop.restart();
  }
  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await page.goto(shop.origin);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(BANNER).or(age)).toHaveCount(0);
});

test('a cached copy knows when it was stored, even if the Date of the host cannot be read', async ({
  page,
}) => {
  const begun = Date.now();
  await visit(page);
  const storedAt = () =>
    page.evaluate(async () => {
      const copies = await caches.open('catalogo');
      const [copy] = await copies.matchAll();
      return Date.parse(copy?.headers.get('Date') ?? '');
    });
  await expect.poll(storedAt).toBeGreaterThan(begun - 1_000);
  expect(await storedAt()).toBeLessThanOrEqual(Date.now());
});

test('an unreachable backend is not hidden: the old catalogue is marked, and replaced', async ({
  page,
}) => {
  await visit(page);
  await shop.stop();
  try {
    await page.goto(shop.origin);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText(BANNER)).toBeVisible();
  } finally {
    await shop.restart();
  }
  await expect(page.getByText(BANNER)).toHaveCount(0, { timeout: 30_000 });
});

test('a write is refused at once, and never sent later', async ({ page, context }) => {
  await visit(page);
  await loseConnection(context);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  try {
    await page
      .getByRole('button', { name: /^Aggiungi al carrello/ })
      .first()
      .click();
    await expect(page.getByText(/la modifica non è stata inviata/).first()).toBeVisible();
    await expect(page.getByText("Errore nell'aggiunta al carrello.").first()).toBeVisible();
  } finally {
    await shop.restart();
  }
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(sent).toContain('GET');
  expect(sent.filter((method) => method !== 'GET' && method !== 'OPTIONS')).toEqual([]);
});

test('offline from the start no page is blank, each says so, and reconnecting mends it', async ({
  page,
  context,
}) => {
  await visit(page);
  const token = await adminToken();
  await page.evaluate((raw) => localStorage.setItem('adminAuthToken', raw), token);
  await loseConnection(context);
  const addresses = [
    ...shareOfPages(SHOPPER_ADDRESSES, 9, 2),
    ...shareOfPages(ADMIN_ADDRESSES, 9, 2),
  ];
  try {
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(shop.origin + address);
        await expect(page.getByRole('status').filter({ hasText: BANNER })).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expectLoaded(page.getByRole('main'));
      });
    }
    await page.goto(`${shop.origin}/dicono-di-noi`);
    await expect(
      page.getByText('Impossibile caricare i feedback. Riprova più tardi.'),
    ).toBeVisible();
  } finally {
    await shop.restart();
  }
  await context.setOffline(false);
  await expect(page.getByRole('table', { name: 'Feedback dei clienti' })).toBeVisible();
  await expect(page.getByText(BANNER)).toHaveCount(0);
});

test('uncached pictures load without the worker, and are cached after a pause', async ({
  page,
}) => {
  await visit(page);
  const past: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/images/') && !response.fromServiceWorker()) {
      past.push(response.url());
    }
  });
  await page.goto(`${shop.origin}/product/101`);
  const pictures = page.getByRole('main').locator('img');
  await expect.poll(() => pictures.first().evaluate(isDrawn)).toBe(true);
  await expect
    .poll(async () => (await keptPictures(page)).some((url) => past.includes(url)))
    .toBe(true);
});

test('a cached picture that is not an image is deleted when shown, and requested again', async ({
  page,
}) => {
  await visit(page);
  const picture = page.getByRole('article').getByRole('img').first();
  await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
  const address = await picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
  await expect.poll(() => keptPictures(page)).toContain(address);
  // An opaque response of a picture host, of which a worker sees nothing: status 0.
  await page.evaluate(async (url) => {
    const answer = await fetch(new URL('/insertion/getAll', url), { mode: 'no-cors' });
    await (await caches.open('immagini')).put(url, answer);
  }, address);
  await page.goto(shop.origin);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect.poll(() => keptPictures(page)).not.toContain(address);
  await page.goto(shop.origin);
  await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
});

test('only shell, catalogue and pictures are cached', async ({ page }) => {
  await visit(page);
  await page.goto(`${shop.origin}/product/101`);
  await page.goto(`${shop.origin}/dicono-di-noi`);
  await page.goto(`${shop.origin}/cart`);
  await page.goto(`${shop.origin}/order/get/B1`);
  await page.goto(shop.origin);
  await expect(page.getByRole('article')).toHaveCount(2);
  // A picture is cached shortly after it is shown.
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).sort()))
    .toEqual(['catalogo', 'immagini', expect.stringMatching(/^workbox-precache-v2-/)]);
  // The worker caches only images as pictures, and works through a list in order.
  const [picture = ''] = await keptPictures(page);
  const another = `${picture}?un-altra`;
  await page.evaluate(
    async (list) => {
      const { active } = await navigator.serviceWorker.ready;
      for (const told of [null, 'x', list]) active?.postMessage(told);
    },
    [`${shop.origin}/cart`, 7, 'x', another],
  );
  await expect.poll(() => keptPictures(page)).toContain(another);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return Object.fromEntries(names.map((name, index) => [name, lists[index] ?? []]));
  });
  for (const url of kept['catalogo'] ?? [])
    expect(url).toMatch(/\/insertion\/get(All|Id\?id=101)$/);
  for (const url of kept['immagini'] ?? []) expect(url).toMatch(/\/images\//);
  const shell = Object.entries(kept).find(([name]) => name.startsWith('workbox-'))?.[1] ?? [];
  expect(shell).not.toEqual([]);
  expect(shell.every((url) => url.startsWith(shop.origin))).toBe(true);
  // Requests with a token bypass the worker's copies.
  const [withToken, without] = await page.evaluate(async () => {
    const read = performance.getEntriesByType('resource').map(({ name }) => name);
    const list = read.find((name) => name.endsWith('/insertion/getAll')) ?? '';
    const product = list.replace('getAll', 'getId?id=102');
    await (await caches.open('catalogo')).delete(list);
    await fetch(list, { headers: { BearerToken: 'x' }, credentials: 'include' });
    await fetch(product, { credentials: 'include' });
    return [list, product];
  });
  const isCopied = (url = '') =>
    page.evaluate(async (one) => Boolean(await caches.match(one)), url);
  // The worker copies an answer after the page has it; the later one is copied last.
  await expect.poll(() => isCopied(without)).toBe(true);
  expect(await isCopied(withToken)).toBe(false);
});
