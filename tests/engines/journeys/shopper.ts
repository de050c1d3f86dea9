import { expect } from 'vitest';
import { ADDRESS } from '#tests/support/address';
import type { Journey } from '../support/journeys';
import { label, role, type Page } from '../support/page';

export const purchase: Journey = {
  title: 'from the catalogue to a paid order',
  run: async ({ openTab, picture }) => {
    const page = await openTab();
    await addToCart(page, 2);
    await fillCheckout(page);
    await page.choose(role('combobox', 'Priorità di consegna'), 'PRIORITARIO');
    await picture(page, 'cart');
    await page.click(role('button', 'Ordina con obbligo di pagare'));
    await page.sees(role('heading', 'Pagamento con carta'));
    await page.click(role('button', 'Paga'));
    await page.isAt(/^\/payment\/success\?orderNumber=/);
    await page.sees(role('link', 'Carrello'));
    const lookUp = label('Numero ordine', { within: role('main') });
    const number = await page.read(lookUp, (field) => (field as HTMLInputElement).value);
    await page.focus(lookUp);
    await page.press('Enter');
    await page.sees(role('heading', `Ordine ${number}`));
    const shown = await page.read(role('main'), (main) => main.innerText);
    expect(shown).toContain(ADDRESS.CAP);
  },
};

async function addToCart(page: Page, count: number): Promise<void> {
  await page.goTo('/');
  for (let index = 0; index < count; index += 1) {
    const card = role('article', undefined, { nth: index });
    await page.click(role('button', /^Aggiungi al carrello/, { within: card }));
    await page.sees(
      role('link', `Carrello, ${index + 1} ${index === 0 ? 'articolo' : 'articoli'}`),
    );
  }
}

async function fillCheckout(page: Page): Promise<void> {
  await page.click(role('link', /^Carrello/));
  await page.sees(role('heading', 'Carrello'));
  for (const [name, value] of Object.entries(ADDRESS)) await page.fill(label(name), value);
}
