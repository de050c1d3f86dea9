import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Seed } from '../../mocks/seed/buildSeed';
import type { Report } from '../../mocks/reports/reportFolder';
import { adminToken, NUMBER } from '../support/orders';
import { foundIn, text, withSecretMarkers } from '../support/secretMarkers';
import { goOn } from './support/everyPage';
import { REPORTING_ORIGIN, REPORTS_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { startReportingShop, type ReportingShop } from './support/reportingShop';
import { expect, test } from './support/test';
import { DESKTOP } from './support/viewports';

// One receiver, whose address is in the build.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: REPORTING_ORIGIN });

let shop: ReportingShop;
/** The page of who reads the reports, in a browser of their own. */
let owner: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  shop = await startReportingShop();
  owner = await (await browser.newContext()).newPage();
});
test.afterAll(async () => {
  await owner.context().close();
  await shop.close();
});
test.beforeEach(async () => {
  shop.receiver.behave({});
  await shop.deleteReports();
});

const errors = async () => (await shop.reports()).filter(({ vitals }) => !vitals);

/** Resolves when as many errors have been reported, and gives them, oldest first. */
async function reported(count: number): Promise<Report[]> {
  await expect.poll(async () => (await errors()).length, { timeout: 20_000 }).toBe(count);
  return (await errors()).reverse();
}

/** Opens a page, and waits until its last minute is kept. */
async function openAndWait(page: Page, address: string): Promise<void> {
  const script = page.waitForResponse((response) => response.url().includes('/errorReports-'));
  await page.goto(address);
  await (await script).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Throws outside of the test's own call, as a handler would; the message tells errors apart. */
const throwIn = (page: Page, message: string) =>
  page.evaluate((words) => {
    queueMicrotask(() => {
      throw new TypeError(words);
    });
  }, message);

const OTHER = 'Maximum call stack size exceeded';

/** One more error: when it has arrived, what came before has arrived, or never will. */
async function fence(page: Page, count: number): Promise<Report[]> {
  await throwIn(page, OTHER);
  return reported(count);
}

type Fault = {
  kind: string;
  title: string;
  cause: (page: Page) => Promise<unknown>;
  /** What the browser itself says of it. */
  problem: RegExp;
};

const FAULTS: Fault[] = [
  {
    kind: 'uncaught',
    title: 'an error that nothing catches',
    cause: (page) => throwIn(page, 'Cannot read properties of undefined'),
    problem: /Cannot read properties of undefined/,
  },
  {
    kind: 'rejection',
    title: 'an unhandled rejection',
    cause: (page) =>
      page.evaluate(() => {
        void Promise.reject(new RangeError('Invalid array length'));
      }),
    problem: /Invalid array length/,
  },
  {
    kind: 'call',
    title: 'a fault of the backend that a person is shown',
    cause: async (page) => {
      await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
    problem: /status of 500/,
  },
  {
    kind: 'policy',
    title: 'a violation of the policy',
    cause: (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          document.body.append(
            Object.assign(document.createElement('img'), { src: 'https://altrove.example/x.png' }),
          );
        });
      }),
    problem: /altrove\.example/,
  },
];

for (const { kind, title, cause, problem } of FAULTS) {
  test(`${title} arrives once, with the page as it was`, async ({ page, allowProblem }) => {
    allowProblem(problem);
    allowProblem(/Maximum call stack/);
    if (kind === 'call') await page.clock.install();
    await routeToMockBackend(page, {
      change: withoutFeedback,
      faults: [{ method: 'POST', path: '/cart/add/:productId/:quantity', kind: '500-html' }],
    });
    await page.goto('/product/101');
    await expect(page.getByText('Nessun feedback per questo prodotto.')).toBeVisible();
    const before = await page.getByRole('main').ariaSnapshot();
    await cause(page);
    await reported(1);
    await cause(page);
    if (kind === 'call') {
      // The shop looks three times whether the failure of a call is shown.
      for (let looks = 0; looks < 3; looks += 1) await page.clock.fastForward(2_000);
    }
    const [report] = await fence(page, 2);

    expect(report).toMatchObject({ kind, route: '/product/:id' });
    expect(report?.release).toMatch(/^\d+\.\d+\.\d+\+\d+$/);
    expect(report?.files.map(({ name }) => name)).toContain('pagina.json');
    await expectReplay(report, before);
  });
}

// What they say is redacted: the rest of the page is not.
function withoutFeedback(seed: Seed): void {
  seed.feedback.length = 0;
}

/** Opens the report's page from the receiver's list, as its owner does. */
async function openReplay(report: Report | undefined): Promise<void> {
  await owner.goto(REPORTS_ORIGIN);
  await owner
    .getByRole('listitem')
    .filter({ has: owner.locator(`[id="h-${report?.id}"]`) })
    .getByRole('link', { name: 'Riproduci la pagina' })
    .click();
  await expect(owner.locator('html[data-replay=ready]')).toBeAttached();
}

async function expectReplay(report: Report | undefined, tree: string): Promise<void> {
  await openReplay(report);
  expect(await owner.getByRole('main').ariaSnapshot()).toBe(tree);
}

