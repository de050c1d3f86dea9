import { expect } from 'vitest';
import { PHONE } from '#tests/browser/support/viewports';
import type { Journey } from '../support/journeys';
import { logIn } from './admin';
import type { Page } from '../support/page';
import { role } from '../support/target';

const DELIVERED = 'B2018-000001';

const PUBLIC = [
  '/',
  '/product/101',
  '/cart',
  `/order/get/${DELIVERED}`,
  '/dicono-di-noi',
  '/login',
];
const OF_ADMIN = ['/admin/all-orders', `/order/get/${DELIVERED}`, '/admin/panoramica', '/'];

export const phone: Journey = {
  title: 'nothing is wider than a phone, and the menu opens',
  run: async ({ openTab, picture, allow }) => {
    allow(/could not be loaded/); // a page is left while a file for later is loading
    const page = await openTab(PHONE);
    await page.goTo('/');
    await page.sees(role('article'));
    await picture(page, 'phone-home');
    await page.goTo('/?q=te');
    await page.sees(role('button', 'Tutte'));
    await picture(page, 'phone-home-filtered');
    await page.click(role('button', 'Menu'));
    await page.click(role('link', 'Contattaci', { within: role('banner') }));
    await page.sees(role('heading', 'Contattaci'));
    await expectFitting(page, PUBLIC);
    await logIn(page, '/admin/all-orders');
    await page.sees(role('table', 'Ordini'));
    await picture(page, 'phone-orders');
    await expectFitting(page, OF_ADMIN);
    await page.goTo('/order/get/B2018-010000');
    await page.read(role('combobox', 'Stato ordine'), (field) =>
      field.scrollIntoView({ block: 'center' }),
    );
    await picture(page, 'phone-order');
  },
};

export const dark: Journey = {
  title: 'a system that is dark has a dark shop',
  isDark: true,
  run: async ({ openTab, picture }) => {
    const page = await openTab();
    for (const path of ['/', '/cart', '/login']) {
      await page.goTo(path);
      await page.sees(role('heading', undefined, { within: role('main') }));
      const [background, letters] = await page.evaluate(() => {
        // As the browser paints them, in whatever notation they are written.
        const pen = document.createElement('canvas').getContext('2d');
        const { backgroundColor, color } = getComputedStyle(document.documentElement);
        return [backgroundColor, color].map((one) => {
          if (!pen) return 0;
          pen.fillStyle = one;
          pen.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
          return (red + green + blue) / 3;
        });
      });
      expect(background, path).toBeLessThan(60);
      expect(letters, path).toBeGreaterThan(190);
    }
    await page.goTo('/');
    await page.sees(role('article'));
    await picture(page, 'dark-home');
  },
};

async function expectFitting(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goTo(path);
    await page.sees(role('heading', undefined, { within: role('main') }));
    await page.waitFor(
      () =>
        document.querySelector('main [role=status]:is([aria-label$="…"], [aria-label$="..."])') ===
        null,
    );
    const { needed, there } = await page.evaluate(() => ({
      needed: document.documentElement.scrollWidth,
      there: innerWidth,
    }));
    expect(needed, path).toBeLessThanOrEqual(there);
  }
}
