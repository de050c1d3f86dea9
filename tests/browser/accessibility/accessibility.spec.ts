import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { shareOf } from '../../support/exhaustive';
import { DEPLOYED_ORIGIN } from '../support/hosts';
import { test } from '../support/sharedContext';
import { expect } from '../support/test';
import { ADMIN_PLACES } from './adminPlaces';
import { BULK_PLACES } from './bulkPlaces';
import { LINK_PLACES } from './linkPlaces';
import { ORDER_LIST_PLACES } from './orderListPlaces';
import { openPlace, type Place } from './place';
import { SHOPPER_PLACES } from './shopperPlaces';

/**
 * A wide screen and a phone; what is dark on one is light on the other. `npm test` looks at each
 * place in one of the two.
 */
const LOOKS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 320, height: 640, colorScheme: 'dark' },
] as const;

// The build without msw, with a backend of its own behind each place.
test.use({ baseURL: DEPLOYED_ORIGIN });

const PLACES = [
  ...SHOPPER_PLACES,
  ...ADMIN_PLACES,
  ...ORDER_LIST_PLACES,
  ...BULK_PLACES,
  ...LINK_PLACES,
];

for (const [row, place] of PLACES.entries()) {
  test(`no barrier on: ${place.name}`, async ({ page, allowProblem }) => {
    allowProblem(/status of (400|401|404|409|500)|Carrello non caricato/);
    const all = LOOKS.filter(({ width }) => place.widths?.includes(width) ?? true);
    const looks = all.length > 1 ? shareOf(all, 2, row) : all;
    for (const [at, { width, height, colorScheme }] of looks.entries()) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      if (at === 0) await openPlace(page, place);
      await expectNoBarrier(page, `${width} px, ${colorScheme}`, axeIn(page, place, at > 0));
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `no scrolling sideways at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

/**
 * There are no frames to go into, and only violations are of interest: much faster so. For a
 * second look axe is in the page already, and header and footer were looked at elsewhere.
 */
function axeIn(page: Page, { isWhole }: Place, isAgain: boolean): AxeBuilder {
  const axe = new AxeBuilder({ page, ...(isAgain && { axeSource: '0' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false, iframes: false });
  return isAgain && !isWhole ? axe.exclude('#root > header').exclude('#root > footer') : axe;
}

async function expectNoBarrier(page: Page, look: string, axe: AxeBuilder): Promise<void> {
  // What is still fading in or out has no contrast yet.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, look).toEqual([]);
}