test('a screen that breaks arrives once, and replays as the page that it was to be', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Invalid array length|Maximum call stack/);
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(
      Intl.NumberFormat.prototype,
      'format',
    ) as Required<PropertyDescriptor>;
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get(this: Intl.NumberFormat): unknown {
        if ('isBroken' in globalThis) throw new RangeError('Invalid array length');
        return get.call(this);
      },
    });
  });
  await routeToMockBackend(page, { change: withoutFeedback });
  const heading = (one: Page) => one.getByRole('main').getByRole('heading', { level: 1 });
  await openAndWait(page, '/product/102');
  const title = await heading(page).innerText();
  await openAndWait(page, '/product/101');
  await page.evaluate(() => Object.assign(globalThis, { isBroken: true }));
  await page.evaluate(() => {
    history.pushState(null, '', '/product/102');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Qualcosa è andato storto' })).toBeVisible();
  await reported(1);
  const [report] = await fence(page, 2);
  expect(report).toMatchObject({ kind: 'boundary', route: '/product/:id' });
  await openReplay(report);
  await expect(heading(owner)).toHaveText(title);
});

test('what happened before goes along, and plays', async ({ page, allowProblem }) => {
  allowProblem(/Maximum call stack/);
  await routeToMockBackend(page);
  await openAndWait(page, '/product/101');
  await page.getByRole('button', { name: 'Acquista' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrello');
  const [report] = await fence(page, 1);
  expect(report?.files.find(({ name }) => name === 'registrazione.json')?.size).toBeLessThan(
    200_000,
  );
  await owner.goto(`${REPORTS_ORIGIN}/reports/${report?.id}/`);
  await expect(owner.getByText('/cart/add/', { exact: false }).first()).toBeVisible();
  await owner.getByRole('link', { name: 'Riproduci l’ultimo minuto' }).click();
  const slider = owner.getByRole('slider', { name: 'Momento della registrazione' });
  await slider.press('Home');
  await expect(owner.getByRole('button', { name: 'Aggiungi al carrello' })).toBeVisible();
  await slider.press('End');
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Carrello');
});

test('their owner reads and deletes them in accessible pages', async ({ page, allowProblem }) => {
  allowProblem(/Maximum call stack/);
  await routeToMockBackend(page);
  await page.goto('/product/101');
  await fence(page, 1);
  await owner.goto(REPORTS_ORIGIN);
  await expectAccessible();
  await owner.getByRole('link', { name: OTHER }).click();
  await expectAccessible();
  await owner.getByText('Elimina questa segnalazione…').click();
  await owner.getByRole('button', { name: 'Elimina' }).click();
  await expect(owner.getByRole('status')).toHaveText('Segnalazione eliminata.');
  await expect(owner.getByRole('heading', { name: 'Nessuna segnalazione' })).toBeVisible();
  expect(await errors()).toEqual([]);
});

async function expectAccessible(): Promise<void> {
  const sizes = [DESKTOP, { width: 320, height: 640 }];
  for (const [at, colorScheme] of (['light', 'dark'] as const).entries()) {
    await owner.setViewportSize(sizes[at] ?? DESKTOP);
    await owner.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page: owner }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const width = await owner.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, 'sideways scrolling').toBeLessThanOrEqual(0);
  }
}

test('nothing secret or personal is in a report', async ({ page, allowProblem }) => {
  allowProblem(/Cannot read|Maximum call stack|status of 40/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(REPORTS_ORIGIN) || request.method() !== 'POST') return;
    sent.push(request.url(), request.postData() ?? '');
    void request.allHeaders().then((headers) => sent.push(JSON.stringify(headers)));
  });
  const token = await adminToken();
  await page.addInitScript((raw) => localStorage.setItem('adminAuthToken', raw), token);
  await routeToMockBackend(page, {
    change: withSecretMarkers,
    cart: { lines: [{ productId: '101', quantity: 1 }] },
  });
  await page.goto('/cart');
  for (const [label, value] of Object.entries({
    Nome: text.name,
    Cognome: text.surname,
    Indirizzo: text.address,
    Città: text.city,
    Email: text.email,
    Telefono: text.telephone,
  })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await throwIn(page, `Cannot read ${text.email} of ${text.name} ${text.surname}`);
  await reported(1);
  await goOn(page, `/order/get/${NUMBER}`);
  await expect(page.getByText(text.recipientAddress, { exact: false }).first()).toBeVisible();
  const reports = await fence(page, 2);

  expect(reports.map(({ route }) => route)).toEqual(['/cart', '/order/get/:orderNumber']);
  const kept = reports.flatMap((one) => one.files.map(({ name }) => shop.read(one, name)));
  for (const content of [kept.join('\n'), sent.join('\n')]) {
    expect(foundIn(content)).toEqual([]);
    expect(content).not.toContain(token);
    expect(content).not.toMatch(/"(cookie|referer)"/i);
  }
  for (const report of reports) {
    const event = shop.read(report, 'event.json');
    expect(event).not.toContain(`${REPORTING_ORIGIN}/order`);
    // The server is told to keep no address of who sends.
    expect(event).toContain('"infer_ip":"never"');
    expect(event).not.toMatch(/"(user|request|ip_address|server_name)"/);
  }
});

