import { persistSlice } from '#src/store/persistSlice';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ORDER_STATES } from '#src/domain/orderState';
import { orders } from '#src/features/order/orders.texts';
import { persistedOrderWork } from '#src/features/order/orderWorkSlice';
import { persistedSavedViews } from '#src/features/order-list/savedViewsSlice';
import {
  cells,
  orderNumbers,
  chip,
  openOrders,
  orderRows,
  ordersTable,
  searchBox,
  stateSelect,
} from '#tests/support/ordersList';
import { leaveAndComeBack, main, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const KEY = 'savedOrderViews';

const header = (name: string) => screen.getByRole('columnheader', { name });
const inOrder = (texts: readonly (string | null | undefined)[]) =>
  [...texts].sort((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1));
const savedViews = () => within(main().getByRole('list', { name: 'Viste salvate' }));
const press = (name: string) => main().getByRole('button', { name });

it('shows several states by the chips, in step with the select', async () => {
  const { user } = await openOrders(backend);
  await ordersTable();
  await user.click(chip('Rimborsato'));
  expect(stateSelect()).toHaveDisplayValue('Rimborsato');
  await user.click(chip('Annullato'));
  expect(stateSelect()).toHaveDisplayValue('Più stati');
  await expect
    .poll(async () => new Set(await cells(2)))
    .toEqual(new Set(['Rimborsato', 'Annullato']));
  const count = Number(/\d+$/.exec(chip('Rimborsato').textContent)?.[0]);
  expect((await cells(2)).filter((state) => state === 'Rimborsato')).toHaveLength(count);

  await user.selectOptions(stateSelect(), 'Tutti gli stati');
  expect(chip('Annullato')).toHaveAttribute('aria-pressed', 'false');
  const options = within(stateSelect()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Tutti gli stati',
    ...ORDER_STATES.map((state) => orders.states[state]),
  ]);
});

it('has lower rows on request, which this browser remembers', async () => {
  const { user, store } = await openOrders(backend);
  persistSlice(store, persistedOrderWork);
  const second = async () => (await orderRows())[1]?.style.top;
  expect(await second()).toBe('44px');
  await user.click(press('Altri filtri'));
  await user.click(press('Righe compatte'));
  expect(await second()).toBe('36px');
  expect(press('Righe compatte')).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem('orderWork') ?? '')).toMatchObject({ denseRows: true });
});

it('filters by total; keeps what cannot be parsed as typed, and shows the problem', async () => {
  const { user } = await openOrders(backend);
  await ordersTable();
  await user.click(press('Altri filtri'));
  await user.type(screen.getByLabelText('Totale da'), '12,5a');
  expect(await main().findByText(/Scrivi un importo in euro/)).toBeVisible();
  expect(screen.getByLabelText('Totale da')).toHaveValue('12,5a');
  expect(screen.getByLabelText('Totale da')).toBeInvalid();
  await user.clear(screen.getByLabelText('Totale da'));
  await user.type(screen.getByLabelText('Totale da'), '1.000,00');
  await expect.poll(() => location.search).toBe('?min=1.000%2C00');
  const totals = await cells(3);
  expect(totals.length).toBeGreaterThan(0);
  for (const total of totals) expect(total).toMatch(/^[\d.]+\.\d{3},\d\d/);

  await user.click(press('Azzera filtri'));
  await expect.poll(() => location.search).toBe('');
  expect((await orderRows()).length).toBeGreaterThan(totals.length);
  expect(document.body).not.toHaveFocus();
});

it('offers in an empty result to clear the filters, and keeps the focus in the list', async () => {
  const { user } = await openOrders(backend, '?min=99999999');
  await screen.findByText('Nessun ordine trovato.');
  await user.click(press('Azzera filtri'));
  expect((await orderRows()).length).toBeGreaterThan(0);
  expect(main().getByText(/^\d+ ordini/).parentElement).toHaveFocus();
});

