import type { Page } from '@playwright/test';
import { routeToMockBackend } from '../support/mockBackendRoutes';
import { expect, openAndWait, test, throwIn, withoutFeedback } from '../support/reportsTest';

type Fault = {
  kind: string;
  title: string;
  cause: (page: Page) => Promise<unknown>;
  /** The browser's own words for it. */
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
  test(`${title} arrives once, with the page as it was`, async ({
    page,
    allowProblem,
    owner,
    reported,
    fence,
    openReplay,
  }) => {
    allowProblem(problem);
    allowProblem(/Maximum call stack/);
    await routeToMockBackend(page, { change: withoutFeedback });
    await page.goto('/product/101');
    await expect(page.getByText('Nessun feedback per questo prodotto.')).toBeVisible();
    const before = await page.getByRole('main').ariaSnapshot();
    await cause(page);
    await reported(1);
    await cause(page);
    const [report] = await fence(page, 2);

    expect(report).toMatchObject({ kind, route: '/product/:id' });
    expect(report?.release).toMatch(/^\d+\.\d+\.\d+\+\d+$/);
    expect(report?.files.map(({ name }) => name)).toContain('pagina.json');
    await openReplay(report);
    expect(await owner.getByRole('main').ariaSnapshot()).toBe(before);
  });
}

test('a screen that breaks arrives once, and replays as the page that it was to be', async ({
  page,
  allowProblem,
  owner,
  reported,
  fence,
  openReplay,
}) => {
  allowProblem(/Invalid array length|Maximum call stack/);
  await page.addInitScript(() => {
    const { padStart } = String.prototype;
    // As amounts are padded (`formatCents`).
    String.prototype.padStart = function (length, fill) {
      if ('isBroken' in globalThis && length === 3) throw new RangeError('Invalid array length');
      return padStart.call(this, length, fill);
    };
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

test('what happened before goes along, and plays', async ({
  page,
  allowProblem,
  owner,
  shop,
  fence,
  openReplay,
}) => {
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
  if (report) expect(shop.read(report, 'event.json')).toContain('/cart/add/');
  await openReplay(report, 'registrazione.json');
  const slider = owner.getByRole('slider', { name: 'Momento della registrazione' });
  await slider.press('Home');
  await expect(owner.getByRole('button', { name: 'Aggiungi al carrello' })).toBeVisible();
  await slider.press('End');
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Carrello');
});

test('what a person writes arrives, with the page as it was', async ({
  page,
  owner,
  reported,
  openReplay,
}) => {
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
  await openReplay(report);
  expect(await owner.getByRole('main').ariaSnapshot()).toBe(before);
});

test('how fast a visit was arrives when it ends, by route', async ({ page, shop }) => {
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
