import { adminToken } from '../../support/orders';
import { expectStanding } from '../support/everyPage';
import { DEPLOYED_ORIGIN } from '../support/hosts';
import { test } from '../support/sharedContext';
import { routeToMockBackend } from '../support/mockBackendRoutes';
import { expect } from '../support/test';
import { shareOf } from '../../support/exhaustive';
import { WRITES } from '../../support/faultTable/writes';
import { perform } from './perform';

const BY_HAND = WRITES.filter(({ act }) => act !== undefined);

test.use({ baseURL: DEPLOYED_ORIGIN });

for (const call of shareOf(BY_HAND, 8)) {
  test(`offline, ${call.method} ${call.path} is refused in words, and nothing is lost`, async ({
    page,
    context,
    allowProblem,
  }) => {
    allowProblem(/ERR_INTERNET_DISCONNECTED|^console: Priorità non salvata/); // spec section 8: logged only
    await page.clock.install();
    await routeToMockBackend(page, call);
    if (call.isAdmin) {
      const token = await adminToken();
      await page.addInitScript((raw) => localStorage.setItem('adminAuthToken', raw), token);
    }
    const underWay = new Set<unknown>();
    const asked = new Set<string>();
    page.on('request', (request) => {
      underWay.add(request);
      asked.add(request.url());
    });
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await page.goto(call.at);
    await expectStanding(page);
    // Without a service worker what comes on demand is not there yet, but for what comes when the
    // page is idle.
    await page.waitForLoadState('networkidle');
    await expect.poll(() => [...asked].some((url) => url.includes('/Toasts-'))).toBe(true);
    await expect.poll(() => underWay.size).toBe(0);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await context.setOffline(true);
    try {
      await perform(page, call.act);
      const main = page.getByRole('main', { includeHidden: true });
      await expect(page.getByText(/la modifica non è stata inviata/).first()).toBeVisible();
      if (call.says !== null) await expect(page.getByText(call.says).first()).toBeVisible();
      if (call.keeps) {
        const [label, value] = call.keeps;
        await expect(main.getByLabel(label, { exact: true }).first()).toHaveValue(value);
      }
      expect(sent.filter((line) => line.startsWith(call.method) && call.method !== 'GET')).toEqual(
        [],
      );
    } finally {
      await context.setOffline(false);
    }
  });
}
