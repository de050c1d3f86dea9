import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { REPORTS_ORIGIN } from '../support/hosts';
import { routeToMockBackend } from '../support/mockBackendRoutes';
import { errorsIn, expect, OTHER, test } from '../support/reportsTest';
import { DESKTOP } from '../support/viewports';

test('their owner reads and deletes them in accessible pages', async ({
  page,
  allowProblem,
  shop,
  owner,
  fence,
}) => {
  allowProblem(/Maximum call stack/);
  await routeToMockBackend(page);
  await page.goto('/product/101');
  await fence(page, 1);
  await owner.goto(REPORTS_ORIGIN);
  await expectAccessible(owner);
  await owner.getByRole('link', { name: OTHER }).click();
  await expectAccessible(owner);
  await owner.getByText('Elimina questa segnalazione…').click();
  await owner.getByRole('button', { name: 'Elimina' }).click();
  await expect(owner.getByRole('status')).toHaveText('Segnalazione eliminata.');
  await expect(owner.getByRole('heading', { name: 'Nessuna segnalazione' })).toBeVisible();
  expect(await errorsIn(shop)).toEqual([]);
});

async function expectAccessible(owner: Page): Promise<void> {
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
