import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import type { MockBackend } from '#mocks/createMockBackend';
import { refetchCart } from '#src/api/cart';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned } from '#src/entities/entities';
import { fillCart, fillShipping } from '#tests/support/cart';
import { allowConsoleError } from '#tests/support/consoleErrors';
import { changeElsewhere } from '#tests/support/elsewhere';
import { CART_ID } from '#tests/support/freshMockBackend';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';
import { stopTimers } from '#tests/support/stopTimers';

const backend = useMockBackend();
// jsdom navigates only within a page, so the card page is a part of it.
const CARD_PAGE = `${HOST}/cart#carta`;
const CHANGED = 'Il carrello è cambiato nel frattempo: controlla il totale prima di ordinare.';
const ORDER = { name: 'Ordina con obbligo di pagare' };

/** How long the payment page may take to open before the cart is enabled again, in milliseconds. */
const LEAVING_MS = 15_000;

type User = Awaited<ReturnType<typeof openShop>>['user'];

afterEach(() => {
  vi.useRealTimers();
});

const total = () => screen.getByText('Totale').nextElementSibling?.textContent;

/** Holds a call until `open` is called, then answers with this status, or lets the backend answer. */
function hold(method: 'get' | 'post' | 'patch', path: string, status?: number) {
  const answer = backend.hold(method, path, { once: true });
  const reply = status === undefined ? undefined : new HttpResponse('No.', { status });
  return { open: () => answer(reply) };
}

/** Records the amount of each payment, and the value of the backend's cart at that moment. */
function watchPayments() {
  const amounts: number[] = [];
  backend.server.use(
    http.post(`${HOST}/payment/checkout`, async ({ request }) => {
      amounts.push(((await request.json()) as { totalAmount: number }).totalAmount);
      return HttpResponse.text(CARD_PAGE);
    }),
  );
  return amounts;
}

async function openFilledCart(products: [id: string, quantity: number][] = [['101', 1]]) {
  const shop = await openShop(backend, '/cart', { cart: fillCart(products) });
  await fillShipping(shop.user);
  return shop;
}

const order = (user: User) => user.click(screen.getByRole('button', ORDER));

async function cartOf({ database }: MockBackend) {
  return database.read((tables) => tables.get('carts', CART_ID));
}

async function changeCart({ database }: MockBackend, lines: [id: string, quantity: number][]) {
  const cart = await cartOf({ database } as MockBackend);
  if (!cart) throw new Error('no cart');
  await database.write((tables) => tables.put('carts', { ...cart, ...fillCart(lines) }));
}

