import { within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { choose, openPage, ORDERS, PAGE, patches, storedJobs } from '#tests/support/bulkState';
import { advanceClock, changeElsewhere } from '#tests/support/elsewhere';
import { main, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

async function cells(name: string): Promise<string[][]> {
  const table = await main().findByRole('table', { name });
  const rows = within(table).getAllByRole('row').slice(1);
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
}

it('first shows how each order would change, and sends nothing', async () => {
  const { user } = await openPage(backend, `${PAGE},NESSUNO`);
  await choose(user, 'Spedito');
  expect(await cells('Anteprima')).toEqual([
    ['B2018-000250', 'In Preparazione', 'Spedito', 'Manca il codice di tracciamento.'],
    ['B2018-000248', 'In Preparazione', 'Spedito', 'Manca il codice di tracciamento.'],
    ['B2018-000244', 'Spedito', '—', 'Nessuna modifica'],
    ['NESSUNO', '—', '—', 'Ordine non trovato'],
  ]);
  expect(main().getByText(/^2 ordini da modificare, 1 già così, 1 non trovato\./)).toBeVisible();
  expect(main().getByRole('alert')).toHaveTextContent('NESSUNO: Ordine non trovato.');
  await choose(user, 'In Preparazione');
  expect((await cells('Anteprima'))[2]).toEqual([
    'B2018-000244',
    'Spedito',
    'In Preparazione',
    'Passaggio insolito.',
  ]);
  expect(patches(backend)).toEqual([]);
});

it('keeps the chosen state for its orders, but not for others', async () => {
  const { user } = await openPage(backend);
  await choose(user, 'Spedito');
  await user.click(await main().findByRole('link', { name: 'B2018-000250' }));
  await main().findByRole('heading', { name: 'Ordine B2018-000250' });
  history.back();
  const state = () => main().findByRole('combobox', { name: 'Nuovo stato' });
  expect(await state()).toHaveValue('SHIPPED');
  await user.click(main().getByRole('link', { name: 'Torna agli ordini' }));
  const box = { name: 'Seleziona ordine B2018-000249' };
  await user.click(await main().findByRole('checkbox', box));
  await user.click(await main().findByRole('link', { name: 'Cambia stato' }));
  expect(await state()).toHaveValue('');
});

it('leads back to the list as it was left', async () => {
  const filters = '?stato=SHIPPED';
  const { user } = await openPage(backend, `/admin/all-orders${filters}`);
  const [box] = await main().findAllByRole('checkbox', { name: /^Seleziona ordine / });
  if (box) await user.click(box);
  await user.click(await main().findByRole('link', { name: 'Cambia stato' }));
  await user.click(await main().findByRole('link', { name: 'Torna agli ordini' }));
  await main().findByRole('heading', { level: 1, name: 'Ordini' });
  expect(location.search).toBe(filters);
});

it('changes the orders once, shows the result of each, and retries those that failed', async () => {
  const mend = backend.fail(
    'patch',
    '/order/orderState/B2018-000248',
    () => new HttpResponse('Magazzino chiuso.', { status: 409 }),
  );
  const { user, mockBackend } = await openPage(backend);
  await choose(user, 'Consegnato');
  await user.dblClick(await main().findByRole('button', { name: 'Cambia stato a 3 ordini' }));
  const heading = await main().findByRole('heading', { name: 'Cambio di stato concluso' });
  expect(heading).toHaveFocus();
  expect(main().getByRole('progressbar', { name: 'Avanzamento' })).toHaveAttribute(
    'aria-valuetext',
    '3 di 3',
  );
  expect(main().getByText('3 di 3 · 2 riusciti, 1 non riuscito')).toBeVisible();
  expect((await cells('Risultati')).map((row) => row[2])).toEqual([
    'Riuscito',
    'Non riuscito: Magazzino chiuso.',
    'Riuscito',
  ]);
  expect(new Set(patches(backend))).toEqual(new Set(ORDERS));
  expect(patches(backend)).toHaveLength(3);
  await user.click(main().getByRole('checkbox', { name: 'Mostra solo i non riusciti' }));
  expect(await cells('Risultati')).toHaveLength(1);

  mend();
  backend.seen.length = 0;
  await user.click(main().getByRole('button', { name: 'Riprova solo i falliti' }));
  expect(await main().findByText('3 di 3 · 3 riusciti')).toBeVisible();
  // None failed any more.
  expect(await cells('Risultati')).toHaveLength(3);
  expect(main().getByRole('heading', { name: 'Cambio di stato concluso' })).toHaveFocus();
  expect(patches(backend)).toEqual(['B2018-000248']);
  const order = await mockBackend.database.read((tables) => tables.get('orders', 'B2018-000248'));
  expect(order?.stateOfOrder).toBe('DELIVERED');

  expect(storedJobs()).toHaveLength(2);
  await user.click(main().getByRole('button', { name: 'Nuova operazione' }));
  expect(await main().findByRole('combobox', { name: 'Nuovo stato' })).toHaveValue('');
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
  expect(storedJobs()).toEqual([]);
});

it('says without a connection that nothing is sent by the results only', async () => {
  const { user, store } = await openPage(backend);
  await choose(user, 'Spedito');
  const start = await main().findByRole('button', { name: 'Cambia stato a 2 ordini' });
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => offline.mockRestore());
  await user.click(start);
  expect(await main().findByText('2 di 2 · 0 riusciti, 2 non riusciti')).toBeVisible();
  expect((await cells('Risultati')).map((row) => row[2])).toEqual([
    'Non riuscito: il server non si raggiunge.',
    'Non riuscito: il server non si raggiunge.',
  ]);
  expect(patches(backend)).toEqual([]);
  expect(store.getState().notifications).toEqual([]);
});

it('leaves out an order that changed after the preview, and names it', async () => {
  const { user, mockBackend } = await openPage(backend);
  await choose(user, 'Spedito');
  const start = await main().findByRole('button', { name: 'Cambia stato a 2 ordini' });
  await changeElsewhere(mockBackend.database, 'orders', 'B2018-000248', {
    stateOfOrder: 'CANCELLATION_IN_PROGRESS',
  });
  advanceClock();
  await user.click(start);
  expect(await main().findByText('2 di 2 · 1 riuscito, 1 cambiato nel frattempo')).toBeVisible();
  expect((await cells('Risultati')).map(([number, , result]) => [number, result])).toEqual([
    ['B2018-000250', 'Riuscito'],
    ['B2018-000248', 'Non inviato: l’ordine è cambiato nel frattempo.'],
  ]);
  expect(patches(backend)).toEqual(['B2018-000250']);
  await user.click(main().getByRole('checkbox', { name: 'Mostra solo i non riusciti' }));
  expect(await cells('Risultati')).toHaveLength(1);
  expect(main().queryByRole('button', { name: 'Riprova solo i falliti' })).toBeNull();

  // A new preview shows its present state.
  await user.click(main().getByRole('button', { name: 'Nuova operazione' }));
  await choose(user, 'Spedito');
  expect((await cells('Anteprima'))[1]?.slice(0, 2)).toEqual([
    'B2018-000248',
    'Annullamento in corso',
  ]);
});

it('requires orders', async () => {
  await openPage(backend, '/admin/cambio-stato');
  expect(await main().findByText(/^Nessun ordine selezionato/)).toBeVisible();
});

it('the results of the next job are not filtered as those of the last one', async () => {
  backend.fail(
    'patch',
    '/order/orderState/B2018-000249',
    () => new HttpResponse('', { status: 409 }),
  );
  const { user } = await openPage(backend, '/admin/cambio-stato?ordini=B2018-000250,B2018-000249');
  const onlyFailed = () => main().findByRole('checkbox', { name: 'Mostra solo i non riusciti' });
  const changeTo = async (state: string) => {
    await choose(user, state);
    await user.click(await main().findByRole('button', { name: /^Cambia stato a / }));
  };
  await changeTo('Consegnato');
  await user.click(await onlyFailed());
  await user.click(main().getByRole('button', { name: 'Nuova operazione' }));
  await changeTo('Spedito');
  expect(await onlyFailed()).not.toBeChecked();
});
