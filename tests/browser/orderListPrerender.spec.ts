import type { Page } from '@playwright/test';
import type { Seed } from '../../mocks/seed/buildSeed';
import { bulkJobKeys } from '../../src/domain/bulkJobKeys';
import { personOf } from '../../src/session/token';
import { shareOf } from '../support/exhaustive';
import { adminToken } from '../support/orders';
import { beAdmin } from './support/beAdmin';
import { API_ORIGIN, DEPLOYED_ORIGIN } from './support/hosts';
import { applicationIsThere, looks, openPrerendered, prerenderedLast } from './support/prerender';
import { expect, test } from './support/test';

// The prerendered list of all orders, while the application is loading.
test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

test.beforeEach(({ allowProblem }) => {
  allowProblem(/^request to a foreign origin: http:\/\/localhost:/); // the backend's address
});

const ORDERS = '/admin/all-orders';
const ALL_BUT_ROWS = 'header, main > div > :not(:has(> table)), thead, table + p, footer';
const ROWS_IN_SIGHT = 'tbody tr:nth-child(-n + 8)';

const table = (page: Page) => page.getByRole('table', { name: 'Ordini' });
const rows = (page: Page) => table(page).locator('tbody tr');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cerca per numero ordine' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

type Start = Parameters<typeof openPrerendered>[2] & {
  token?: string | null;
  path?: string;
  storage?: Record<string, string>;
};

/** Opens the list without the application; returns a function that lets it load. */
async function openWithout(page: Page, start: Start = {}): Promise<() => void> {
  const { token = await adminToken(), path = ORDERS, storage = {}, ...behind } = start;
  const kept = { ...storage, ...(token !== null && { adminAuthToken: token }) };
  await page.addInitScript((entries) => Object.assign(localStorage, entries), kept);
  return openPrerendered(page, path, behind);
}

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
    const release = await openWithout(page, {
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
  const release = await openWithout(page, {
    faults: [{ method: 'GET', path: '/order/getAll', kind: 'no-answer' }],
  });
  await expect(page.getByRole('status', { name: 'Caricamento degli ordini…' })).toBeVisible();
  await expect(heading(page)).toHaveText('Ordini');
  const around = await looks(page, 'header, h1, main, footer');
  release();
  await applicationIsThere(page);
  expect(await looks(page, 'header, h1, main, footer')).toEqual(around);
});

test('an order that is ticked before the application is selected', async ({ page }) => {
  const release = await openWithout(page);
  const box = rows(page).nth(1).getByRole('checkbox');
  await box.click();
  await expect(box).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(box).toBeChecked();
  await expect(box).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('1 ordine selezionato')).toBeVisible();
});

test('what is typed and chosen before the application stays @phone', async ({ page }) => {
  // As the router leaves it: a list that was opened by a link has been loaded again.
  await page.addInitScript(() => history.replaceState({ usr: null, key: 'x', idx: 1 }, ''));
  const release = await openWithout(page);
  await search(page).fill('B2018-00');
  await page.getByRole('combobox', { name: 'Filtra per stato' }).selectOption('SHIPPED');
  release();
  await applicationIsThere(page);
  await expect(page).toHaveURL(/q=B2018-00/);
  await expect(page).toHaveURL(/stato=SHIPPED/);
  await expect(search(page)).toHaveValue('B2018-00');
});

test('a view that shows all orders is the chosen one', async ({ page }) => {
  const views = JSON.stringify([{ name: 'Tutti', parameters: '' }]);
  const release = await openWithout(page, { storage: { savedOrderViews: views } });
  await expect(rows(page).nth(7)).toBeAttached();
  release();
  await applicationIsThere(page);
  await expect(page.getByRole('button', { name: 'Tutti', pressed: true })).toBeVisible();
});

test('fields wait where the application replaces the page', async ({ page }) => {
  const release = await openWithout(page, {
    faults: [{ method: 'GET', path: '/order/getAll', kind: 'slow', delayMs: 2_500 }],
  });
  await expect(page.getByRole('status', { name: 'Caricamento degli ordini…' })).toBeVisible();
  await expect(search(page)).toBeDisabled();
  release();
  await search(page).fill('nessuno ha questo numero');
  await expect(rows(page)).toHaveCount(0);
});

test('an order that cannot be read, behind the first ones, is told by the application', async ({
  page,
}) => {
  const release = await openWithout(page, {
    change: ({ orders }) => {
      const oldest = orders.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1))[0];
      if (oldest) oldest.totalCost = 'molto' as never;
    },
  });
  await expect(rows(page).nth(7)).toBeAttached();
  release();
  await applicationIsThere(page);
  await expect(page.getByText(/non leggibil/).first()).toBeVisible();
  await expect(rows(page).nth(7)).toBeAttached();
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
    const release = await openWithout(page, start);
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
    const release = await openWithout(page, { token });
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
    const release = await openWithout(page, { rewrite: () => body });
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
    const release = await openWithout(page);
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
  const release = await openWithout(page);
  release();
  await applicationIsThere(page);
  expect(await prerenderedLast(page)).toBe(undefined);
});

async function changeElsewhere(page: Page, change: () => void): Promise<void> {
  const other = await page.context().newPage();
  await other.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await other.goto(`${DEPLOYED_ORIGIN}/altrove`);
  await other.evaluate(change);
}

const logOutElsewhere = (page: Page) =>
  changeElsewhere(page, () => localStorage.removeItem('adminAuthToken'));

const HEIGHTS_AFTER: Record<string, [rowHeight: number, change: (page: Page) => Promise<void>]> = {
  'the screen is turned': [88, (page) => page.setViewportSize({ width: 390, height: 844 })],
  'rows are made lower elsewhere': [
    36,
    (page) => changeElsewhere(page, () => localStorage.setItem('orderWork', '{"denseRows":true}')),
  ],
  'the session ends and begins again elsewhere': [
    44,
    (page) =>
      changeElsewhere(page, () => {
        const token = localStorage.getItem('adminAuthToken') ?? '';
        localStorage.removeItem('adminAuthToken');
        localStorage.setItem('adminAuthToken', token);
      }),
  ],
};

for (const [name, [rowHeight, change]] of Object.entries(HEIGHTS_AFTER)) {
  test(`the application renders its own list if meanwhile ${name}`, async ({ page }) => {
    const release = await openWithout(page);
    await expect(rows(page).nth(7)).toBeAttached();
    await change(page);
    release();
    await applicationIsThere(page);
    await expect(rows(page).nth(1)).toHaveCSS('top', `${rowHeight}px`);
    await expect(rows(page).nth(1)).toHaveCSS('height', `${rowHeight}px`);
  });
}

test('orders are gone when someone logs out elsewhere, also before the application', async ({
  page,
}) => {
  await openWithout(page);
  await expect(rows(page).first()).toBeVisible();
  await logOutElsewhere(page);
  await expect(rows(page)).toHaveCount(0);
});

test('orders that come after a logout elsewhere are not drawn', async ({ page }) => {
  await openWithout(page, {
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
