import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds nothing in the page, or in the part with this selector, once nothing is fading any more. */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
  // Elements that fade in or out have too little contrast for a moment.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // Without frames, and without what is no violation, axe is much faster.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false, iframes: false })
    .include(within)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
