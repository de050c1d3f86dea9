import type { Journey } from '../support/journeys';
import { role, text } from '../support/target';

const BANNER = "Sei offline: vedi il catalogo dell'ultima visita.";

export const offline: Journey = {
  title: 'after one visit the shop opens without a network, and says that it is old',
  run: async ({ openTab, shop, allow }) => {
    allow(
      /request did not succeed|ServiceWorker intercepted|NetworkError|Load failed|Failed to load resource|Carrello non caricato/,
    );
    const page = await openTab();
    await page.goTo('/');
    await page.sees(role('article'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitFor(async () => {
      const names = await caches.keys();
      const counts = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return counts.length >= 2 && counts.every((count) => count > 0);
    });
    await shop.stop();
    try {
      await page.goTo('/?q=orsacchiotto');
      // With the end of the page: leaving it earlier would cut off its files, which Firefox logs.
      await page.sees(role('article'), text(BANNER), text('Reso entro 30 giorni'));
      // A page that has never been open: its files are cached as well.
      await page.goTo('/contattaci');
      await page.sees(role('heading', 'Contattaci'));
    } finally {
      await shop.restart();
    }
    await page.goTo('/');
    await page.sees(role('article', undefined, { nth: 3 }));
    await page.misses(text(BANNER));
  },
};
