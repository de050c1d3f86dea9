import type { Page } from '@playwright/test';
import type { Seed } from '../../mocks/seed/buildSeed';
import { bulkJobKeys } from '../../src/domain/bulkJobKeys';
import { personOf } from '../../src/session/token';
import { shareOf } from '../support/exhaustive';
import { beAdmin } from './support/beAdmin';
import { API_ORIGIN, DEPLOYED_ORIGIN } from './support/hosts';
import { applicationIsThere, looks, prerenderedLast } from './support/prerender';
import {
  changeElsewhere,
  openPrerenderedOrders,
  ORDERS,
  rows,
  search,
  table,
  type Start,
} from './support/prerenderedOrders';
import { expect, test } from './support/test';

// The prerendered list of all orders, while the application is loading.
test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test.beforeEach(({ allowProblem }) => {
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // the backend's address
});

const ALL_BUT_ROWS = 'header, main > div > :not(:has(> table)), thead, table + p, footer';
const ROWS_IN_SIGHT = 'tbody tr:nth-child(-n + 8)';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Something of everything: all states, one that we do not know, a long number, no date. */
function ofAllKinds(seed: Seed): void {
  const [one, other, third] = seed.orders.toSorted((a, b) => (a.timestamp < b.timestamp ? 1 : -1));
  if (!one || !other || !third) throw new Error('The seed has too few orders.');
  one.stateOfOrder = 'LOST_AT_SEA' as typeof one.stateOfOrder;
  other.orderNumber = `B2018-${'9'.repeat(80)}/ü`;
  third.orderNumber = '<b>(date)</b> &amp;';
}

test(
  'the newest orders are there before the application, which goes on with them',
  { tag: '@phone' },
  async ({ page }) => {
    const views = [{ name: 'Da spedire (count)', parameters: 'stato=IN_PREPARATION' }];
    const release = await openPrerenderedOrders(page, {
      change: ofAllKinds,
      storage: { savedOrderViews: JSON.stringify(views) },
    });
    await expect(rows(page).nth(7)).toBeAttached();
    await expect(table(page)).toContainText('Stato sconosciuto: LOST_AT_SEA');
    await expect(table(page)).toContainText('<b>(date)</b> &amp;');
    const link = rows(page).first().getByRole('link');
    await link.focus();
    await page.evaluate(() => scrollTo(0, 0));
    const [around, ahead] = [await looks(page, ALL_BUT_ROWS), await looks(page, ROWS_IN_SIGHT)];
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const prerendered = await page
      .locator(`header, main, footer, ${ROWS_IN_SIGHT}`)
      .elementHandles();

    release();
    await applicationIsThere(page);
    for (const element of prerendered)
      expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    expect(withoutTime(await looks(page, ALL_BUT_ROWS))).toEqual(withoutTime(around));
    expect(await looks(page, ROWS_IN_SIGHT)).toEqual(ahead);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await expect(link).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
    expect(await prerenderedLast(page)).toBe('content');
  },
);

// The list was read a moment later than it was drawn.
function withoutTime(seen: string[]): string[] {
  return seen.map((text) => text.replace(/Aggiornato alle \d+:\d+/, ''));
}

test('the page is there before its orders are', async ({ page }) => {
  const release = await openPrerenderedOrders(page, {
    faults: [{ method: 'GET', path: '/order/getAll', kind: 'no-answer' }],
  });
  await expect(page.getByRole('status', { name: 'Caricamento degli ordini…' })).toBeVisible();
  await expect(heading(page)).toHaveText('Ordini');
  const around = await looks(page, 'header, h1, main, footer');
  release();
  await applicationIsThere(page);
  expect(await looks(page, 'header, h1, main, footer')).toEqual(around);
});

test('fields wait where the application replaces the page', async ({ page }) => {
  const release = await openPrerenderedOrders(page, {
    faults: [{ method: 'GET', path: '/order/getAll', kind: 'slow', delayMs: 2_500 }],
  });
  await expect(page.getByRole('status', { name: 'Caricamento degli ordini…' })).toBeVisible();
  await expect(search(page)).toBeDisabled();
  release();
  await search(page).fill('nessuno ha questo numero');
  await expect(rows(page)).toHaveCount(0);
});

const ENDED = `e30.${btoa('{"exp":1}')}.firma`;

// Of the person that `adminToken` names.
const [JOB_KEY] = bulkJobKeys(personOf(`e30.${btoa('{"sub":"1"}')}.firma`));

const WAYS_TO_NOTHING: Record<string, Start> = {
  'no one is logged in': { token: null },
  'the session has ended': { token: ENDED },
  'the token is none': { token: 'pasticcio' },
  'the address has filters': { path: `${ORDERS}?q=B2018` },
  'a bulk job has its place above': { storage: { [JOB_KEY]: '{}' } },
};

