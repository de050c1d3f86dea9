import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import { signedIn } from '#src/session/sessionSlice';
import { changeElsewhere } from '#tests/support/elsewhere';
import {
  cells,
  orderNumbers,
  openOrders,
  orderRows,
  peekAtFirst,
  ordersTable,
  searchBox,
  stateSelect,
} from '#tests/support/ordersList';
import { adminToken } from '#tests/support/orders';
import { main, openAboutPage, openShop, useMockBackend } from '#tests/support/shop';
import { tokenFor } from '#tests/support/storeTokens';

const backend = useMockBackend();
const peek = () => within(screen.getByRole('dialog', { name: /^Ordine / }));
const heading = (number: string) => screen.findByRole('heading', { name: `Ordine ${number}` });

it('lists the orders, newest first, with a link to each', async () => {
  await openOrders(backend);
  const [newest] = await orderRows();
  expect((await orderNumbers()).slice(0, 2)).toEqual(['B2018-000250', 'B2018-000249']);
  expect(document.body).toHaveFocus();
  const headers = within(await ordersTable()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Numero ordine',
    'Data',
    'Stato',
    'Totale',
    'Dettagli',
  ]);
  expect(newest && within(newest).getByRole('link', { name: /^Dettagli/ })).toHaveAttribute(
    'href',
    '/order/get/B2018-000250',
  );
});

it('opens an order by a click anywhere on its row, in another tab with Ctrl or the middle button', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await openOrders(backend);
  const [newest] = await orderRows();
  const total = within(newest as HTMLElement).getAllByRole('cell')[3] as HTMLElement;
  await user.keyboard('{Control>}');
  await user.click(total);
  await user.keyboard('{/Control}');
  await user.pointer([{ keys: '[MouseMiddle]', target: total }]);
  expect(open.mock.calls.map(([path]) => path)).toEqual(Array(2).fill('/order/get/B2018-000250'));
  open.mockRestore();
  const index = () => (history.state as { idx: number }).idx;
  const before = index();
  act(() => {
    total.click();
    total.click();
  });
  expect(await screen.findByRole('heading', { name: 'Ordine B2018-000250' })).toBeVisible();
  expect(index()).toBe(before + 1);
});

it('shows an order over the list by Space on its row, goes on to the next, and back with Escape', async () => {
  const { user, store } = await openOrders(backend, '?stato=IN_PREPARATION');
  expect(await peekAtFirst(user)).toHaveFocus();
  await user.keyboard('j');
  expect(await heading('B2018-000248')).toHaveFocus();
  await user.selectOptions(peek().getByLabelText('Stato ordine'), 'Consegnato');
  await user.click(peek().getByRole('button', { name: 'Aggiorna Stato' }));
  expect(await peek().findByText('Stato aggiornato con successo.')).toBeVisible();
  // It is no longer in the list.
  await user.click(peek().getByRole('button', { name: 'Ordine successivo' }));
  expect(await heading('B2018-000247')).toHaveFocus();
  await user.click(peek().getByRole('button', { name: 'Ordine precedente' }));
  expect(await heading('B2018-000250')).toHaveFocus();
  expect(peek().queryByText('Stato aggiornato con successo.')).toBeNull();
  expect(selectEntity(store.getState(), 'orders', 'B2018-000248')?.state).toBe('DELIVERED');
  await user.keyboard('{Escape}');
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Anteprima dell’ordine B2018-000250');
});

it('closes the order over the list by Back after a shortcut has opened the list again', async () => {
  const { user } = await openOrders(backend, '?stato=IN_PREPARATION');
  await peekAtFirst(user);
  await user.keyboard('go');
  await waitFor(() => expect(location.search).toBe(''));
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('');
  expect(screen.getByRole('combobox', { name: 'Filtra per stato' })).toHaveValue('');
});

