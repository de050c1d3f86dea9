import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { BulkJob } from '#src/domain/bulkJob';
import { bulkJobKeys } from '#src/domain/bulkJobKeys';
import { storeJobPlan, storeJobProgress } from '#src/features/bulk-jobs/bulkJobStorage';
import { loggedOut, selectPerson } from '#src/session/sessionSlice';
import { adminToken } from '#tests/support/orders';
import { leaveAndComeBack, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const main = () => within(screen.getByRole('main', { hidden: true }));
const puts = () => backend.seen.filter(({ method }) => method === 'PUT');

const COLUMNS = { name: 1, title: 2, price: 3 } as const;

/** Opens the table with its first rows: a bear for 24,90, a teapot for 32,90, a guitar for 189. */
async function openTable(search = '', options: object = {}) {
  const opened = await openShop(backend, `/admin/prodotti${search}`, {
    token: await adminToken(),
    ...options,
  });
  await main().findByRole('grid', { name: 'Prodotti' });
  return opened;
}

function rows(): HTMLElement[] {
  return within(main().getByRole('grid')).getAllByRole('row').slice(1);
}

function cell(row: number, column: keyof typeof COLUMNS): HTMLElement {
  const cells = within(rows()[row] as HTMLElement).getAllByRole('gridcell');
  return cells[COLUMNS[column]] as HTMLElement;
}

async function type(user: UserEvent, row: number, column: keyof typeof COLUMNS, keys: string) {
  await user.click(cell(row, column));
  await user.keyboard(keys);
}

const productOf = ({ mockBackend }: Awaited<ReturnType<typeof openTable>>, id: string) =>
  mockBackend.database.read((tables) => tables.get('products', id));

const button = (name: string | RegExp) => main().getByRole('button', { name });
const changes = () => main().getByRole('region', { name: 'Modifiche' });

it('edits cells by keyboard alone, undoes and redoes it, and sends nothing meanwhile', async () => {
  const { user } = await openTable();
  await type(user, 0, 'price', '21,5{Enter}');
  expect(cell(0, 'price')).toHaveTextContent(/^21,50 €, prima: 24,90 €$/);
  expect(cell(1, 'price')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{F2} blu{Tab}');
  expect(cell(1, 'title')).toHaveTextContent(/ blu, prima: /);
  expect(cell(1, 'price')).toHaveFocus();
  await user.keyboard('{Enter}7{Escape}{Tab}');
  expect(cell(1, 'price')).toHaveTextContent(/^32,90 €$/);
  expect(cell(2, 'name')).toHaveFocus();
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(cell(1, 'price')).toHaveFocus();
  expect(changes()).toHaveTextContent('2 modifiche');

  await user.keyboard('{Control>}z{/Control}');
  expect(changes()).toHaveTextContent('1 modifica');
  await user.keyboard('{Control>}zy{Shift>}z{/Shift}{/Control}');
  expect(changes()).toHaveTextContent('2 modifiche');
  await user.keyboard('{Escape}{Tab}');
  expect(main().getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  expect(puts()).toEqual([]);
});

it('saves each product once, and shows what it has now', async () => {
  const shop = await openTable();
  const { user } = shop;
  const before = await productOf(shop, '101');
  await type(user, 0, 'price', '21,50{Enter}');
  await type(user, 0, 'name', 'Orso{Enter}');
  await type(user, 1, 'price', 'dieci{Enter}');
  await type(user, 1, 'title', 'Teiera{Enter}');
  expect(cell(1, 'price')).toBeInvalid();
  expect(changes()).toHaveTextContent('4 modifiche, 1 da correggere');

  await user.click(button('Elenco delle modifiche'));
  const list = within(screen.getByRole('dialog', { name: 'Elenco delle modifiche' }));
  expect(list.getByText('Il prezzo inserito non è valido.')).toBeVisible();
  expect(list.getByRole('row', { name: /Prezzo 24,90\s€ 21,50\s€/ })).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Chiudi' }));

  await user.dblClick(button('Salva'));
  await screen.findByText('Aggiornamento dei prodotti concluso: 2 riusciti.');
  expect(puts()).toHaveLength(2);
  // Multipart forms send CRLF line breaks.
  const description = before?.description.replaceAll('\n', '\r\n');
  const after = { ...before, name: 'Orso', price: 21.5, description };
  expect(await productOf(shop, '101')).toEqual(after);
  await waitFor(() => expect(cell(0, 'price')).toHaveTextContent(/^21,50 €$/));
  expect(cell(1, 'title')).toHaveTextContent(/^Teiera$/);
  // The wrong price has stopped only itself.
  expect(changes()).toHaveTextContent('1 modifica, 1 da correggere');
});

it('exports what is edited, and says so', async () => {
  const { user } = await openTable();
  const saveCsv = () => user.click(button(/^Esporta CSV/));
  const plain = () => main().findByText(/prodotti esportati in prodotti-[\d-]+\.csv\.$/);
  // A price that cannot be saved is not in the file.
  await type(user, 1, 'price', 'dieci{Enter}');
  await saveCsv();
  expect(await plain()).toBeVisible();
  await type(user, 0, 'price', '21,50{Enter}');
  await saveCsv();
  expect(await main().findByText(/\.csv, con le modifiche non ancora salvate\.$/)).toBeVisible();
});

it('says how a job went that ended while its indicator was loading', async () => {
  const { store } = await openTable();
  const change = { kind: 'product', price: '21,50' } as const;
  const item = {
    productId: '101',
    change,
    from: change,
    status: 'done',
    outcomeUnknown: false,
  } as const;
  const job: BulkJob = { kind: 'product', phase: 'ended', items: [item] };
  const person = selectPerson(store.getState()) ?? '';
  storeJobPlan(person, [item]);
  storeJobProgress({ person, job }, 0);
  act(() => void dispatchEvent(new StorageEvent('storage')));
  await waitFor(() => expect(localStorage.getItem(bulkJobKeys(person)[0])).toBeNull());
  expect(await screen.findByText('Aggiornamento dei prodotti concluso: 1 riuscito.')).toBeVisible();
});

it('leaves out and names a product that has changed, and saves it over the new value', async () => {
  const shop = await openTable();
  const { user, mockBackend } = shop;
  await mockBackend.database.write(async (tables) => {
    const product = await tables.get('products', '101');
    if (product) await tables.put('products', { ...product, price: 30 });
  });
  const mend = backend.fail(
    'put',
    '/insertion/update',
    () => new HttpResponse('Chiuso.', { status: 409 }),
  );
  await type(user, 0, 'price', '21{Enter}');
  await type(user, 1, 'price', '31{Enter}');
  await user.click(button('Salva'));
  const job = within(await main().findByRole('region', { name: 'Operazione su più prodotti' }));
  await job.findByRole('heading', { name: 'Aggiornamento dei prodotti concluso' });
  await user.click(job.getByRole('button', { name: 'Risultati' }));
  const results = within(job.getByRole('table', { name: 'Risultati' }));
  const bear = /^Orsacchiotto di peluche Bruno/;
  expect(results.getByRole('row', { name: bear })).toHaveTextContent(
    'Non inviato: il prodotto è cambiato nel frattempo.',
  );
  expect(results.getByRole('row', { name: /^Teiera/ })).toHaveTextContent('Non riuscito: Chiuso.');

  mend();
  await user.click(job.getByRole('button', { name: 'Torna alla tabella' }));
  expect(cell(0, 'price')).toHaveTextContent(/^21,00 €, prima: 30,00 €$/);
  await user.click(button('Salva'));
  await screen.findByText('Aggiornamento dei prodotti concluso: 2 riusciti.');
  expect(await productOf(shop, '101')).toMatchObject({ price: 21 });
  await waitFor(() =>
    expect(main().getByRole('grid')).toContainElement(document.activeElement as HTMLElement),
  );
});

it('pastes a column, fills down, and copies', async () => {
  const { user } = await openTable();
  await user.click(cell(0, 'title'));
  await user.paste('Primo\t1,10\r\n"Secondo ""II"""\t2.20\r\n');
  expect(cell(0, 'price')).toHaveTextContent(/^1,10 €/);
  expect(cell(1, 'title')).toHaveTextContent(/^Secondo "II",/);
  expect(cell(1, 'price')).toHaveTextContent(/^2,20 €/);
  expect(main().getByText('2 righe incollate.')).toBeVisible();

  await user.click(cell(1, 'price'));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(cell(2, 'price')).toHaveTextContent(/^2,20 €/);
  expect(cell(3, 'price')).toHaveTextContent(/^2,20 €/);
  expect(cell(4, 'price')).not.toHaveTextContent(/prima/);
  const setData = vi.fn<(type: string, text: string) => void>();
  fireEvent.copy(cell(3, 'price'), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '2,20\n2,20\n2,20');
  await user.keyboard('{Control>}{End}{/Control}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await user.paste('5\n6\n7');
  expect(main().getByText(/^1 riga incollata\. 2 righe non hanno trovato posto/)).toBeVisible();
});

it('restores edits that were given up beneath newer ones', async () => {
  const { user } = await openTable();
  await type(user, 0, 'price', '21{Enter}');
  await type(user, 0, 'title', 'Orso{Enter}');
  await user.click(button('Annulla'));
  await type(user, 0, 'price', '22{Enter}');
  await type(user, 1, 'price', '31{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  expect(cell(0, 'price')).toHaveTextContent(/^22,00 €/);
  expect(cell(0, 'title')).toHaveTextContent(/^Orso, prima/);
  expect(cell(1, 'price')).toHaveTextContent(/^31,00 €/);
});

it('opens a cell with a character that AltGr types', async () => {
  const { user } = await openTable();
  await user.click(cell(0, 'title'));
  const modifiers = { altKey: true, ctrlKey: true, modifierAltGraph: true };
  fireEvent.keyDown(cell(0, 'title'), { key: '@', ...modifiers });
  expect(within(cell(0, 'title')).getByRole('textbox')).toHaveValue('@');
});

it('keeps edits over a reload and a mistaken Annulla, and drops them with a logout', async () => {
  const { user, store } = await openTable();
  await type(user, 0, 'price', '21{Enter}');
  await user.click(button('Annulla'));
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  await type(user, 1, 'price', '31');
  await leaveAndComeBack(user);
  await waitFor(() => expect(changes()).toHaveTextContent('2 modifiche'));
  store.dispatch(loggedOut());
  await waitFor(() => expect(store.getState().drafts).toEqual({}));
});

it('has search, filters and sorting in the address', async () => {
  const { user } = await openTable('?q=lampone&ordina=-prezzo');
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Zaino Lampone'),
    expect.stringContaining('Teiera lampone'),
  ]);
  await user.clear(main().getByRole('searchbox', { name: 'Cerca nei prodotti' }));
  await user.selectOptions(main().getByRole('combobox', { name: 'Mostra' }), 'Solo i modificati');
  expect(await main().findByText('Nessun prodotto trovato.')).toBeVisible();
  await waitFor(() => expect(location.search).toBe('?mostra=modificati&ordina=-prezzo'));
  await user.click(main().getAllByRole('button', { name: 'Azzera filtri' })[0] as HTMLElement);
  await waitFor(() => expect(rows()).toHaveLength(72));
  const header = () => main().getByRole('columnheader', { name: 'Prezzo' });
  await user.click(within(header()).getByRole('button'));
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
});

it('takes names, titles and prices from a CSV file after a preview', async () => {
  const { user } = await openTable();
  const file = new File(
    ['\uFEFFID;Titolo;Prezzo\r\n101;"Orso;\nbruno";20\r\n102;Teiera;1.234,50\r\n999;Nulla;1\r\n'],
    'prodotti.csv',
  );
  await user.upload(main().getByLabelText('File CSV'), file);
  const preview = within(await screen.findByRole('dialog', { name: /^Che cosa cambia/ }));
  const problems = within(preview.getByRole('list', { name: 'Righe che non si possono usare' }));
  expect(problems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Riga 4: il prezzo non è valido 1.234,50',
    'Riga 5: nessun prodotto ha questo ID 999',
  ]);
  await user.click(preview.getByRole('button', { name: 'Porta nella tabella (3 modifiche)' }));
  expect(changes()).toHaveTextContent('3 modifiche');
  expect(cell(0, 'title')).toHaveTextContent(/^Orso; bruno,/);
  expect(puts()).toEqual([]);
});