it('searches numbers, and customers on request; the words of such a search stay out of the address', async () => {
  const { user } = await openOrders(backend, '?ordina=totale');
  await ordersTable();
  expect(header('Totale')).toHaveAttribute('aria-sort', 'ascending');
  await user.type(searchBox(), ' Nicolò');
  expect(await main().findByText('Nessun ordine trovato.')).toBeVisible();
  expect(main().queryByRole('table', { name: 'Ordini' })).toBeNull();
  await user.click(press('Cerca «Nicolò» fra nomi ed email dei clienti'));
  expect(await main().findByText(/trovati per nome, cognome o email/)).toBeVisible();
  expect(
    main()
      .getByText(/trovati per nome/)
      .closest('[tabindex="-1"]'),
  ).toHaveFocus();
  expect(searchBox()).toHaveValue(' Nicolò');
  const numbers = await orderNumbers();
  expect(numbers).not.toEqual(inOrder(numbers));
  await user.click(within(header('Numero ordine')).getByRole('button'));
  expect(header('Numero ordine')).toHaveAttribute('aria-sort', 'ascending');
  expect(header('Totale')).not.toHaveAttribute('aria-sort');
  await expect.poll(orderNumbers).toEqual(inOrder(numbers));
  await expect.poll(() => location.search).toBe('?ordina=numero');

  await user.type(searchBox(), 'x');
  expect(await main().findByText('Nessun ordine trovato.')).toBeVisible();
  await user.click(press('Cerca «Nicolòx» fra nomi ed email dei clienti'));
  expect(
    await main().findByText('Nessun nome e nessuna email contiene queste parole.'),
  ).toBeVisible();
  expect(main().getByText('Nessun ordine trovato.')).toBeVisible();
  expect(main().queryByRole('button', { name: /fra nomi ed email/ })).toBeNull();
  await user.clear(searchBox());
  await user.type(searchBox(), '000250');
  await expect.poll(() => location.search).toBe('?q=000250&ordina=numero');
  expect(await orderNumbers()).toEqual(['B2018-000250']);
});

it('finds the customer again after Back from an order', async () => {
  const { user } = await openOrders(backend);
  await ordersTable();
  await user.type(searchBox(), 'nicolò');
  await user.click(await main().findByRole('button', { name: /^Cerca «nicolò»/ }));
  await main().findByText(/trovati per nome, cognome o email/);
  const [number = ''] = await orderNumbers();
  const [link] = within(await ordersTable()).getAllByRole('link');
  await user.click(link as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: `Ordine ${number}` });
  act(() => history.back());
  expect(await main().findByText(/trovati per nome, cognome o email/)).toBeVisible();
  expect(searchBox()).toHaveValue('nicolò');
  expect(location.search).toBe('');
});

it('removes the words of an old address from it', async () => {
  await openOrders(backend, '?q=marta&stato=DELIVERED');
  expect(await main().findByText('Nessun ordine trovato.')).toBeVisible();
  expect(searchBox()).toHaveValue('marta');
  await expect.poll(() => location.search).toBe('?stato=DELIVERED');
});

/** Opens the list in a browser that has stored these views. */
async function openWithViews(filters: string, stored = '[]') {
  localStorage.setItem(KEY, stored);
  const { store, user } = await openOrders(backend, filters);
  persistSlice(store, persistedSavedViews);
  await ordersTable();
  return user;
}