it('closes the order over the list by Back, which leaves the list only after that', async () => {
  const { user } = await openOrders(backend, '?stato=IN_PREPARATION');
  await openAboutPage(user);
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Ordini' }));
  await ordersTable();
  await peekAtFirst(user);
  // The entry in the history knows it by then.
  await waitFor(() => expect(history.state).toMatchObject({ usr: { peek: 'B2018-000250' } }));
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/admin/all-orders');
  expect(await orderRows()).not.toHaveLength(0);
  await waitFor(() => expect(history.state).toMatchObject({ usr: { peek: null } }));
  act(() => history.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
});

it('leaves the focus on the order over the list after a choice that removes itself', async () => {
  const { user, store } = await openOrders(backend);
  await peekAtFirst(user);
  await user.type(await peek().findByLabelText('Corriere'), 'X');
  const order = selectEntity(store.getState(), 'orders', 'B2018-000250');
  if (!order) throw new Error('the order is not on screen');
  act(() => {
    store.dispatch(entitiesLearned({ asOf: tick(), orders: [{ ...order, shipper: 'BRT' }] }));
  });
  await user.click(await peek().findByRole('button', { name: 'Usa i nuovi valori' }));
  await waitFor(() => expect(peek().queryByText('Aggiornato nel frattempo.')).toBeNull());
  expect(await heading('B2018-000250')).toHaveFocus();
});

it('offers the undo and the field only on the order to which a save has led, not on those after it', async () => {
  const { user } = await openOrders(backend, '?stato=IN_PREPARATION');
  await peekAtFirst(user);
  await user.click(await peek().findByLabelText('Poi il prossimo'));
  await user.type(peek().getByLabelText('Corriere'), ' X{Enter}');
  await heading('B2018-000248');
  await waitFor(() => expect(peek().getByLabelText('Corriere')).toHaveFocus());
  expect(peek().getByText(/^Ordine B2018-000250: /)).toBeVisible();
  await user.click(peek().getByRole('button', { name: 'Ordine successivo' }));
  await heading('B2018-000247');
  await peek().findByLabelText('Corriere');
  expect(await heading('B2018-000247')).toHaveFocus();
  expect(peek().queryByText(/^Ordine B2018-000250: /)).toBeNull();
  await user.keyboard('k');
  await heading('B2018-000248');
  await peek().findByLabelText('Corriere');
  expect(await heading('B2018-000248')).toHaveFocus();
  expect(peek().queryByText(/^Ordine B2018-000250: /)).toBeNull();
});

it('offers the undo above the list after the save of its last order, which closes the peek', async () => {
  const { user, store } = await openOrders(backend, '?q=B2018-000250');
  await peekAtFirst(user);
  await user.click(await peek().findByLabelText('Poi il prossimo'));
  await user.type(peek().getByLabelText('Corriere'), ' X{Enter}');
  expect(await screen.findByText(/^Ordine B2018-000250: Dati di spedizione/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await orderRows()).toHaveLength(1);
  await user.click(main().getByRole('button', { name: 'Ripristina' }));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  expect(selectEntity(store.getState(), 'orders', 'B2018-000250')?.shipper).not.toMatch(/ X$/);
});

it('keeps the order beside the list open if its save empties the list, and leads on from there', async () => {
  const { user, store } = await openOrders(backend, '?stato=IN_PREPARATION&q=B2018-000250');
  await peekAtFirst(user);
  await user.selectOptions(await peek().findByLabelText('Stato ordine'), 'Consegnato');
  await user.click(peek().getByRole('button', { name: 'Aggiorna Stato' }));
  expect(await peek().findByText('Stato aggiornato con successo.')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Ordini', hidden: true })).toBeNull();
  await user.click(peek().getByLabelText('Poi il prossimo'));
  await user.selectOptions(peek().getByLabelText('Stato ordine'), 'Spedito');
  await user.click(peek().getByRole('button', { name: 'Aggiorna Stato' }));
  expect(await screen.findByText(/^Ordine B2018-000250: Stato aggiornato/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(main().getByText('Nessun ordine trovato.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(main().getByRole('button', { name: 'Ripristina' }));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  expect(selectEntity(store.getState(), 'orders', 'B2018-000250')?.state).toBe('DELIVERED');
});

it('shows below each number whose order it is, and whether it is urgent', async () => {
  await openShop(backend, '/admin/all-orders', {
    token: await adminToken(),
    change: (seed) => {
      for (const order of seed.orders) Object.assign(order, { orderPriority: 'STANDARD' });
      Object.assign(seed.orders.at(-1) ?? {}, { orderPriority: 'PRIORITARIO' });
    },
  });
  const [newest, next] = await cells(0);
  expect(newest).toMatch(/^B2018-000250 Prioritario\S.* · .* · \d+ pezz[io]$/);
  expect(next).not.toContain('Prioritario');
});

it('has every row in the document up to 100 orders, so that the browser can search and print all', async () => {
  await openShop(backend, '/admin/all-orders', {
    token: await adminToken(),
    change: (seed) => void (seed.orders = seed.orders.slice(-100)),
  });
  await expect.poll(async () => (await orderRows()).length).toBe(100);
});

it('finds by number, trimmed and in any case, and filters by state', async () => {
  const { user } = await openOrders(backend);
  await ordersTable();
  await user.type(searchBox(), ' b2018-00013');
  await expect.poll(async () => (await orderRows()).length).toBe(10);
  await user.clear(searchBox());
  await user.selectOptions(stateSelect(), 'Rimborsato');
  await expect.poll(() => location.search).toBe('?stato=REIMBURSED');
  expect(new Set(await cells(2))).toEqual(new Set(['Rimborsato']));
  await user.type(searchBox(), 'introvabile');
  expect(await screen.findByText('Nessun ordine trovato.')).toBeVisible();
});

it('says that the orders cannot be read, and reads them on request', async () => {
  const mend = backend.fail('get', '/order/getAll', () => new HttpResponse('{', { status: 200 }));
  const { user, store } = await openOrders(backend);
  expect(await main().findByText('Errore nel recupero degli ordini.')).toBeVisible();
  expect(store.getState().notifications).toEqual([]); // the message is on the page only
  mend();
  await user.click(main().getByRole('button', { name: 'Riprova' }));
  expect((await orderNumbers())[0]).toBe('B2018-000250');
});

it('shows a change of an order in its row, and reads the list again on request', async () => {
  const { store, mockBackend, user } = await openOrders(backend);
  await ordersTable();
  await store.dispatch(
    ordersApi.endpoints.updateOrderState.initiate({
      orderNumber: 'B2018-000249',
      state: 'REIMBURSED',
    }),
  );
  await expect.poll(async () => (await cells(2))[1]).toBe('Rimborsato');
  await changeElsewhere(mockBackend.database, 'orders', 'B2018-000250', {
    stateOfOrder: 'CANCELED',
  });
  await user.click(main().getByRole('button', { name: 'Aggiorna' }));
  await expect.poll(async () => (await cells(2))[0]).toBe('Annullato');
});

it('keeps what was typed beside the list after a 401, until the next login', async () => {
  const { user, store } = await openOrders(backend);
  const mend = backend.fail('patch', '/order/shipping/:number', 401);
  await peekAtFirst(user);
  await user.type(await peek().findByLabelText('Corriere'), 'BRT{Enter}');
  expect(await peek().findByText(/Non autorizzato/)).toBeVisible();
  expect(peek().getByLabelText('Corriere')).toHaveValue('BRT');
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  mend();
  act(() => void store.dispatch(signedIn({ token: tokenFor(3_600), now: Date.now() })));
  await waitFor(() => expect(peek().queryByText(/Non autorizzato/)).toBeNull());
  expect(await peek().findByLabelText('Corriere')).toHaveValue('BRT');
});

it('gives the focus to the last row if the save of the last order takes it from the list', async () => {
  const { user } = await openOrders(backend, '?stato=IN_PREPARATION&q=B2018-00024');
  const numbers = await orderNumbers();
  const last = (await orderRows()).at(-1) as HTMLElement;
  within(last).getByRole('link').focus();
  await user.keyboard(' ');
  await heading(numbers.at(-1) ?? '');
  await user.click(await peek().findByLabelText('Poi il prossimo'));
  await user.selectOptions(peek().getByLabelText('Stato ordine'), 'Spedito');
  await user.click(peek().getByRole('button', { name: 'Aggiorna Stato' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await orderRows()).toHaveLength(numbers.length - 1));
  const row = (await orderRows()).at(-1) as HTMLElement;
  await waitFor(() => expect(within(row).getByRole('button')).toHaveFocus());
});
