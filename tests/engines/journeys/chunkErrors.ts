import type { Journey } from '../support/journeys';
import { role, text } from '../support/target';

/** Engines differ in whether they request a module again after its import() has failed. */
export const chunkErrors: Journey = {
  title: 'a file that did not come is asked for again, by a person and in the background',
  run: async ({ openTab, shop, allow }) => {
    allow(/module|could not be loaded|Failed to load resource|network|Load failed|MIME/i);
    const page = await openTab();
    const restore = shop.breakFiles(/\/(background|AboutScreen)-[^/]*\.js$/);
    await page.goTo('/');
    await page.click(role('link', 'Chi siamo', { within: role('banner') }));
    await page.sees(role('heading', 'La pagina non si è caricata'));
    restore();
    await page.click(role('button', 'Riprova'));
    await page.sees(role('heading', 'Chi siamo'));
    await page.misses(text('La pagina non si è caricata'));
    await page.waitFor(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
  },
};
