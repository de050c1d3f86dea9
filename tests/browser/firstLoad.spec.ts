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

/** What the scripts of a page may weigh that is opened cold, in kB gzip, by PUBLIC_ROUTES. */
const BUDGETS = [157, 256, 240, 270, 231, 236, 210, 215, 207];
const KB = 1000;

/** Lets only those files come that index.html has asked for by itself; returns the scripts. */
async function onlyNamedFiles(page: Page): Promise<Set<string>> {
  const scripts = new Set<string>();
  await page.route(`${DEPLOYED_ORIGIN}/assets/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isNamed = await page.evaluate(
      (path) => document.querySelector(`[href="${path}"], script[src="${path}"]`) !== null,
      pathname,
    );
    if (!isNamed) return; // What comes later in every page waits: the file for other tabs, toasts.
    if (pathname.endsWith('.js')) scripts.add(pathname);
    return route.fallback();
  });
  return scripts;
}

for (const [index, address] of PUBLIC_ROUTES.entries()) {
  test(`${address} stands with what index.html asks for at once`, async ({ page }) => {
    await routeToMockBackend(page, { cart: { lines: [{ productId: '101', quantity: 2 }] } });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      // After a payment the cart is another one than before: its page reads it again.
      const isExpected = pathname.startsWith('/images/') || pathname === '/cart/get';
      if (origin === API_ORIGIN && !isExpected) calls.push(pathname);
    });
    const scripts = await onlyNamedFiles(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expectStanding(page);

    // Nothing is read twice: what index.html has asked for is what the screen takes.
    expect(calls).toEqual([...new Set(calls)]);
    const bytes = [...scripts].map(
      (path) => gzipSync(readFileSync(join(DEPLOYED_FOLDER, path))).length,
    );
    const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / KB;
    expect(kilobytes, [...scripts].join('\n')).toBeLessThanOrEqual(BUDGETS[index] ?? 0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
