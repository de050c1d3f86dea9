import { act, screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { BulkJob } from '#src/domain/bulkJob';
import { bulkJobKeys } from '#src/domain/bulkJobKeys';
import { bulkJobActions } from '#src/features/bulk-jobs/bulkJobSlice';
import { storeJobPlan, storeJobProgress } from '#src/features/bulk-jobs/bulkJobStorage';
import { selectPerson } from '#src/session/sessionSlice';
import { recordAnnouncements } from '#tests/support/announcements';
import { changeElsewhere } from '#tests/support/elsewhere';
import { button, cell, changes, openTable, type } from '#tests/support/productTable';
import { HOST, main, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

const productOf = ({ mockBackend }: Awaited<ReturnType<typeof openTable>>, id: string) =>
  mockBackend.database.read((tables) => tables.get('products', id));

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
  expect(backend.calls('PUT')).toHaveLength(2);
  // Multipart forms send CRLF line breaks.
  const description = before?.description.replaceAll('\n', '\r\n');
  const after = { ...before, name: 'Orso', price: 21.5, description };
  expect(await productOf(shop, '101')).toEqual(after);
  await waitFor(() => expect(cell(0, 'price')).toHaveTextContent(/^21,50 €$/));
  expect(cell(1, 'title')).toHaveTextContent(/^Teiera$/);
  // The wrong price has stopped only itself.
  expect(changes()).toHaveTextContent('1 modifica, 1 da correggere');
});

