import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { API_ORIGIN, DEPLOYED_FOLDER, DEPLOYED_ORIGIN } from './support/hosts';
import { expectStanding } from './support/everyPage';
import { PUBLIC_ROUTES } from './support/publicRoutes';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, test } from './support/test';

test.use({ baseURL: DEPLOYED_ORIGIN, serviceWorkers: 'block' });

/** The reads of a page except the cart, and the limit of its scripts in kB gzip, opened cold. */
const EXPECTED: Record<string, { reads: string[]; kilobytes: number }> = {
  '/': { reads: ['/insertion/getAll'], kilobytes: 200 },
  '/product/101': { reads: ['/insertion/getId', '/feedback/get/101'], kilobytes: 251 },
  '/cart': { reads: [], kilobytes: 244 },
  '/order/get/B2018-000001': { reads: ['/order/get/B2018-000001'], kilobytes: 244 },
  '/dicono-di-noi': { reads: ['/feedback/getAll'], kilobytes: 230 },
  '/login': { reads: [], kilobytes: 232 },
  '/contattaci': { reads: [], kilobytes: 218 },
  '/politica-di-reso': { reads: [], kilobytes: 222 },
  '/payment/success': { reads: [], kilobytes: 215 },
};
const KB = 1000;

/** Lets only the files load that index.html itself requests; returns the scripts. */
async function onlyNamedFiles(page: Page): Promise<Set<string>> {
  const scripts = new Set<string>();
  await page.route(`${DEPLOYED_ORIGIN}/assets/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isNamed = await page.evaluate(
      (path) => document.querySelector(`[href="${path}"], script[src="${path}"]`) !== null,
      pathname,
    );
    if (!isNamed) return; // Files that every page loads later wait: those for other tabs, toasts.
    if (pathname.endsWith('.js')) scripts.add(pathname);
    return route.fallback();
  });
  return scripts;
}

for (const address of PUBLIC_ROUTES) {
  test(`${address} renders with the files that index.html requests`, async ({ page }) => {
    await routeToMockBackend(page, { cart: { lines: [{ productId: '101', quantity: 2 }] } });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      // The payment has emptied the cart: this page reads it again.
      const isExpected = pathname.startsWith('/images/') || pathname === '/cart/get';
      if (origin === API_ORIGIN && !isExpected) calls.push(pathname);
    });
    const scripts = await onlyNamedFiles(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expectStanding(page);

    // Nothing is read twice: the screen takes the responses that index.html has requested.
    const { reads, kilobytes: budget } = EXPECTED[address] ?? { reads: [], kilobytes: 0 };
    expect(calls).toEqual(reads);
    const bytes = [...scripts].map(
      (path) => gzipSync(readFileSync(join(DEPLOYED_FOLDER, path))).length,
    );
    const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / KB;
    expect(kilobytes, [...scripts].join('\n')).toBeLessThanOrEqual(budget);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
