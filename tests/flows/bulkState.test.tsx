import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/backend/tokens';
import { signedIn } from '#src/session/sessionSlice';
import { leaveJob } from '#tests/support/bulkOrders';
import { advanceClock, changeElsewhere } from '#tests/support/elsewhere';
import { adminToken } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';
import { enterText } from '#tests/support/enterText';

const backend = useMockBackend();
// A closing dialog still hides it from assistive technology: tests wait for what they look for.
const main = () => within(screen.getByRole('main', { hidden: true }));
const ORDERS = ['B2018-000250', 'B2018-000248', 'B2018-000244'];
const PAGE = `/admin/cambio-stato?ordini=${ORDERS.join(',')}`;
/** The keys of jobs in this browser, which are stored per person. */
const storedJobs = () => Object.keys(localStorage).filter((key) => key.startsWith('bulkJob'));
const patches = () =>
  backend.seen.filter(({ method }) => method === 'PATCH').map(({ path }) => path.split('/').at(-1));

async function openPage(path = PAGE) {
  return openShop(backend, path, { token: await adminToken() });
}

async function choose(user: Awaited<ReturnType<typeof openPage>>['user'], state: string) {
  await user.selectOptions(await main().findByRole('combobox', { name: 'Nuovo stato' }), state);
}

async function cells(name: string): Promise<string[][]> {
  const table = await main().findByRole('table', { name });
  const rows = within(table).getAllByRole('row').slice(1);
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent ?? ''),
  );
}

it('first shows how each order would change, and sends nothing', async () => {
  const { user } = await openPage(`${PAGE},NESSUNO`);
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
  expect(patches()).toEqual([]);
});

it('keeps the chosen state for its orders, but not for others', async () => {
  const { user } = await openPage();
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
  const { user } = await openPage(`/admin/all-orders${filters}`);
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
  const { user, mockBackend } = await openPage();
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
  expect(new Set(patches())).toEqual(new Set(ORDERS));
  expect(patches()).toHaveLength(3);
  await user.click(main().getByRole('checkbox', { name: 'Mostra solo i non riusciti' }));
  expect(await cells('Risultati')).toHaveLength(1);

  mend();
  backend.seen.length = 0;
  await user.click(main().getByRole('button', { name: 'Riprova solo i falliti' }));
  expect(await main().findByText('3 di 3 · 3 riusciti')).toBeVisible();
  // None failed any more.
  expect(await cells('Risultati')).toHaveLength(3);
  expect(main().getByRole('heading', { name: 'Cambio di stato concluso' })).toHaveFocus();
  expect(patches()).toEqual(['B2018-000248']);
  const order = await mockBackend.database.read((tables) => tables.get('orders', 'B2018-000248'));
  expect(order?.stateOfOrder).toBe('DELIVERED');

  expect(storedJobs()).toHaveLength(2);
  await user.click(main().getByRole('button', { name: 'Nuova operazione' }));
  expect(await main().findByRole('combobox', { name: 'Nuovo stato' })).toHaveValue('');
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
  expect(storedJobs()).toEqual([]);
});

