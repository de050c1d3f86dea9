import type { Visitor } from './visitor.ts';

const EMAIL = 'admin@bottega2018.example';
const PASSWORD = 'bottega2018';
const SEARCHED = 'b2018-0004';
const PHONE = { width: 412, height: 823 };

/** An administrator's morning: login, the list of all orders, the palette, an order, the menu. */
export async function doAdminMorning(visitor: Visitor, shop: string): Promise<void> {
  const { page, open, atRest, press, keys, type, measure } = visitor;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const rows = page.locator('tbody tr');
  const dialog = page.getByRole('dialog');

  await open(`${shop}/admin/all-orders`);
  await page.getByLabel('Email').focus();
  await measure('login: a key', () => type(EMAIL.slice(0, 8)));
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await measure('login: sent, and the list opens', () => press(button('Accedi')), rows.first());
  await atRest();

  await page.getByRole('main').getByRole('searchbox').focus();
  await measure('orders: a key of the search', () => type(SEARCHED));
  await measure('orders: a deleted key', () =>
    keys(...Array<string>(SEARCHED.length).fill('Backspace')),
  );
  const total = button('Totale');
  await measure('orders: sort', () => press(total));
  await measure('orders: sort the other way', () => press(total));
  const check = (row: number) => rows.nth(row).getByRole('checkbox');
  await measure('orders: select', () => press(check(0)), button('Annulla selezione'));
  await measure('orders: select another', () => press(check(2)));
  await measure('orders: select all', () =>
    press(page.getByLabel('Seleziona tutti quelli mostrati')),
  );
  await measure('orders: end the selection', () => press(button('Annulla selezione')));
  await measure('orders: toggle a state', () => press(button(/^Spedito/)));
  await measure('orders: clear the filters', () => press(button('Azzera filtri')));
  await page.getByLabel('Filtra per stato').focus();
  await measure('orders: filter by state', () => keys('ArrowDown'));

  await measure('palette: open', () => keys('Control+k'), dialog);
  await measure('palette: a key', () => type('b2018-00'));
  await measure('palette: arrow', () => keys('ArrowDown', 'ArrowDown'));
  await measure('palette: close', () => keys('Escape'));

  const heading = page.getByRole('heading', { level: 1, name: /^Ordine / });
  await measure(
    'orders: open an order',
    () => press(rows.first().getByRole('link', { name: /^Dettagli/ })),
    heading,
  );
  await atRest();
  await page.getByLabel('Stato ordine').focus();
  await measure('order: choose a state', () => keys('ArrowDown'));
  await measure(
    'order: change the state',
    () => press(button('Aggiorna Stato')),
    page.getByText('Stato aggiornato con successo.').first(),
  );
  await page.getByLabel('Corriere').focus();
  await measure('order: a key of the courier', () => type('GLS'));
  await measure(
    'order: dialog opens',
    () => press(button('Rimborsa')),
    page.getByRole('alertdialog'),
  );
  await measure('order: dialog closes', () => press(button('Annulla')));
  await page.getByLabel('Corriere').fill('');
  await measure('order: the next one', () =>
    press(page.getByRole('link', { name: /^Ordine successivo/ })),
  );
  await atRest();
  await measure(
    'order: back to the list',
    () => press(page.getByRole('link', { name: 'Ordini', exact: true }).first()),
    rows.first(),
  );
  await atRest();
  await measure('orders: open the overview', () =>
    press(page.getByRole('banner').getByRole('link', { name: 'Panoramica' })),
  );
  await atRest();

  await page.setViewportSize(PHONE);
  await atRest();
  await measure('menu of the phone: open', () => press(button('Menu')), dialog);
  await measure('menu of the phone: close', () => keys('Escape'));
}