test('what a person writes arrives, with the page as it was', async ({ page }) => {
  await routeToMockBackend(page, { change: withoutFeedback });
  await page.goto('/product/101');
  await expect(page.getByText('Nessun feedback per questo prodotto.')).toBeVisible();
  const before = await page.getByRole('main').ariaSnapshot();
  await page.getByRole('button', { name: 'Segnala un problema' }).click();
  const dialog = page.getByRole('dialog', { name: 'Segnala un problema' });
  await dialog.getByLabel('Che cosa non va?').fill('La foto è storta');
  await dialog.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByText('Segnalazione inviata. Grazie.')).toBeVisible();
  const [report] = await reported(1);
  expect(report).toMatchObject({ kind: 'person', message: 'La foto è storta' });
  await expectReplay(report, before);
});

test('how fast a visit was arrives when it ends, by route', async ({ page }) => {
  await routeToMockBackend(page);
  await openAndWait(page, '/product/101');
  await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await page.goto('about:blank');
  const visits = async () => (await shop.reports()).filter(({ vitals }) => vitals);
  await expect.poll(async () => (await visits()).length).toBe(1);
  const [visit] = await visits();
  expect(visit?.route).toBe('/product/:id');
  expect(Object.keys(visit?.vitals ?? {})).toEqual(expect.arrayContaining(['LCP', 'CLS', 'TTFB']));
});

test('who asks not to be tracked is not', async ({ page, context, allowProblem }) => {
  allowProblem(/Cannot read|Maximum call stack/);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await routeToMockBackend(page);
  await page.goto('/product/101');
  await throwIn(page, 'Cannot read properties of undefined');
  const other = await context.newPage();
  await routeToMockBackend(other);
  await other.goto('/product/101');
  const [report] = await fence(other, 1);
  expect(report?.message).toContain(OTHER);
});

test('a report that is made offline goes later', async ({ page, context, allowProblem }) => {
  // The browser also looks for a new service worker.
  allowProblem(/Cannot read|Maximum call stack|ERR_INTERNET_DISCONNECTED|fetching the script/);
  await routeToMockBackend(page);
  await openAndWait(page, '/product/101');
  await throwIn(page, 'Cannot read properties of undefined');
  await reported(1);
  await context.setOffline(true);
  await throwIn(page, OTHER);
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(1);
  await context.setOffline(false);
  await reported(2);
});

/** How many reports wait in the browser for a connection. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('reports');
        // Not there yet: it is not for the test to make it.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(0));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const [store = ''] = database.objectStoreNames;
          const counting = database.transaction(store).objectStore(store).count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}

test('a server that answers 429 is left alone as long as it says', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Cannot read|Invalid array|Maximum call|Failed to execute|status of 429/);
  await routeToMockBackend(page);
  await page.goto('/product/101');
  shop.receiver.behave({ status: 429, retryAfter: 2 });
  const count = () => shop.receiver.envelopeCount();
  const first = count();
  await throwIn(page, 'Cannot read properties of null');
  await expect.poll(count, { timeout: 20_000 }).toBe(first + 1);
  const until = performance.now() + 2_000;
  shop.receiver.behave({});
  await throwIn(page, 'Invalid array length');
  let words = 'Cannot read properties of undefined';
  await expect
    .poll(
      async () => {
        // Another one each time: the same is reported once.
        words += ' undefined';
        if (performance.now() > until) await throwIn(page, words);
        return (await errors()).length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  for (const { message } of await errors()) expect(message).toMatch(/undefined undefined/);
});

test('a server that is gone or slow disturbs no one', async ({ page, allowProblem }) => {
  // What the browser itself says of a failed request cannot be avoided.
  allowProblem(/ERR_CONNECTION_REFUSED|Cannot read|Maximum call stack/);
  await routeToMockBackend(page);
  await page.goto('/product/101');
  await shop.endReceiver();
  const failed = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().startsWith(REPORTS_ORIGIN),
    timeout: 20_000,
  });
  await throwIn(page, 'Cannot read properties of undefined');
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await shop.restartReceiver();
  shop.receiver.behave({ delayMs: 30_000 });
  await throwIn(page, OTHER);
  await expect.poll(() => shop.receiver.envelopeCount(), { timeout: 20_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Acquista' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without an address for reports nothing of them is in a build', () => {
  const builds = process.env['SHOP_BROWSER_TEST_BUILD'] ?? '';
  const found = (build: string, words: RegExp) =>
    readdirSync(join(builds, build), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|html|css|conf)$/.test(file))
      .filter((file) => words.test(readFileSync(join(builds, build, file), 'utf8')));
  const words = /sentry|web-vitals|pagina\.json/i;
  expect(found('reporting', words)).not.toEqual([]);
  for (const build of ['embedded', 'deployed']) expect(found(build, words)).toEqual([]);
  expect(found('reporting', new RegExp(`connect-src[^;]* ${REPORTS_ORIGIN}[ ;]`))).toContain(
    'index.html',
  );
});
