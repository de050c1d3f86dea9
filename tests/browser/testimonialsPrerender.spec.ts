import type { Page } from '@playwright/test';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import {
  applicationIsThere,
  openPrerendered,
  withoutApplication,
  withoutTimeLimits,
} from './support/prerender';
import { expect, screenshotBoth, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

const PATH = '/dicono-di-noi';

const skeletons = (page: Page) => page.locator('main [aria-hidden] tbody tr');
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Feedback dei clienti' }).locator('tbody > tr');

const loading = (page: Page) => page.getByText('Caricamento feedback...');

/** Returns the texts of the cells, and the boxes of cells and content. */
const looks = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) =>
      [row, ...row.querySelectorAll('td, td > div, td svg, p, a')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isText = element.matches('td:nth-child(-n + 4) > div > :not(button)');
        return [isText && element.textContent, x, y, width, height].join(' ');
      }),
    ),
  );

/** Changes the second feedback that is read. */
const ofSecond = (change: object) => (body: string) => {
  if (!/^\[\{.*"feedbackS":/s.test(body)) return body;
  const [first, second, ...others] = JSON.parse(body) as object[];
  return JSON.stringify([first, { ...second, ...change }, ...others]);
};

test('feedback is shown before the application, which does not move it @phone', async ({
  page,
  isMobile,
}) => {
  await routeToMockBackend(page, { change: withPictures });
  // The first paint waits for the styles, and shows what has arrived by then.
  const read = page.waitForResponse(/\/feedback\/getAll/).then((response) => response.finished());
  await page.route(/\.css$/, (route) => read.then(() => route.fallback()));
  await withoutTimeLimits(page);
  const release = await withoutApplication(page);
  await page.goto(PATH, { waitUntil: 'commit' });
  await expect(rows(page)).toHaveCount(20);
  await expect(loading(page)).toBeHidden();
  // A long comment makes room for its button in the first frame, which must not be one of the screenshots' widths.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await screenshotBoth(page, `testimonials-ahead-${isMobile ? 'phone' : 'desktop'}`);
  const ahead = await looks(page);
  // Others may have the same address, and the focus returns to the first of them.
  const link = rows(page).first().getByRole('link');
  await link.focus();
  release();
  await applicationIsThere(page);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(await looks(page)).toEqual(ahead);
  await expect(link).toBeFocused();
});

test('feedback that arrives after the first paint replaces the skeleton', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await openPrerendered(page, PATH, { answered });
  await expect(skeletons(page)).toHaveCount(6);
  await expect(rows(page)).toHaveCount(0);
  await expect(loading(page)).toBeVisible();
  answer();
  await expect(rows(page)).toHaveCount(20);
  await expect(loading(page)).toBeHidden();
});

test('feedback on a product without a name is left to the application', async ({ page }) => {
  const read = page.waitForResponse(/\/feedback\/getAll/);
  await openPrerendered(page, PATH, { rewrite: ofSecond({ product: { id: '101' } }) });
  await (await read).finished();
  await expect(skeletons(page)).toHaveCount(6);
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator('[data-prerender=shell]')).toBeAttached();
});

test('a response that is not a list is reported by the application, and requested once', async ({
  page,
}) => {
  const rewrite = (body: string) => (body.startsWith('[') ? '<html>' : body);
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().endsWith('/feedback/getAll'))));
  const release = await openPrerendered(page, PATH, { rewrite });
  await expect(skeletons(page)).toHaveCount(6);
  release();
  const failed = 'Impossibile caricare i feedback. Riprova più tardi.';
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
  expect(calls).toBe(1);
});

/** The first feedback without, with one and with three pictures. */
function withPictures({ feedback }: { feedback: { timeStamp: string; images: string[] }[] }): void {
  const newest = feedback.toSorted((a, b) => b.timeStamp.localeCompare(a.timeStamp));
  for (const [index, images] of [[], ['a'], ['a', 'b', 'c']].entries())
    Object.assign(newest[index] ?? {}, { images });
}
