import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminToken, NUMBER } from '../../support/orders';
import { foundIn, SECRET_SHIPPING, text, withSecretMarkers } from '../../support/secretMarkers';
import { goOn } from '../support/everyPage';
import { REPORTING_ORIGIN, REPORTS_ORIGIN } from '../support/hosts';
import { routeToMockBackend } from '../support/mockBackendRoutes';
import { expect, test, throwIn } from '../support/reportsTest';

test('nothing secret or personal is in a report', async ({
  page,
  allowProblem,
  shop,
  reported,
  fence,
}) => {
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
  for (const [label, value] of Object.entries(SECRET_SHIPPING)) {
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

test('without an address for reports nothing of them is in a build', () => {
  const builds = process.env['SHOP_BROWSER_TEST_BUILD'] ?? '';
  const found = (build: string, words: RegExp) =>
    readdirSync(join(builds, build), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|html|css|conf)$/.test(file))
      .filter((file) => words.test(readFileSync(join(builds, build, file), 'utf8')));
  const words =
    /sentry|web-vitals|earlyErrors|errorcaught|reportsSent|Segnalazioni di errore|Segnalazione inviata|pagina\.json/i;
  expect(found('reporting', words)).not.toEqual([]);
  for (const build of ['embedded', 'deployed']) expect(found(build, words)).toEqual([]);
  expect(found('reporting', new RegExp(`connect-src[^;]* ${REPORTS_ORIGIN}[ ;]`))).toContain(
    'index.html',
  );
});
