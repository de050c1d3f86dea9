import { expect } from 'vitest';
import { isApplicationThere } from '#tests/support/applicationFiles';
import type { Journey } from '../support/journeys';
import { role } from '../support/target';

export const heldInput: Journey = {
  title: 'what is typed and pressed before the application is there is not lost',
  run: async ({ openTab, shop }) => {
    const page = await openTab();
    let release = shop.holdApplication();
    try {
      await page.begin('/');
      const search = role('searchbox', 'Cerca un prodotto');
      await page.fill(search, 'tazz');
      expect(await page.evaluate(isApplicationThere)).toBe(false);
      release();
      await page.hasApplication();
      await page.isFocused(search);
      await page.type('a');
      await page.isAt(/q=tazza/);
      expect(await page.read(search, (field) => (field as HTMLInputElement).value)).toBe('tazza');

      // The browser follows the link and cancels what the page was loading; that is not an error.
      release = shop.holdApplication();
      await page.begin('/');
      await page.click(role('link', 'Chi siamo', { within: role('banner') }));
      await page.isAt(/^\/chi-siamo/);
      release();
      await page.sees(role('heading', 'Chi siamo'));
    } finally {
      release();
    }
  },
};
