import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { selectEntity } from '#src/entities/entities';
import { persistedOrderWork } from '#src/features/order/orderWorkSlice';
import { listLeft, ordersShown } from '#src/features/order/orderSelectionSlice';
import { persistSlice } from '#src/store/persistSlice';
import { changeElsewhere } from '#tests/support/elsewhere';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import { main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const heading = (number: string) => screen.findByRole('heading', { name: `Ordine ${number}` });
const at = (number: string) => `/order/get/${number}`;
const [FIRST, SECOND, THIRD] = ['B2018-000030', 'B2018-000010', 'B2018-000020'] as const;

/** Opens an order's page from a list that showed three orders. */
async function openOrder(number: string = SECOND) {
  const shop = await openShop(backend, at(number), { token: await adminToken() });
  await main().findByRole('combobox', { name: 'Stato ordine' });
  act(() => void shop.store.dispatch(ordersShown([FIRST, SECOND, THIRD])));
  return shop;
}

it('moves along the list by links and by J and K, with the focus', async () => {
  const { user } = await openOrder();
  const next = await main().findByRole('link', { name: 'Ordine successivo' });
  expect(next).toHaveAttribute('href', at(THIRD));
  expect(main().getByRole('link', { name: 'Ordine precedente' })).toHaveAttribute(
    'href',
    at(FIRST),
  );
  expect(main().getByText('2 di 3')).toBeVisible();
  await user.click(next);
  expect(await heading(THIRD)).toHaveFocus();
  await expect.poll(() => main().queryByRole('link', { name: 'Ordine successivo' })).toBeNull();
  await main().findByRole('link', { name: 'Ordine precedente' });
  await user.keyboard('k');
  expect(await heading(SECOND)).toHaveFocus();
  await main().findByRole('link', { name: 'Ordine precedente' });
  await user.keyboard('k');
  expect(await heading(FIRST)).toHaveFocus();
  await main().findByRole('link', { name: 'Ordine successivo' });
  await user.keyboard('kj');
  expect(await heading(SECOND)).toHaveFocus();
});

it('adds one step to the history if J is pressed again before the next order is shown', async () => {
  await openOrder(FIRST);
  await main().findByRole('link', { name: 'Ordine successivo' });
  const index = () => (history.state as { idx: number }).idx;
  const before = index();
  act(() => {
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
  });
  expect(await heading(SECOND)).toHaveFocus();
  expect(index()).toBe(before + 1);
});

it('goes on after a save in the same field, takes the save back there, and ends at the list', async () => {
  const { store, user } = await openOrder();
  persistSlice(store, persistedOrderWork);
  const shipperOf = (number: string) => selectEntity(store.getState(), 'orders', number)?.shipper;
  const before = shipperOf(SECOND);
  await user.click(main().getByLabelText('Poi il prossimo'));
  await user.type(main().getByLabelText('Corriere'), ' X{Enter}');
  expect(await heading(THIRD)).toBeVisible();
  await waitFor(() => expect(main().getByLabelText('Corriere')).toHaveFocus());
  expect(shipperOf(SECOND)).toBe(`${before} X`);
  expect(main().getByText(new RegExp(`^Ordine ${SECOND}: `))).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Ripristina' }));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(shipperOf(SECOND)).toBe(before);
  await user.type(main().getByLabelText('Corriere'), ' Y{Enter}');
  expect(await screen.findByRole('heading', { name: 'Ordini' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('orderWork') ?? 'null')).toMatchObject({ thenNext: true });
});

it('leads from the last order back to the list as it was left', async () => {
  const search = '?q=B2018-00001&ordina=numero';
  const { store, user } = await openShop(backend, `/admin/all-orders${search}`, {
    token: await adminToken(),
  });
  const last = (await main().findAllByRole('link', { name: /^Dettagli/ })).at(-1);
  vi.stubGlobal('scrollY', 700);
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await user.click(last as HTMLElement);
  await user.click(await main().findByLabelText('Poi il prossimo'));
  await user.type(main().getByLabelText('Corriere'), ' X{Enter}');
  expect(await screen.findByRole('heading', { name: 'Ordini' })).toHaveFocus();
  expect(location.search).toBe(search);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  const shipperOf = () => selectEntity(store.getState(), 'orders', 'B2018-000019')?.shipper;
  expect(shipperOf()).toMatch(/X$/);
  await user.click(await main().findByRole('button', { name: 'Ripristina' }));
  expect(await main().findByText('Modifica annullata.')).toBeVisible();
  expect(shipperOf()).not.toMatch(/X$/);
});

it('still knows after a reload the list that one came from, and how it was left', async () => {
  const { store } = await openOrder();
  act(() => void store.dispatch(listLeft({ search: '?ordina=totale', hidden: '', scroll: 0 })));
  const entry: unknown = history.state;
  cleanup();
  const { user } = await openShop(backend, at(SECOND), { token: await adminToken(), entry });
  expect(await main().findByText('2 di 3')).toBeVisible();
  await user.keyboard('j');
  expect(await heading(THIRD)).toHaveFocus();
  await user.click(await main().findByLabelText('Poi il prossimo'));
  await user.type(main().getByLabelText('Corriere'), ' X{Enter}');
  expect(await screen.findByRole('heading', { name: 'Ordini' })).toHaveFocus();
  expect(location.search).toBe('?ordina=totale');
});

it('ignores the keys in fields, in dialogs and with modifiers', async () => {
  const { user } = await openOrder();
  await main().findByRole('link', { name: 'Ordine successivo' });
  await user.keyboard('{Control>}j{/Control}{Alt>}k{/Alt}{Shift>}J{/Shift}');
  await user.click(main().getByRole('button', { name: 'Rimborsa' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('j{Escape}');
  await user.type(main().getByRole('textbox', { name: 'Corriere' }), 'jk');
  expect(await heading(SECOND)).toBeVisible();
  expect(main().getByRole('textbox', { name: 'Corriere' })).toHaveDisplayValue(/jk$/);
});

it('keeps an unsent choice without a question when another order is opened', async () => {
  const { user } = await openOrder();
  await user.selectOptions(main().getByRole('combobox', { name: 'Stato ordine' }), 'Spedito');
  await user.click(main().getByRole('heading', { level: 1 }));
  await user.keyboard('j');
  expect(await heading(THIRD)).toBeVisible();
  expect(await main().findByRole('combobox', { name: 'Stato ordine' })).toHaveValue('');
  // The key works once the order has been read.
  await main().findByRole('link', { name: 'Ordine precedente' });
  await user.keyboard('k');
  await heading(SECOND);
  expect(await main().findByRole('combobox', { name: 'Stato ordine' })).toHaveValue('SHIPPED');
});

it('moves by age if no list that was shown contains the order', async () => {
  const { store } = await openOrder('B2018-000200');
  const read = store.dispatch(ordersApi.endpoints.getOrders.initiate());
  await act(() => read);
  read.unsubscribe();
  const newer = await main().findByRole('link', { name: 'Ordine precedente' });
  expect(newer).toHaveAttribute('href', at('B2018-000201'));
  expect(main().getByText('51 di 250')).toBeVisible();
});

it('reads the list if the order was opened directly, and only when it is needed', async () => {
  const { user } = await openShop(backend, at('B2018-000200'), { token: await adminToken() });
  const next = await main().findByRole('button', { name: 'Ordine successivo' });
  const reads = () => backend.calls('/order/getAll');
  expect(reads()).toEqual([]);
  backend.fail('get', '/order/getAll', 404, { once: true });
  await user.click(next);
  expect(await screen.findByText('Errore nel recupero degli ordini.')).toBeVisible();
  await user.keyboard('j');
  await waitFor(async () => expect(await heading('B2018-000199')).toHaveFocus());
  expect(reads()).toHaveLength(2);
  expect(await main().findByText('52 di 250')).toBeVisible();
});

it('stays on the page that was opened while the list was read', async () => {
  const token = await adminToken();
  const { user, store } = await openShop(backend, at('B2018-000200'), { token });
  const answer = backend.hold('get', '/order/getAll');
  const reads = () => backend.calls('/order/getAll');
  await user.click(await screen.findByRole('button', { name: 'Ordine successivo' }));
  await expect.poll(reads).toHaveLength(1);
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Contattaci' }));
  await screen.findByRole('heading', { level: 1, name: 'Contattaci' });
  answer();
  const { select } = ordersApi.endpoints.getOrders;
  await expect.poll(() => select()(store.getState()).isSuccess).toBe(true);
  await act(() => Promise.resolve());
  expect(location.pathname).toBe('/contattaci');
});

it('goes on by age after a save if the order was opened directly', async () => {
  const { user } = await openShop(backend, at('B2018-000200'), { token: await adminToken() });
  await user.click(await main().findByLabelText('Poi il prossimo'));
  await user.type(main().getByLabelText('Codice di tracciamento'), ' X{Enter}');
  expect(await heading('B2018-000199')).toBeVisible();
  await waitFor(() => expect(main().getByLabelText('Codice di tracciamento')).toHaveFocus());
});

it('shows what this browser has seen of the order, and says that it is not its history', async () => {
  const { user, store, mockBackend } = await openShop(backend, at(NUMBER), {
    change: withOrder({ shipper: 'GLS', shippingCode: 'X1' }),
    token: await adminToken(),
  });
  const list = await main().findByRole('list', { name: 'Che cosa ha visto questo browser' });
  const seen = () => [...list.querySelectorAll('li > span')].map(({ textContent }) => textContent);
  expect(main().getByText(/^Non è la cronologia del server/)).toBeVisible();
  await expect.poll(seen).toEqual(['In Preparazione, GLS · X1 (visto)']);

  await changeElsewhere(mockBackend.database, 'orders', NUMBER, { stateOfOrder: 'SHIPPED' });
  const read = store.dispatch(
    ordersApi.endpoints.getOrder.initiate(NUMBER, { forceRefetch: true }),
  );
  await act(() => read);
  read.unsubscribe();
  await expect.poll(() => seen().at(-1)).toBe('Spedito (visto)');
  await user.selectOptions(main().getByRole('combobox', { name: 'Stato ordine' }), 'Consegnato');
  await user.click(main().getByRole('button', { name: 'Aggiorna Stato' }));
  await expect.poll(() => seen().at(-1)).toBe('Consegnato (modificato da questo browser)');
  expect(localStorage.getItem('orderTimeline')).not.toMatch(/Bianchi|Appia|posta/);
});

it('is not there for customers', async () => {
  await openShop(backend, at(SECOND));
  await main().findByText('Dettagli');
  expect(main().queryByRole('navigation', { name: 'Altri ordini' })).toBeNull();
  expect(main().queryByText('Cronologia vista da questo browser')).toBeNull();
  expect(localStorage.getItem('orderTimeline')).toBeNull();
});