it('leaves out an order that changed after the preview, and names it', async () => {
  const { user, mockBackend } = await openPage();
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
  expect(patches()).toEqual(['B2018-000250']);
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

it('survives another administrator’s job and logout in the same browser', async () => {
  const mend = backend.fail('patch', '/order/orderState/:number', 401);
  const { user, store } = await openPage();
  await choose(user, 'Consegnato');
  await user.click(await main().findByRole('button', { name: 'Cambia stato a 3 ordini' }));
  await main().findByRole('heading', { name: 'Cambio di stato in pausa' });
  mend();
  const logIn = async (id: string) => {
    const token = await issueToken(id, new Date());
    act(() => void store.dispatch(signedIn({ token, now: Date.now() })));
  };
  await logIn('2');
  await choose(user, 'Spedito');
  await user.click(await main().findByRole('button', { name: 'Cambia stato a 2 ordini' }));
  expect(await main().findByText('2 di 2 · 2 riusciti')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await expect.poll(() => localStorage.getItem('adminAuthToken')).toBeNull();

  await logIn('1');
  await user.click(await screen.findByRole('link', { name: 'Cambio di stato interrotto: 0 di 3' }));
  await user.click(await screen.findByRole('button', { name: 'Riprendi' }));
  // The other administrator's changes are left alone.
  expect(await screen.findByText('3 di 3 · 1 riuscito, 2 cambiati nel frattempo')).toBeVisible();
});

it('goes on while the user is on another page, and a link leads back', async () => {
  const release = backend.hold('patch', '/order/orderState/:number');
  const { user } = await openPage();
  await choose(user, 'Consegnato');
  await user.click(await main().findByRole('button', { name: 'Cambia stato a 3 ordini' }));
  await main().findByRole('heading', { name: 'Cambio di stato in corso' });
  const banner = within(screen.getByRole('banner'));
  await user.click(banner.getByRole('link', { name: 'Chi siamo' }));
  const wayBack = await screen.findByRole('link', { name: 'Cambio di stato in corso: 0 di 3' });
  await user.click(wayBack);
  expect(await main().findByRole('heading', { name: 'Cambio di stato in corso' })).toBeVisible();
  await user.click(banner.getByRole('link', { name: 'Chi siamo' }));
  release();
  // All succeeded: a message says so, and no link remains.
  expect(await screen.findByText('Cambio di stato concluso: 3 riusciti.')).toBeVisible();
  await expect.poll(() => screen.queryByRole('link', { name: /^Cambio di stato/ })).toBeNull();
  await expect.poll(storedJobs).toEqual([]);
});

it('announces each quarter of the progress', async () => {
  const release = backend.hold('patch', '/order/orderState/B2018-000248');
  const { user } = await openPage();
  await choose(user, 'Consegnato');
  await user.click(await main().findByRole('button', { name: 'Cambia stato a 3 ordini' }));
  const status = { selector: '[role=status]' };
  expect(await main().findByText('Cambio di stato in corso: 50%', status)).toBeInTheDocument();
  release();
  await main().findByText('3 di 3 · 3 riusciti');
});

it('stays visible on other pages if it has left orders out', async () => {
  const { user, mockBackend } = await openPage();
  await choose(user, 'Spedito');
  const start = await main().findByRole('button', { name: 'Cambia stato a 2 ordini' });
  const release = backend.hold('get', '/order/get/:number');
  await changeElsewhere(mockBackend.database, 'orders', 'B2018-000248', {
    stateOfOrder: 'CANCELED',
  });
  advanceClock();
  await user.click(start);
  await main().findByRole('heading', { name: 'Cambio di stato in corso' });
  const banner = within(screen.getByRole('banner'));
  await user.click(banner.getByRole('link', { name: 'Chi siamo' }));
  release();
  const summary = 'Cambio di stato concluso: 1 riuscito, 1 cambiato nel frattempo.';
  expect(await screen.findByText(summary)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Cambio di stato concluso: 2 di 2' }));
  expect(await main().findByText(/l’ordine è cambiato nel frattempo/)).toBeVisible();
});

it('pauses on a 401, and goes on after a login over the page', async () => {
  const mend = backend.fail('patch', '/order/orderState/:number', 401);
  const { user } = await openPage();
  await choose(user, 'Consegnato');
  await user.click(await main().findByRole('button', { name: 'Cambia stato a 3 ordini' }));
  await main().findByRole('heading', { name: 'Cambio di stato in pausa' });
  mend();
  await user.click(await main().findByRole('button', { name: 'Accedi qui' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accesso' }));
  await enterText(user, dialog.getByLabelText('Email'), 'admin@bottega2018.example');
  await user.type(dialog.getByLabelText('Password'), 'bottega2018{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await main().findByText('3 di 3 · 3 riusciti')).toBeVisible();
});

it('offers to resume or to discard the rest of an earlier visit’s job', async () => {
  const change = { kind: 'state', state: 'DELIVERED' } as const;
  const items = ORDERS.map((orderNumber) => ({
    orderNumber,
    change,
    from: {
      kind: 'state' as const,
      state: orderNumber === 'B2018-000244' ? 'SHIPPED' : 'IN_PREPARATION',
    },
    status: 'waiting' as const,
    outcomeUnknown: false,
  }));
  leaveJob({ kind: 'state', phase: 'stopped', items }, await adminToken(), 0);
  const { user } = await openPage('/admin/codici-spedizione');
  await user.click(await main().findByRole('link', { name: 'Vai all’operazione' }));
  expect(await main().findByRole('heading', { name: 'Cambio di stato interrotto' })).toBeVisible();
  expect(patches()).toEqual([]);
  await user.click(main().getByRole('button', { name: 'Riprendi' }));
  expect(await main().findByText('3 di 3 · 3 riusciti')).toBeVisible();
  expect(patches()).toHaveLength(3);
});

it('does not scroll to its heading when it ends while one reads its results after a reload', async () => {
  const release = backend.hold('patch', '/order/orderState/:number');
  const { user } = await openPage();
  await choose(user, 'Consegnato');
  await user.click(await main().findByRole('button', { name: 'Cambia stato a 3 ordini' }));
  const heading = await main().findByRole('heading', { name: 'Cambio di stato in corso' });
  await waitFor(() => expect(heading).toHaveFocus());
  heading.blur(); // a reload loses the focus
  const focus = vi.spyOn(heading, 'focus');
  release();
  expect(await main().findByText('3 di 3 · 3 riusciti')).toBeVisible();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it('requires orders', async () => {
  await openPage('/admin/cambio-stato');
  expect(await main().findByText(/^Nessun ordine selezionato/)).toBeVisible();
});

it('the results of the next job are not filtered as those of the last one', async () => {
  backend.fail(
    'patch',
    '/order/orderState/B2018-000249',
    () => new HttpResponse('', { status: 409 }),
  );
  const { user } = await openPage('/admin/cambio-stato?ordini=B2018-000250,B2018-000249');
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
