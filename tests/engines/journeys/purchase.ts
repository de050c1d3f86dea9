import { expect } from 'vitest';
import { ADDRESS } from '#tests/support/address';
import type { Journey } from '../support/journeys';
import type { Page } from '../support/page';
import { label, role, text } from '../support/target';

const ORDER = role('button', 'Ordina con obbligo di pagare');

export const purchase: Journey = {
  title: 'from the catalogue to a paid order, which is looked up',
  run: async ({ openTab }) => {
    const page = await openTab();
    await addToCart(page, 2);
    await page.click(role('link', /^Carrello/));
    await page.sees(role('heading', 'Carrello'));
    for (const [name, value] of Object.entries(ADDRESS)) await page.fill(label(name), value);
    await page.choose(role('combobox', 'Priorità di consegna'), 'PRIORITARIO');
    await page.click(ORDER);
    await page.sees(role('heading', 'Pagamento con carta'));
    await page.click(role('button', 'Paga'));
    await page.isAt(/^\/payment\/success\?orderNumber=/);
    await page.hasApplication();
    await page.sees(role('link', 'Carrello'));
    const lookUp = label('Numero ordine', { within: role('main') });
    const number = await page.read(lookUp, (field) => (field as HTMLInputElement).value);
    await page.focus(lookUp);
    await page.press('Enter');
    await page.sees(role('heading', `Ordine ${number}`));
    await page.sees(text(new RegExp(ADDRESS.CAP)));
  },
};

export const product: Journey = {
  title: 'a product: its pictures, into the cart, and back to the catalogue',
  run: async ({ openTab }) => {
    const page = await openTab();
    await page.goTo('/');
    const link = role('link', undefined, { within: role('article', undefined, { nth: 1 }) });
    const name = await page.read(link, (element) => element.textContent.trim());
    await page.click(link);
    await page.isFocused(role('heading', name));
    const first = await page.read(role('img', /immagine 1 di/), naturalWidth);
    expect(first).toBeGreaterThan(0);
    await page.click(role('button', 'Immagine successiva'));
    await page.sees(role('img', /immagine 2 di/));

    const enlarge = role('button', 'Ingrandisci immagine');
    await page.click(enlarge);
    const dialog = role('dialog', name);
    await page.sees(dialog);
    await page.press('ArrowRight', 'Escape');
    await page.misses(dialog);
    await page.isFocused(enlarge);

    await page.click(role('button', 'Aggiungi al carrello', { within: role('main') }));
    await page.sees(text(/^Nel carrello: 1/), role('link', 'Carrello, 1 articolo'));
    await page.evaluate(() => history.back());
    await page.sees(role('heading', 'Tutti i prodotti'), link);
  },
};

export const feedback: Journey = {
  title: 'feedback is left, with a photograph',
  run: async ({ openTab }) => {
    const page = await openTab();
    await page.goTo('/feedback?orderNumber=B2018-000001');
    const five = role('radio', '5 stelle');
    await page.sees(five);
    await page.focus(five);
    await page.press('ArrowLeft');
    await page.waitFor(() =>
      document.activeElement?.matches('input[type=radio]:checked:not([value="5"])'),
    );
    await page.fill(role('textbox', /^Commento/), 'Arrivato presto, così com’è nella foto.');
    await page.pickPhotos(label(/^Immagini/), [{ name: 'foto.jpg', width: 400, height: 300 }]);
    await page.sees(role('button', 'Rimuovi foto.jpg'));
    await page.click(role('button', 'Invia feedback'));
    await page.sees(text('Grazie per il tuo feedback!'));
    await page.isAt(/^\/$/);
  },
};

export const dialogs: Journey = {
  title: 'dialogs keep the focus, close by Escape and give it back',
  run: async ({ openTab }) => {
    const page = await openTab();
    await addToCart(page, 2);
    await page.click(role('link', /^Carrello/));
    // A new page sets the focus first.
    await page.isFocused(role('heading', 'Carrello'));
    const remove = role('button', /^Rimuovi/);
    await page.focus(remove);
    await page.press('Enter');
    const question = role('alertdialog');
    await page.sees(question);
    for (let press = 0; press < 5; press += 1) {
      await page.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement?.closest('[role=alertdialog]') !== null,
      );
      expect(isInside, `after ${press + 1} presses of Tab`).toBe(true);
    }
    await page.press('Escape');
    await page.misses(question);
    await page.isFocused(remove);
    await page.press('Enter');
    await page.click(role('button', 'Conferma', { within: question }));
    await page.sees(role('link', 'Carrello, 1 articolo'));
    await page.isFocused(remove);

    // The palette, by its keys, which work once the browser has been idle.
    const palette = role('dialog');
    while ((await page.count(palette)) === 0) {
      await page.chord('Control', 'k');
      await page.settles(palette);
    }
    await page.type('contatt');
    await page.press('Enter');
    await page.sees(role('heading', 'Contattaci'));
    await page.misses(palette);
  },
};

async function addToCart(page: Page, count: number): Promise<void> {
  await page.goTo('/');
  for (let index = 0; index < count; index += 1) {
    const card = role('article', undefined, { nth: index });
    await page.click(role('button', /^Aggiungi al carrello/, { within: card }));
    const articles = index === 0 ? 'articolo' : 'articoli';
    await page.sees(role('link', `Carrello, ${index + 1} ${articles}`));
  }
}

function naturalWidth(picture: HTMLElement): number {
  return (picture as HTMLImageElement).naturalWidth;
}