it('shows the results of a second save only once they are asked for', async () => {
  const { user } = await openTable(backend);
  backend.fail('put', '/insertion/update', 409);
  await type(user, 0, 'price', '21{Enter}');
  await user.click(button('Salva'));
  await main().findByRole('heading', { name: 'Aggiornamento dei prodotti concluso' });
  await user.click(button('Risultati'));
  await user.click(button('Chiudi il risultato'));
  await user.click(button('Salva'));
  await main().findByRole('heading', { name: 'Aggiornamento dei prodotti concluso' });
  expect(button('Risultati')).toHaveAttribute('aria-expanded', 'false');
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

it('leaves out a product that has changed, names it and one that fails, and saves it over the new value', async () => {
  const shop = await openTable(backend);
  const { user, mockBackend } = shop;
  await changeElsewhere(mockBackend.database, 'products', '101', { price: 30 });
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
  const title = (await productOf(shop, '102'))?.title;
  const named = `Non riuscito: «${title}». Non inviato: «Orsacchiotto di peluche Bruno, 35 cm».`;
  expect(job.getByText(named)).toBeVisible();
  expect(job.getByRole('status')).toHaveTextContent(named);
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

it('says beside the number of edits how many are over values that a colleague has changed', async () => {
  const { user, mockBackend } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  await type(user, 1, 'price', '31{Enter}');
  await changeElsewhere(mockBackend.database, 'products', '101', { price: 30 });
  await user.click(button('Aggiorna'));
  await waitFor(() =>
    expect(changes()).toHaveTextContent('2 modifiche, 1 su un valore cambiato nel frattempo'),
  );
  expect(cell(0, 'price')).toHaveTextContent('21,00 €, Nel frattempo è diventato 30,00 €.');
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
  await changeElsewhere(shop.mockBackend.database, 'products', '102', { title: 'Caffettiera' });
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

it('still redoes what was undone before a result is closed that changes no cell', async () => {
  const { user } = await openTable(backend);
  backend.fail('put', '/insertion/update', 409);
  await type(user, 0, 'price', '21{Enter}');
  await user.click(button('Salva'));
  await main().findByRole('heading', { name: 'Aggiornamento dei prodotti concluso' });
  await type(user, 0, 'price', '22{Enter}');
  await type(user, 1, 'price', '31{Enter}');
  await user.click(button('Torna indietro'));
  await user.click(button('Chiudi il risultato'));
  await user.click(button('Ripeti'));
  expect(cell(1, 'price')).toHaveTextContent(/^31,00 €/);
});

it('announces once that everything was saved, and not that saving has to wait', async () => {
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  const said = recordAnnouncements();
  await user.click(button('Salva'));
  await screen.findByText('Aggiornamento dei prodotti concluso: 1 riuscito.');
  await waitFor(() => expect(main().queryByRole('region', { name: /Operazione/ })).toBeNull());
  expect(said.filter((text) => /concluso|Si può salvare/.test(text))).toEqual([
    'Aggiornamento dei prodotti concluso: 1 riuscito.',
  ]);
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

it('leaves the focus in a cell when another tab saves, also after a save of this one', async () => {
  const { user, store } = await openTable(backend);
  await type(user, 0, 'price', '21,50{Enter}');
  await user.click(button('Salva'));
  await screen.findByText('Aggiornamento dei prodotti concluso: 1 riuscito.');
  await waitFor(() => expect(store.getState().bulkJob.job).toBeNull());
  await type(user, 1, 'title', 'Tei');
  const change = { kind: 'product', price: '22,00' } as const;
  const item = { productId: '101', change, from: change, status: 'sending' } as const;
  const person = selectPerson(store.getState()) ?? '';
  const items = [{ ...item, outcomeUnknown: false }];
  act(() => {
    const job = { kind: 'product', phase: 'running', items } as const;
    store.dispatch(bulkJobActions.jobLoaded({ person, job: { ...job, items } }));
  });
  await main().findByRole('heading', { name: 'Aggiornamento dei prodotti in corso' });
  expect(within(cell(1, 'title')).getByRole('textbox')).toHaveFocus();
});

it('gives the focus to the heading if the job ends while it is on the button that stops it', async () => {
  const answer = backend.hold('put', '/insertion/update');
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  await user.click(button('Salva'));
  const stop = await main().findByRole('button', { name: 'Ferma' });
  stop.focus();
  answer(new HttpResponse(null, { status: 409 }));
  const heading = await main().findByRole('heading', {
    name: 'Aggiornamento dei prodotti concluso',
  });
  await waitFor(() => expect(heading).toHaveFocus());
});

it('announces that it was stopped once, not again with each reply that it still awaits', async () => {
  const answer = backend.hold('put', '/insertion/update');
  const { user } = await openTable(backend);
  await type(user, 0, 'price', '21{Enter}');
  await user.click(button('Salva'));
  await user.click(await main().findByRole('button', { name: 'Ferma' }));
  const panel = within(main().getByRole('region', { name: 'Operazione su più prodotti' }));
  expect(panel.getByRole('status')).toHaveTextContent(/^Aggiornamento dei prodotti interrotto$/);
  answer(new HttpResponse(null, { status: 409 }));
  await panel.findByText(/: 0 riusciti, 1 non riuscito\. Non riuscito: «Orsacchiotto/);
  // It was the last one: nothing is left to resume.
  expect(panel.getByRole('heading', { name: 'Aggiornamento dei prodotti concluso' })).toBeVisible();
  expect(panel.queryByText(/^Quello che manca/)).toBeNull();
});

it('shows what was saved while the product is read again, and also if that fails', async () => {
  const { user } = await openTable(backend);
  const read = Promise.withResolvers<HttpResponse<null>>();
  let isSaved = false;
  backend.server.use(
    http.put(`${HOST}/insertion/update`, () => void (isSaved = true)),
    http.get(`${HOST}/insertion/getId`, () => (isSaved ? read.promise : undefined)),
  );
  await type(user, 0, 'price', '21,50{Enter}');
  await user.click(button('Salva'));
  await screen.findByText('Aggiornamento dei prodotti concluso: 1 riuscito.');
  await waitFor(() => expect(main().queryByRole('region', { name: /Operazione/ })).toBeNull());
  expect(cell(0, 'price')).toHaveTextContent(/^21,50\s€$/);
  read.resolve(new HttpResponse(null, { status: 404 }));
});
