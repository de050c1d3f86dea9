import { shareOf } from '../support/exhaustive';
import { API_ORIGIN, DEPLOYED_ORIGIN } from './support/hosts';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, test } from './support/test';

// Values that a mailed link may contain instead of an id; each route calls the backend on load.
test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

const HOSTILE = [
  '..%2F..%2Forder%2Fannul%2FB2018-000250',
  '..%2f..%2f..%2fadmin%2fdelete%2f2',
  '%2e%2e%2f%2e%2e%2forder%2fgetAll',
  '%252e%252e%252forder%252fgetAll',
  '..%5C..%5Corder%5CgetAll',
  '%2e%2e',
  '%2e',
  '..;%2forder%2fgetAll',
  '%2F%2Faltrove.example%2Fx',
  'https%3A%2F%2Faltrove.example',
  '1%3FbossCode%3Dboss2018%23',
  '1%0D%0ABearerToken%3A%20x',
];

const ROUTES: Record<string, { link: (id: string) => string; call: RegExp }> = {
  activation: {
    link: (id) => `/admin/activeAccount/${id}/attiva-1`,
    call: /^PATCH \/admin\/activeAccount\/[^/]+\/attiva-1$/,
  },
  acceptance: {
    link: (id) => `/admin/acceptance/${id}`,
    call: /^PATCH \/admin\/acceptance\/[^/]+$/,
  },
  'new e-mail': {
    link: (id) => `/admin/new-email/${id}/a%40b.example`,
    call: /^PATCH \/admin\/newEmail\/[^/]+\/a%40b\.example$/,
  },
  'new telephone': {
    link: (id) => `/admin/new-tel-num/${id}/061`,
    call: /^PATCH \/admin\/new-tel-num\/[^/]+\/061$/,
  },
};

for (const [row, [name, { link, call }]] of Object.entries(ROUTES).entries()) {
  test(`${name}: a hostile link makes its own call or none`, async ({ page, allowProblem }) => {
    allowProblem(/status of 40\d|^request to a foreign origin: http:\/\/localhost:/);
    await routeToMockBackend(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url());
      if (origin !== DEPLOYED_ORIGIN) {
        asked.push(
          `${request.method()} ${origin === API_ORIGIN ? '' : origin}${pathname}${search}`,
        );
      }
    });
    const own = () => asked.filter((line) => call.test(line)).length;
    for (const id of [...shareOf(HOSTILE, 7, row), 'nessuno']) {
      asked.length = 0;
      await page.goto(link(id), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Waits for its call to end, which would otherwise count for the next link.
      await expect(page.getByRole('main').getByText(/…$/)).toHaveCount(0);
      const others = asked.filter((line) => line !== 'GET /cart/get' && !call.test(line));
      expect(others, id).toEqual([]);
      expect(own(), id).toBeLessThanOrEqual(1);
      for (const line of asked)
        expect(decodedTwice(line), id).not.toMatch(/(^|[/\\])\.\.?([/\\]|$)/);
    }
    // The last link is harmless: its call shows that the test sees calls at all.
    expect(own()).toBe(1);
  });
}

function decodedTwice(text: string): string {
  return [1, 2].reduce((decoded) => decoded.replaceAll(/%[\da-f]{2}/gi, unescaped), text);
}

function unescaped(code: string): string {
  return String.fromCharCode(parseInt(code.slice(1), 16));
}

test('a link page sends no referrer to its server, to the backend or to the next page', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 40\d/);
  await routeToMockBackend(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (referer !== undefined) sent.push(`${request.url()} ${referer}`);
  });
  for (const address of ['/admin/activeAccount/1/attiva-1', '/access/resetpw/segreto']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Bottega 2018' }).click();
    await expect(page.getByRole('article').first().getByRole('img')).toBeVisible();
  }
  await page.goto('/access/resetpw/segreto');
  await page.evaluate(() => location.assign('/chi-siamo'));
  await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  expect(await page.evaluate(() => document.referrer)).toBe('');
  expect(sent).toEqual([]);
});