it('waits for an addition on another page, and does not pay for one that failed', async () => {
  const amounts = watchPayments();
  // Filled first: on a slow machine this may take 15 seconds, after which a call times out.
  const { user } = await openFilledCart();
  await user.click(screen.getByRole('link', { name: 'Bottega 2018' }));
  const adding = hold('post', '/cart/add/:id/:quantity', 500);
  const [, second] = await screen.findAllByRole('article');
  await user.click(within(second as HTMLElement).getByRole('button', { name: /^Aggiungi/ }));
  await user.click(await screen.findByRole('link', { name: 'Carrello, 2 articoli' }));
  await screen.findByRole('heading', { name: 'Carrello' });
  await order(user);
  adding.open();
  expect(await screen.findByRole('alertdialog', { name: CHANGED })).toBeVisible();
  expect(total()).toMatch(/^24,90\s€$/);
  expect(amounts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await order(user);
  await waitFor(() => expect(amounts).toEqual([24.9]));
});

it('waits for two quick changes of priority, of which the last one applies', async () => {
  const amounts = watchPayments();
  const slow = hold('patch', '/cart/delivery');
  const { user, mockBackend } = await openFilledCart();
  const priority = screen.getByRole('combobox', { name: 'Priorità di consegna' });
  await user.selectOptions(priority, 'PRIORITARIO');
  await user.selectOptions(priority, 'STANDARD');
  await order(user);
  slow.open();
  await waitFor(() => expect(amounts).toEqual([24.9]));
  expect(await cartOf(mockBackend)).toMatchObject({ orderPriority: 'STANDARD' });
});

it('restores the priority if it was not saved, which is only logged', async () => {
  allowConsoleError(/^Priorità non salvata/);
  const log = vi.spyOn(console, 'error');
  const refused = hold('patch', '/cart/delivery', 500);
  const { user } = await openFilledCart();
  const priority = screen.getByRole('combobox', { name: 'Priorità di consegna' });
  await user.selectOptions(priority, 'PRIORITARIO');
  expect(priority).toHaveValue('PRIORITARIO');
  refused.open();
  await waitFor(() => expect(priority).toHaveValue('STANDARD'));
  expect(log).toHaveBeenCalledWith('Priorità non salvata', expect.anything());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('sends nothing if the backend’s cart differs from the one on screen', async () => {
  const amounts = watchPayments();
  const { user, mockBackend } = await openFilledCart();
  await changeCart(mockBackend, [['101', 3]]);
  await order(user);
  expect(await screen.findByRole('alertdialog', { name: CHANGED })).toBeVisible();
  expect(total()).toMatch(/^74,70\s€$/);
  expect(amounts).toEqual([]);
  expect(backend.calls('/cart/addShippingData')).toEqual([]);
});

it('refuses an order with a deleted product, and names its line, until it is removed', async () => {
  const amounts = watchPayments();
  const { user, store } = await openFilledCart([
    ['101', 1],
    ['102', 1],
  ]);
  // Another tab has deleted it, but the backend's cart still holds it.
  const removed = [{ kind: 'products', id: '102' } as const];
  act(() => void store.dispatch(entitiesLearned({ asOf: tick(), removed })));
  const list = within(screen.getByRole('list', { name: 'Articoli nel carrello' }));
  expect(list.getAllByRole('listitem')[1]).toHaveTextContent('Prodotto non più in vendita');
  await order(user);
  const name = /alla riga 2 .*codice 102.* non è più in vendita/;
  expect(await screen.findByRole('alertdialog', { name })).toBeVisible();
  expect(amounts).toEqual([]);
  expect(backend.calls('/cart/addShippingData')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await user.click(list.getByRole('button', { name: 'Rimuovi: Prodotto non più in vendita' }));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  await order(user);
  await waitFor(() => expect(amounts).toEqual([24.9]));
});

it('pays for the order on screen if the cart cannot be read again', async () => {
  allowConsoleError(/^Carrello non caricato/);
  const amounts = watchPayments();
  const { user } = await openFilledCart();
  backend.server.use(http.get(`${HOST}/cart/get`, () => new HttpResponse(null, { status: 404 })));
  await order(user);
  await waitFor(() => expect(location.href).toBe(CARD_PAGE));
  expect(amounts).toEqual([24.9]);
  expect(backend.calls('/cart/addShippingData')).toHaveLength(1);
});

it('leads to the payment page also if the backend’s cart is empty by then', async () => {
  watchPayments();
  const paying = hold('post', '/payment/checkout');
  const { user, mockBackend, store } = await openFilledCart();
  await order(user);
  await waitFor(() => expect(backend.calls('/payment/checkout')).toHaveLength(1));
  await changeCart(mockBackend, []);
  await act(() => store.dispatch(refetchCart()));
  paying.open();
  await waitFor(() => expect(location.href).toBe(CARD_PAGE));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('sends nothing while a product is being removed', async () => {
  const amounts = watchPayments();
  const { user } = await openFilledCart([
    ['101', 1],
    ['102', 1],
  ]);
  const [remove] = screen.getAllByRole('button', { name: /^Rimuovi/ });
  await user.click(remove as HTMLElement);
  // Synchronously, and so during the animation, while the line and its price are still there.
  fireEvent.click(await screen.findByRole('button', { name: 'Conferma' }));
  fireEvent.click(screen.getByRole('button', { ...ORDER, hidden: true }));
  expect(await screen.findByRole('alertdialog', { name: CHANGED })).toBeVisible();
  await waitFor(() => expect(backend.calls('/cart/delete/101')).toHaveLength(1));
  expect(amounts).toEqual([]);
});

it('does not open a payment if something was added on another page meanwhile', async () => {
  watchPayments();
  const saving = hold('patch', '/cart/addShippingData');
  const { user, store } = await openFilledCart();
  // Otherwise the held call would time out on a slow machine before the product is added.
  stopTimers();
  await order(user);
  await waitFor(() => expect(backend.calls('/cart/addShippingData')).toHaveLength(1));
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Bottega/ }));
  const card = within(await screen.findByRole('article', { name: /Orsacchiotto/ }));
  await user.click(card.getByRole('button', { name: /^Aggiungi al carrello/ }));
  saving.open();
  await waitFor(() => expect(store.getState().cart.busy).toBe(false));
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(location.href).toBe(`${HOST}/`);
});

it('shows no failure of an earlier attempt, from which the user has returned', async () => {
  watchPayments();
  const first = hold('post', '/payment/checkout', 500);
  const { user, store } = await openFilledCart();
  // Otherwise the held calls would time out on a slow machine.
  stopTimers();
  await order(user);
  await waitFor(() => expect(backend.calls('/payment/checkout')).toHaveLength(1));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(screen.getByRole('button', ORDER)).toBeEnabled());
  const second = hold('patch', '/cart/addShippingData');
  fireEvent.click(screen.getByRole('button', ORDER));
  await waitFor(() => expect(backend.calls('/cart/addShippingData')).toHaveLength(2));
  first.open();
  second.open();
  await waitFor(() => expect(location.href).toBe(CARD_PAGE));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(store.getState().cart.busy).toBe(true);
});

it('is not enabled by an earlier payment, from which the user has returned', async () => {
  watchPayments();
  const { user, store } = await openFilledCart();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await order(user);
  await waitFor(() => expect(location.href).toBe(CARD_PAGE));
  await vi.advanceTimersByTimeAsync(LEAVING_MS / 2);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(screen.getByRole('button', ORDER)).toBeEnabled());
  const saving = hold('patch', '/cart/addShippingData');
  fireEvent.click(screen.getByRole('button', ORDER));
  await waitFor(() => expect(backend.calls('/cart/addShippingData')).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(LEAVING_MS / 2);
  expect(store.getState().cart.busy).toBe(true);
  expect(screen.getByRole('button', ORDER)).toBeDisabled();
  saving.open();
  await waitFor(() => expect(backend.calls('/payment/checkout')).toHaveLength(2));
});

it('says in the backend’s words why it refuses an order or a quantity, as of a product that is sold out', async () => {
  const { user, mockBackend } = await openFilledCart();
  await changeElsewhere(mockBackend.database, 'products', '101', { stock: 0 });
  const refused = async (name: string) => {
    const alert = await screen.findByRole('alertdialog', { name });
    expect(alert).toHaveAccessibleDescription('Quantità non disponibile in magazzino.');
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
  };
  await order(user);
  await refused("Errore nel processo d'acquisto.");
  await user.selectOptions(await screen.findByLabelText(/^Quantità/), '2');
  await refused("Errore nell'aggiornamento della quantità.");
});

it('waits for a removal that is not answered yet, instead of refusing the order', async () => {
  const { user } = await openFilledCart([
    ['101', 1],
    ['102', 1],
  ]);
  const answer = backend.hold('delete', '/cart/delete/:id', { once: true });
  await user.click(screen.getByRole('button', { name: /^Rimuovi: Orsacchiotto/ }));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(backend.calls('/cart/delete/101')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await order(user);
  answer();
  await waitFor(() => expect(backend.calls('/payment/checkout')).toHaveLength(1));
});