it('saves views, and can undo their deletion', async () => {
  const user = await openWithViews('?stato=DELIVERED');
  await user.type(searchBox(), 'marta');
  await user.click(press('Salva questa vista'));
  expect(main().getByText(/La ricerca per nome o email non si salva/)).toBeVisible();
  await user.click(press('Salva'));
  expect(main().getByText('Scrivi un nome per la vista.')).toBeVisible();
  await user.type(screen.getByLabelText('Nome della vista'), 'Arrivati{Enter}');
  expect(localStorage.getItem(KEY)).toBe('[{"name":"Arrivati","parameters":"stato=DELIVERED"}]');
  expect(main().getByRole('region', { name: 'Viste salvate' })).toHaveFocus();

  await user.click(press('Azzera filtri'));
  await user.click(savedViews().getByRole('button', { name: 'Arrivati' }));
  expect(stateSelect()).toHaveDisplayValue('Consegnato');
  expect(searchBox()).toHaveValue('');
  await user.click(press('Rinomina'));
  await user.clear(screen.getByLabelText('Nome della vista'));
  await user.type(screen.getByLabelText('Nome della vista'), 'Finiti{Enter}');
  expect(savedViews().getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Viste salvate' })).toHaveFocus();

  await user.click(press('Elimina'));
  expect(localStorage.getItem(KEY)).toBeNull();
  await user.click(press('Ripristina'));
  expect(savedViews().getByRole('button', { name: 'Finiti' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByRole('region', { name: 'Viste salvate' })).toHaveFocus();
});

it('replaces a view that has the same name', async () => {
  const user = await openWithViews(
    '?stato=CANCELED',
    '[{"name":"Mia","parameters":"stato=SHIPPED"}]',
  );
  await user.click(press('Salva questa vista'));
  await user.type(screen.getByLabelText('Nome della vista'), 'mia');
  await user.click(press('Sovrascrivi'));
  expect(localStorage.getItem(KEY)).toBe('[{"name":"mia","parameters":"stato=CANCELED"}]');
});

it('renames and deletes the pressed one of two views with the same filters', async () => {
  const [one, two] = ['One', 'Two'].map((name) => ({ name, parameters: 'stato=CANCELED' }));
  const user = await openWithViews('?stato=SHIPPED', JSON.stringify([one, two]));
  const pressed = () => savedViews().getByRole('button', { pressed: true });
  await user.click(savedViews().getByRole('button', { name: 'Two' }));
  expect(pressed()).toHaveAccessibleName('Two');
  await user.click(press('Rinomina'));
  await user.clear(screen.getByLabelText('Nome della vista'));
  await user.type(screen.getByLabelText('Nome della vista'), 'Three{Enter}');
  expect(pressed()).toHaveAccessibleName('Three');
  await user.selectOptions(stateSelect(), 'Spedito');
  expect(main().getByText('«Three» modificata')).toBeVisible();
  await user.click(press('Annulla le modifiche'));
  await user.click(press('Elimina'));
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify([one]));
  await user.click(press('Ripristina'));
  expect(pressed()).toHaveAccessibleName('Three');

  // The same filters once more, without the customer's name.
  await user.type(searchBox(), 'marta');
  await user.click(press('Salva questa vista'));
  await user.type(screen.getByLabelText('Nome della vista'), 'Four{Enter}');
  await user.clear(searchBox());
  expect(pressed()).toHaveAccessibleName('Four');
});

it('says that a saved view was changed, and resets, saves or keeps it apart', async () => {
  const user = await openWithViews(
    '?stato=CANCELED',
    '[{"name":"Mia","parameters":"stato=CANCELED"}]',
  );
  await user.selectOptions(stateSelect(), 'Spedito');
  expect(main().getByText('«Mia» modificata')).toBeVisible();
  await leaveAndComeBack(user);
  expect(await main().findByText('«Mia» modificata')).toBeVisible();
  expect(press('Salva questa vista')).toBeVisible();
  await user.click(press('Annulla le modifiche'));
  expect(stateSelect()).toHaveDisplayValue('Annullato');
  expect(main().queryByText('«Mia» modificata')).toBeNull();
  await user.selectOptions(stateSelect(), 'Spedito');
  await user.click(press('Salva le modifiche'));
  expect(localStorage.getItem(KEY)).toBe('[{"name":"Mia","parameters":"stato=SHIPPED"}]');
  expect(press('Rinomina')).toBeVisible();
});

it('says why a saved view cannot keep a search that finds no number', async () => {
  const user = await openWithViews(
    '?stato=CANCELED',
    '[{"name":"Mia","parameters":"stato=CANCELED"}]',
  );
  await user.type(searchBox(), 'marta');
  expect(main().getByText('«Mia» modificata')).toBeVisible();
  expect(main().getByText(/La ricerca per nome o email non si salva/)).toBeVisible();
  expect(main().queryByRole('button', { name: 'Salva le modifiche' })).toBeNull();
  await user.selectOptions(stateSelect(), 'Spedito');
  await user.click(press('Salva le modifiche'));
  expect(localStorage.getItem(KEY)).toBe('[{"name":"Mia","parameters":"stato=SHIPPED"}]');
  expect(main().queryByRole('button', { name: 'Salva le modifiche' })).toBeNull();
  await user.clear(searchBox());
  expect(press('Rinomina')).toBeVisible();
});