for (const [name, start] of shareOf(Object.entries(WAYS_TO_NOTHING), 3)) {
  test(`prerenders nothing: ${name}`, async ({ page }) => {
    const release = await openPrerenderedOrders(page, start);
    await page.waitForFunction(() => globalThis.boot?.responses !== undefined);
    await page.evaluate(() => Promise.all(Object.values(globalThis.boot?.responses ?? {})));
    await expect(page.locator('.boot')).toBeVisible();
    release();
    await expect(heading(page)).toBeVisible();
    expect(await prerenderedLast(page)).toBe(undefined);
  });
}

const ONE = {
  orderNumber: 'B1',
  timestamp: '2026-01-01T00:00:00Z',
  stateOfOrder: 'SHIPPED',
  totalCost: 1,
  priorityCost: 0,
  totalQuantities: 1,
  productsInCart: [],
  shippingData: null,
};

for (const token of [ENDED, 'pasticcio']) {
  test(`no orders are requested with the token ${token}`, async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const release = await openPrerenderedOrders(page, { token });
    release();
    await expect(heading(page)).toHaveText('Accesso');
    expect(paths).not.toContain('/order/getAll');
  });
}

const WAYS_TO_NO_LIST: Record<string, string> = {
  'no JSON': '<html>',
  'a total that is no number': JSON.stringify([ONE, { ...ONE, orderNumber: 'B2', totalCost: 'x' }]),
};

for (const [name, body] of Object.entries(WAYS_TO_NO_LIST)) {
  test(`leaves the list to the application: ${name}`, async ({ page, allowProblem }) => {
    allowProblem(/^console: Carrello non caricato/); // spec section 8: logged only
    const release = await openPrerenderedOrders(page, { rewrite: () => body });
    await expect(page.getByRole('status', { name: 'Caricamento degli ordini…' })).toBeVisible();
    release();
    await applicationIsThere(page);
    expect(await prerenderedLast(page)).toBe('shell');
  });
}

const MISSING_FILES = {
  'the file that draws': /\/assets\/orderListPrerender.*\.js$/,
  'a style sheet': /\/assets\/OrdersScreen.*\.css$/,
};

for (const [name, file] of Object.entries(MISSING_FILES)) {
  test(`the application comes without a prerender: ${name} fails at first`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/ERR_FAILED/);
    await page.route(file, (route) => route.abort(), { times: 1 });
    const release = await openPrerenderedOrders(page);
    release();
    await expect(rows(page).first()).toBeVisible();
    await applicationIsThere(page);
    expect(await prerenderedLast(page)).not.toBe('content');
    const display = () =>
      rows(page)
        .first()
        .evaluate((row) => getComputedStyle(row).display);
    await expect.poll(display).toBe('grid');
  });
}

test('the application comes also where the file that draws never does', async ({ page }) => {
  await page.route(MISSING_FILES['the file that draws'], () => {});
  const release = await openPrerenderedOrders(page);
  release();
  await applicationIsThere(page);
  expect(await prerenderedLast(page)).toBe(undefined);
});

const logOutElsewhere = (page: Page) =>
  changeElsewhere(page, () => localStorage.removeItem('adminAuthToken'));

test('orders are gone when someone logs out elsewhere, also before the application', async ({
  page,
}) => {
  await openPrerenderedOrders(page);
  await expect(rows(page).first()).toBeVisible();
  await logOutElsewhere(page);
  await expect(rows(page)).toHaveCount(0);
});

test('orders that come after a logout elsewhere are not drawn', async ({ page }) => {
  await openPrerenderedOrders(page, {
    faults: [{ method: 'GET', path: '/order/getAll', kind: 'slow', delayMs: 2_500 }],
  });
  await expect(page.getByRole('status', { name: 'Caricamento degli ordini…' })).toBeVisible();
  await logOutElsewhere(page);
  await page.evaluate(() => Promise.all(Object.values(globalThis.boot?.responses ?? {})));
  await expect(rows(page)).toHaveCount(0);
  expect(await prerenderedLast(page)).toBe('shell');
});

test('a backend that cannot be reached is for the application to tell', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_CONNECTION_REFUSED|ERR_FAILED|^console: Carrello non caricato/);
  await beAdmin(page);
  await page.route(`${API_ORIGIN}/**`, (route) => route.abort('connectionrefused'));
  await page.goto(ORDERS);
  await expect(page.getByText('Errore nel recupero degli ordini.').first()).toBeVisible();
  await applicationIsThere(page);
});
