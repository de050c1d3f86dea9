import { shareOf } from '../../support/exhaustive';
import { expectNoViolations } from '../support/expectNoViolations';
import { DEPLOYED_ORIGIN } from '../support/hosts';
import { test } from '../support/sharedContext';
import { expect } from '../support/test';
import { ADMIN_PLACES } from './adminPlaces';
import { BULK_PLACES } from './bulkPlaces';
import { LINK_PLACES } from './linkPlaces';
import { ORDER_LIST_PLACES } from './orderListPlaces';
import { openPlace } from './place';
import { SHOPPER_PLACES } from './shopperPlaces';

/**
 * A wide screen and a phone, one in light and one in dark. `npm test` checks every thirteenth place on each, and
 * different ones.
 */
const LOOKS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 320, height: 640, colorScheme: 'dark' },
] as const;

// The build without msw; each place has its own backend.
test.use({ baseURL: DEPLOYED_ORIGIN });

const PLACES = [
  ...SHOPPER_PLACES,
  ...ADMIN_PLACES,
  ...ORDER_LIST_PLACES,
  ...BULK_PLACES,
  ...LINK_PLACES,
];

for (const [row, { width, height, colorScheme }] of LOOKS.entries()) {
  const places = PLACES.filter(({ widths }) => widths?.includes(width) ?? true);
  for (const place of shareOf(places, 13, 6 * row)) {
    test(`axe finds nothing on: ${place.name}, ${width} px, ${colorScheme}`, async ({
      page,
      allowProblem,
    }) => {
      allowProblem(/status of (400|401|404|409|500)|Carrello non caricato/);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await openPlace(page, place);
      await expectNoViolations(page);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, 'no scrolling sideways').toBeLessThanOrEqual(width);
    });
  }
}
