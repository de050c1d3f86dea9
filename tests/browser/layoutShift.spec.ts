import type { Page } from '@playwright/test';
import { beAdmin } from './support/beAdmin';
import { DEPLOYED_ORIGIN } from './support/hosts';
import { expectStanding, shareOfPages } from './support/everyPage';
import { PUBLIC_ROUTES } from './support/publicRoutes';
import { routeToMockBackend } from './support/mockBackendRoutes';
import { expect, test } from './support/test';
import { DESKTOP } from './support/viewports';

/** The delay of each file and response, in milliseconds. */
const LATE_MS = 250;

/** The largest cumulative layout shift. */
const SHIFT_LIMIT = 0.02;

test.use({
  baseURL: DEPLOYED_ORIGIN,
  serviceWorkers: 'block',
  viewport: { width: 412, height: 823 },
});

declare global {
  var shifts: { value: number; moved: string[] }[];
}

/** Makes the page record each shift that input did not cause, and what moved. */
function recordShifts() {
  globalThis.shifts = [];
  const nameOf = (node: Node | null | undefined) => {
    if (!(node instanceof Element)) return node?.nodeName ?? '?';
    return `${node.tagName.toLowerCase()}${node.className ? `.${String(node.className)}` : ''}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} ${previousRect.y}+${previousRect.height} > ${currentRect.y}+${currentRect.height}`,
      );
      globalThis.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

async function delayEverything(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.fallback();
  });
}

for (const address of shareOfPages(PUBLIC_ROUTES, 3)) {
  test(`nothing moves while ${address} loads slowly`, async ({ page }) => {
    await routeToMockBackend(page, { cart: { lines: [{ productId: '101', quantity: 2 }] } });
    await delayEverything(page);
    await page.addInitScript(recordShifts);
    await page.goto(address, { waitUntil: 'commit' });
    await expectStanding(page);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => globalThis.shifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(SHIFT_LIMIT);
  });
}

test.describe('at a desk', () => {
  test.use({ viewport: DESKTOP });

  test('the links of the navbar do not move while those for administrators load', async ({
    page,
  }) => {
    await routeToMockBackend(page);
    await beAdmin(page);
    const menu = Promise.withResolvers<void>();
    await page.route(/\/admin-[^/]*\.js$/, (route) => menu.promise.then(() => route.fallback()));
    await page.goto('/admin/panoramica');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const logout = page.getByRole('button', { name: 'Logout' });
    await expect(logout).toBeHidden();
    const contacts = page.getByRole('navigation').getByRole('link', { name: 'Contattaci' });
    const ahead = await contacts.boundingBox();
    menu.resolve();
    await expect(logout).toBeVisible();
    expect(await contacts.boundingBox()).toEqual(ahead);
  });
});
