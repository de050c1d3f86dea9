import { expect } from 'vitest';
import { newProduct } from '../../support/newProduct';
import type { Journey } from '../support/journeys';
import { ORDERS } from '../support/journeys';
import type { Page } from '../support/page';
import { label, role, text } from '../support/target';

const NEWEST = `B2018-${String(ORDERS).padStart(6, '0')}`;
const OLDEST = 'B2018-000001';
const TABLE = role('table', 'Ordini');
const SEARCH = role('searchbox', 'Cerca per numero ordine');
const LOGOUT = role('button', 'Logout');

export const session: Journey = {
  title: 'login and session over two tabs',
  run: async ({ openTab }) => {
    const page = await openTab();
    await page.goTo('/login');
    await page.fill(role('textbox', 'Email'), 'admin@bottega2018.example');
    await page.fill(label('Password'), 'non è questa');
    await page.press('Enter');
    await page.sees(role('alert', undefined, { within: role('main') }));
    await page.fill(label('Password'), 'bottega2018');
    await page.press('Enter');
    await page.sees(LOGOUT);
    const token = await page.evaluate(() => localStorage.getItem('adminAuthToken'));
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

    const other = await openTab();
    await other.goTo('/admin/profile');
    await other.sees(role('heading', undefined, { within: role('main') }), LOGOUT);
    await page.click(LOGOUT);
    await other.misses(LOGOUT);
    await other.isAt(/^\/login/);
    await page.misses(LOGOUT);
    expect(await other.evaluate(() => localStorage.getItem('adminAuthToken'))).toBeNull();
    await other.goTo('/admin/all-orders');
    await other.isAt(/^\/login/);
  },
};

export const orderList: Journey = {
  title: 'the list of 10,000 orders: search, sort, scroll, keyboard',
  run: async ({ openTab, picture }) => {
    const page = await openTab();
    await logIn(page, '/admin/all-orders');
    await page.sees(TABLE, text(/^10\.\d{3} ordini$/));
    const cut = await page.read(TABLE, (table) => {
      const state = table.querySelector('strong');
      if (state) state.textContent = 'IN_ATTESA_DI_UN_CORRIERE_CHE_NON_ARRIVA_MAI';
      return (
        state && [state.scrollHeight > state.clientHeight, getComputedStyle(state).webkitLineClamp]
      );
    });
    expect(cut).toEqual([true, '1']); // which ends in an ellipsis
    await picture(page, 'orders');

    await page.fill(SEARCH, OLDEST.slice(-6));
    await page.sees(role('checkbox', `Seleziona ordine ${OLDEST}`));
    await page.setValue(SEARCH, '');
    await page.click(role('button', 'Totale', { within: TABLE }));
    await page.waitFor(
      () => document.querySelector('th[aria-sort=descending]')?.textContent === 'Totale',
    );
    await page.click(role('button', 'Data', { within: TABLE }));
    await page.waitFor(
      () => document.querySelector('th[aria-sort=descending]')?.textContent === 'Data',
    );
    const boxes = role('checkbox', /^Seleziona ordine/, { within: TABLE });
    const newest = role('checkbox', await page.read(boxes, (box) => box.ariaLabel ?? ''));

    // To both ends by keyboard.
    await page.focus(newest);
    await page.press('End');
    const oldest = role('checkbox', `Seleziona ordine ${OLDEST}`);
    await page.isFocused(oldest);
    // Focus set by a script is visible.
    expect(await page.read(oldest, (box) => getComputedStyle(box).outlineStyle)).toBe('solid');
    await picture(page, 'orders-focus');
    await page.press('PageUp', 'ArrowUp', 'Home');
    await page.isFocused(newest);
    await page.press('Space');
    await page.sees(text('1 ordine selezionato'));
    await picture(page, 'orders-selected');

    // Half way down the list there are rows, but few in the document.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await page.waitFor(() => {
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      return Number(middle?.closest('tr')?.ariaRowIndex) > 4_000;
    });
    expect(await page.evaluate(() => document.querySelectorAll('tr').length)).toBeLessThan(80);

    // After going back the list is at the same position.
    const top = await page.evaluate(() => scrollY);
    const link = role('link', /^Dettagli/, { within: TABLE, nth: 12 });
    const name = await page.read(link, (element) => element.ariaLabel ?? '');
    await page.click(link);
    await page.isAt(/^\/order\/get\//);
    await page.evaluate(() => history.back());
    await page.sees(role('link', name));
    await page.waitFor((before) => Math.abs(scrollY - before) < 50, top);
  },
};

export const stateChange: Journey = {
  title: 'a state that is changed in one tab is shown in another',
  run: async ({ openTab }) => {
    const list = await openTab();
    await logIn(list, '/admin/all-orders');
    await list.sees(TABLE);
    const page = await openTab();
    await page.goTo(`/order/get/${NEWEST}`);
    await page.choose(role('combobox', 'Stato ordine'), 'Consegnato');
    await page.click(role('button', 'Aggiorna Stato'));
    await list.waitFor(
      (number) =>
        document.querySelector(`[data-row='${number}']`)?.textContent.includes('Consegnato'),
      NEWEST,
    );
  },
};

export const productPictures: Journey = {
  title: 'a product with pictures: put in order by keyboard, made smaller, sent and shown',
  run: async ({ openTab }) => {
    const page = await openTab();
    await logIn(page, '/admin/insertProduct');
    for (const [name, text] of Object.entries(newProduct())) {
      await page.fill(role('textbox', name), text);
    }
    await page.pickPhotos(label('Immagini'), [
      { name: 'grande.jpg', width: 2_400, height: 1_200 },
      { name: 'due.jpg', width: 300, height: 300 },
      { name: 'tre.jpg', width: 300, height: 300 },
    ]);
    await page.sees(text(/tre\.jpg/));
    await page.focus(role('button', 'Trascina immagine 1'));
    await page.press('Space');
    await page.sees(text('Immagine 1 di 3 presa.'));
    await page.press('ArrowDown');
    await page.sees(text('Posto 2 di 3.'));
    await page.press('Space');
    await page.isFocused(role('button', 'Trascina immagine 2'));
    await page.click(role('button', 'Inserisci prodotto'));
    await page.sees(role('alertdialog', 'Prodotto inserito correttamente!'));

    await page.goTo('/?q=Lampada di prova');
    await page.click(role('link', 'Lampada di prova', { within: role('article') }));
    await page.click(role('button', 'Mostra immagine 2'));
    const picture = role('img', 'Lampada di prova, immagine 2 di 3');
    await page.sees(picture);
    await page.waitFor(() =>
      [...document.images].some(
        ({ alt, naturalWidth }) => alt.endsWith('immagine 2 di 3') && naturalWidth === 1_600,
      ),
    );
  },
};

/** Opens a page of administrators, which redirects to the login, and logs in. */
export async function logIn(page: Page, path: string): Promise<void> {
  await page.goTo(path);
  await page.isAt(/^\/login/);
  // Text typed before the page has set the focus would go elsewhere.
  await page.isFocused(role('heading', undefined, { within: role('main') }));
  await page.fill(role('textbox', 'Email'), 'admin@bottega2018.example');
  await page.fill(label('Password'), 'bottega2018');
  await page.press('Enter');
  await page.isAt(new RegExp(`^${path}`));
  await page.isFocused(role('heading', undefined, { within: role('main') }));
}
