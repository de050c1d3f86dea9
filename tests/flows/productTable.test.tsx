import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { BulkJob } from '#src/domain/bulkJob';
import { bulkJobKeys } from '#src/domain/bulkJobKeys';
import { bulkJobActions } from '#src/features/bulk-jobs/bulkJobSlice';
import { storeJobPlan, storeJobProgress } from '#src/features/bulk-jobs/bulkJobStorage';
import { loggedOut, selectPerson, sessionExpired } from '#src/session/sessionSlice';
import { button, cell, changes, main, openTable, rows, type } from '#tests/support/productTable';
import { HOST, leaveAndComeBack, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const puts = () => backend.seen.filter(({ method }) => method === 'PUT');

const productOf = ({ mockBackend }: Awaited<ReturnType<typeof openTable>>, id: string) =>
  mockBackend.database.read((tables) => tables.get('products', id));

it('edits cells by keyboard alone, undoes and redoes it, and sends nothing meanwhile', async () => {
  const { user } = await openTable(backend);
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
  const shop = await openTable(backend);
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

it('says how a job went that ended while its indicator was loading', async () => {
  const { store } = await openTable(backend);
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
  const shop = await openTable(backend);
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
  await user.click(job.getByRole('button', { name: 'Chiudi il risultato' }));
  expect(cell(0, 'price')).toHaveTextContent(/^21,00 €, prima: 30,00 €$/);
  await user.click(button('Salva'));
  await screen.findByText('Aggiornamento dei prodotti concluso: 2 riusciti.');
  expect(await productOf(shop, '101')).toMatchObject({ price: 21 });
  await waitFor(() =>
    expect(main().getByRole('grid')).toContainElement(document.activeElement as HTMLElement),
  );
});

it('saves a name that the list of products has not sent, unless its title has changed', async () => {
  backend.server.use(
    http.get(`${HOST}/insertion/getAll`, async ({ request }) => {
      const reply = await getResponse(backend.behind.mockBackend?.handlers ?? [], request);
      const list = (await reply?.json()) as object[];
      return HttpResponse.json(list.map((product) => ({ ...product, name: undefined })));
    }),
  );
  const shop = await openTable(backend, '', ({ products }) => {
    for (const product of products) product.name = 'interno';
  });
  await shop.mockBackend.database.write(async (tables) => {
    const product = await tables.get('products', '102');
    if (product) await tables.put('products', { ...product, title: 'Caffettiera' });
  });
  await type(shop.user, 0, 'name', 'Bruno{Enter}');
  await type(shop.user, 1, 'name', 'Teiera{Enter}');
  await shop.user.click(button('Salva'));
  await main().findByRole('heading', { name: 'Aggiornamento dei prodotti concluso' });
  expect(await productOf(shop, '101')).toMatchObject({ name: 'Bruno' });
  expect(await productOf(shop, '102')).toMatchObject({ name: 'interno', title: 'Caffettiera' });
});

it('keeps what was typed since a save over the value that was not saved', async () => {
  const { user } = await openTable(backend);
  backend.fail('put', '/insertion/update', 409);
  await type(user, 0, 'price', '21{Enter}');
  await type(user, 0, 'title', 'Orso{Enter}');
  await user.click(button('Salva'));
  await main().findByRole('heading', { name: 'Aggiornamento dei prodotti concluso' });
  await type(user, 0, 'price', '19,90{Enter}');
  expect(changes()).toHaveTextContent('Si può salvare quando è chiuso il salvataggio di prima.');
  // The table stays where it is scrolled to.
  const focus = vi.spyOn(main().getByRole('heading', { level: 1 }), 'focus');
  await user.click(button('Chiudi il risultato'));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(cell(0, 'title')).toHaveTextContent(/^Orso, prima/);
  expect(cell(0, 'price')).toHaveTextContent(/^19,90 €, prima: 24,90 €$/);
});

it('drops edits one after the other from their list', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21,50{Enter}');
  await type(user, 1, 'price', '22,50{Enter}');
  await user.click(button('Elenco delle modifiche'));
  const list = within(screen.getByRole('dialog', { name: 'Elenco delle modifiche' }));
  await user.click(list.getAllByRole('button', { name: 'Togli' })[0] as HTMLElement);
  expect(list.getByRole('button', { name: 'Togli' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(cell(2, 'price')).toHaveFocus());
  await user.keyboard('9{Enter}');
  expect(changes()).toHaveTextContent('1 modifica');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('restores edits that were given up beneath newer ones', async () => {
  const { user } = await openTable(backend);
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

it('keeps the filters when edits are restored, without another step in the history', async () => {
  const { user } = await openTable(backend, '?q=lampone');
  await type(user, 0, 'price', '21{Enter}');
  const { length } = history;
  await user.click(button('Annulla'));
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ripristina' })).toBeNull());
  expect(changes()).toHaveTextContent('1 modifica');
  expect(location.search).toBe('?q=lampone');
  expect(main().getByRole('searchbox')).toHaveValue('lampone');
  expect(history).toHaveLength(length);
});

it('stays open with its job if the session ends during a save', async () => {
  const { user } = await openTable(backend);
  backend.fail('put', '/insertion/update', 401);
  await type(user, 0, 'price', '21{Enter}');
  await user.click(button('Salva'));
  expect(await main().findByText(/Non autorizzato/)).toBeVisible();
  expect(main().getByRole('region', { name: 'Operazione su più prodotti' })).toBeVisible();
  expect(cell(0, 'price')).toHaveTextContent(/^21,00 €$/);
});

it('keeps a cell open that is being typed in when the session ends', async () => {
  const { user, store } = await openTable(backend);
  await type(user, 0, 'title', 'Orso nuovo');
  act(() => void store.dispatch(sessionExpired()));
  expect(await main().findByText(/Non autorizzato/)).toBeVisible();
  expect(within(cell(0, 'title')).getByRole('textbox')).toHaveValue('Orso nuovo');
});

it('keeps what is typed in a row that another tab saves meanwhile, over its value', async () => {
  const { user, store } = await openTable(backend);
  await type(user, 0, 'title', 'Orso nuovo');
  const item = { productId: '101', status: 'sending', outcomeUnknown: false } as const;
  const change = { kind: 'product', price: '21,00' } as const;
  const job: BulkJob = { kind: 'product', phase: 'running', items: [{ ...item, change }] };
  const person = selectPerson(store.getState()) ?? '';
  act(() => void store.dispatch(bulkJobActions.jobLoaded({ job, person })));
  await waitFor(() => expect(cell(0, 'price')).toHaveAttribute('aria-readonly', 'true'));
  await user.keyboard('{Enter}');
  expect(cell(0, 'title')).toHaveTextContent(/^Orso nuovo, prima/);
});

it('keeps the focus on a neighbour of a row that is no longer edited', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  await type(user, 1, 'price', '22{Enter}');
  await type(user, 2, 'price', '23{Enter}');
  await user.selectOptions(main().getByRole('combobox', { name: 'Mostra' }), 'Solo i modificati');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.click(cell(2, 'price'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(cell(1, 'price')).toHaveFocus());
  expect(rows()).toHaveLength(2);
  await user.keyboard('{Control>}y{/Control}');
  expect(rows()).toHaveLength(3);
});

it('offers to repeat the undo of the only edit among the edited rows', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  const filter = main().getByRole('combobox', { name: 'Mostra' });
  await user.selectOptions(filter, 'Solo i modificati');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(cell(0, 'price'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(filter).toHaveFocus());
  expect(main().queryByRole('grid')).toBeNull();
  await user.click(button('Ripeti'));
  expect(cell(0, 'price')).toHaveTextContent(/^21,00 €, prima/);
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
});

it('opens a cell with a character that AltGr types', async () => {
  const { user } = await openTable(backend);
  await user.click(cell(0, 'title'));
  const modifiers = { altKey: true, ctrlKey: true, modifierAltGraph: true };
  fireEvent.keyDown(cell(0, 'title'), { key: '@', ...modifiers });
  expect(within(cell(0, 'title')).getByRole('textbox')).toHaveValue('@');
});

it('keeps edits over a reload and a mistaken Annulla, and drops them with a logout', async () => {
  const { user, store } = await openTable(backend);
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
  const { user } = await openTable(backend, '?q=lampone&ordina=-prezzo');
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
