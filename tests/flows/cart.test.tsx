import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ADDRESS } from '#tests/support/address';
import { fillCart, fillShipping } from '#tests/support/cart';
import { HOST, openAboutPage, openShop, useMockBackend } from '#tests/support/shop';
import { stopTimers } from '#tests/support/stopTimers';
import { settled } from '#tests/support/storeSettled';

const backend = useMockBackend();
// jsdom navigates only within a page, so the card page is a part of it.
const CARD_PAGE = `${HOST}/cart#carta`;

const lines = () => within(screen.getByRole('list', { name: 'Articoli nel carrello' }));
const line = (title: RegExp) => {
  const found = lines()
    .getAllByRole('listitem')
    .find((item) => title.test(item.textContent));
  if (!found) throw new Error(`no line of ${String(title)}`);
  return found;
};
const summary = () => within(screen.getByRole('region', { name: 'Riepilogo' }));
const amountOf = (name: string) => summary().getByText(name).nextElementSibling?.textContent;
const writes = () =>
  backend.seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, search }) => `${method} ${path}${search}`);

async function openCart(products: [id: string, quantity: number][] = [['101', 1]]) {
  const opened = await openShop(backend, '/cart', { cart: fillCart(products) });
  await screen.findByRole('list', { name: 'Articoli nel carrello' });
  return opened;
}

it('says that the cart is empty', async () => {
  await openShop(backend, '/cart');
  expect(await screen.findByText('Carrello vuoto.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Svuota Carrello' })).toBeNull();
});

it('computes products, surcharge and total in cents', async () => {
  const { user } = await openCart([
    ['101', 2],
    ['102', 1],
  ]);
  expect(amountOf('Totale prodotti')).toMatch(/^82,70\s€$/);
  expect(amountOf('Spedizione')).toBe('Gratuita');
  expect(amountOf('Supplemento priorità')).toMatch(/^0,00\s€$/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Priorità di consegna' }), [
    screen.getByRole('option', { name: /^Prioritario/ }),
  ]);
  expect(amountOf('Supplemento priorità')).toMatch(/^16,54\s€$/);
  expect(amountOf('Totale')).toMatch(/^99,24\s€$/);
  await waitFor(() => expect(writes()).toEqual(['PATCH /cart/delivery?orderPriority=PRIORITARIO']));
});

it('names each cost once, also for who looks for a part of the name', async () => {
  await openCart();
  for (const name of [/totale prodotti/i, /spedizione/i, /gratuita/i, /supplemento priorità/i])
    expect(summary().getAllByText(name)).toHaveLength(1);
});

it('keeps the chosen priority if the backend’s cart names none', async () => {
  backend.server.use(
    http.get(`${HOST}/cart/get`, () =>
      HttpResponse.json({
        id: 1,
        productAndquantity: [
          { product: { id: 101, title: 'Orso', price: 10, fileNames: [] }, quantity: 1 },
        ],
      }),
    ),
  );
  const { user, store } = await openShop(backend, '/cart');
  const reads = () => backend.calls('/cart/get').length;
  const priority = await screen.findByRole('combobox', { name: 'Priorità di consegna' });
  const before = reads();
  await user.selectOptions(priority, 'PRIORITARIO');
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  await settled(store);
  expect(priority).toHaveValue('PRIORITARIO');
});

it('shows a new quantity at once and sends the last of several', async () => {
  const answer = backend.hold('patch', '/cart/updateQuantity');
  const { user } = await openCart();
  const select = within(line(/Orsacchiotto/)).getByRole('combobox', {
    name: /^Quantità: Orsacchiotto/,
  });
  for (const quantity of ['3', '5', '7']) await user.selectOptions(select, quantity);
  await waitFor(() => expect(amountOf('Totale')).toMatch(/^174,30\s€$/));
  answer();
  await waitFor(() => expect(writes().at(-1)).toMatch(/quantity=7$/));
  expect(await screen.findByRole('link', { name: 'Carrello, 7 articoli' })).toBeVisible();
});

it('ignores a quantity that is empty or the same', async () => {
  const { user } = await openCart([['101', 2]]);
  const select = screen.getByRole('combobox', { name: /^Quantità/ });
  for (const value of ['', '2']) fireEvent.change(select, { target: { value } });
  expect(select).toHaveValue('2');
  await user.selectOptions(select, '3');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()).toEqual(['PATCH /cart/updateQuantity?idProduct=101&quantity=3']);
});

it('removes after asking; Escape leaves everything as it is', async () => {
  const { user } = await openCart([
    ['101', 1],
    ['102', 1],
  ]);
  await user.click(within(line(/Orsacchiotto/)).getByRole('button', { name: /^Rimuovi/ }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(writes()).toEqual([]);
  await user.click(within(line(/Orsacchiotto/)).getByRole('button', { name: /^Rimuovi/ }));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(lines().getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() => expect(writes()).toEqual(['DELETE /cart/delete/101']));
});

it('sends a removal when its animation of 300 ms has ended', async () => {
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: /^Rimuovi/ }));
  stopTimers();
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(line(/Orsacchiotto/)).toBeInTheDocument();
  expect(writes()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(await screen.findByText('Carrello vuoto.')).toBeVisible();
  await waitFor(() => expect(writes()).toEqual(['DELETE /cart/delete/101']));
});

it('empties after asking', async () => {
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Svuota Carrello' }));
  await screen.findByRole('alertdialog', { name: 'Sei sicuro di voler svuotare il carrello?' });
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(await screen.findByText('Carrello vuoto.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('says in the backend’s words why it removes nothing', async () => {
  const locked = () => new HttpResponse('Un pagamento è in corso.', { status: 409 });
  backend.fail('delete', '/cart/delete/:id', locked);
  backend.fail('delete', '/cart/empty', locked);
  const { user } = await openCart();
  const confirmThenRead = async (pressed: RegExp, text: string) => {
    await user.click(screen.getByRole('button', { name: pressed }));
    await user.click(await screen.findByRole('button', { name: 'Conferma' }));
    const alert = await screen.findByRole('alertdialog', { name: text });
    expect(alert).toHaveAccessibleDescription('Un pagamento è in corso.');
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
  };
  await confirmThenRead(/^Rimuovi/, "Errore durante l'eliminazione del prodotto.");
  await confirmThenRead(/^Svuota/, 'Errore nello svuotamento del carrello.');
});

it('gives the focus to the next line if a removal fails at once, as without a connection', async () => {
  const { user } = await openCart([
    ['101', 1],
    ['102', 1],
  ]);
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => offline.mockRestore());
  await user.click(within(line(/Orsacchiotto/)).getByRole('button', { name: /Rimuovi/ }));
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  const alert = await screen.findByRole('alertdialog', {
    name: "Errore durante l'eliminazione del prodotto.",
  });
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(within(line(/Teiera/)).getByRole('button', { name: /Rimuovi/ })).toHaveFocus();
});

it('asks for every field, and goes to the first that is missing', async () => {
  const { user } = await openCart();
  const order = screen.getByRole('button', { name: 'Ordina con obbligo di pagare' });
  await user.click(order);
  for (const label of Object.keys(ADDRESS)) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Obbligatorio.');
  }
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  expect(summary().getByRole('status')).toHaveTextContent('Mancano 9 campi.');
  await fillShipping(user, { Provincia: '' });
  expect(summary().getByRole('status')).toHaveTextContent('Manca 1 campo.');
  await user.click(order);
  expect(screen.getByLabelText('Provincia')).toHaveFocus();
  expect(screen.getByLabelText('Provincia')).toBeInvalid();
  expect(writes()).toEqual([]);
});

it('lets browsers and password managers fill all nine fields', async () => {
  await openCart();
  const tokens = Object.keys(ADDRESS).map((label) => [
    label,
    screen.getByLabelText<HTMLInputElement>(label).autocomplete,
  ]);
  expect(Object.fromEntries(tokens)).toEqual({
    Nome: 'given-name',
    Cognome: 'family-name',
    Indirizzo: 'address-line1',
    'Numero civico': 'address-line2',
    CAP: 'postal-code',
    Città: 'address-level2',
    Provincia: 'address-level1',
    Email: 'email',
    Telefono: 'tel',
  });
});

it('tells the rights of a customer before the order', async () => {
  await openCart();
  const order = summary().getByRole('button', { name: 'Ordina con obbligo di pagare' });
  for (const [name, path, text] of [
    ['Recedere dal contratto qui', '/recesso', /Entro 14 giorni dalla consegna/],
    ['Politica di reso', '/politica-di-reso', /entro 30 giorni dalla consegna/],
    ['Garanzia legale', '/garanzia-legale', /Due anni di garanzia di conformità/],
  ] as const) {
    const link = summary().getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    expect(summary().getByText(text)).toBeVisible();
    expect(link.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('saves the shipping data, requests one payment and opens its page', async () => {
  const bodies: unknown[] = [];
  backend.server.use(
    http.post(`${HOST}/payment/checkout`, async ({ request }) => {
      bodies.push(await request.json());
      await delay(50);
      return HttpResponse.text(CARD_PAGE);
    }),
  );
  const { user, store } = await openCart([['101', 2]]);
  await fillShipping(user);
  const order = screen.getByRole('button', { name: 'Ordina con obbligo di pagare' });
  await Promise.all([
    user.dblClick(order),
    user.type(screen.getByLabelText('Telefono'), '{Enter}'),
  ]);
  await waitFor(() => expect(location.href).toBe(CARD_PAGE));
  expect(writes()).toEqual(['PATCH /cart/addShippingData', 'POST /payment/checkout']);
  expect(bodies).toMatchObject([{ totalAmount: 49.8, shippingData: { zipcode: '00184' } }]);
  expect(store.getState().cart.busy).toBe(true);
  for (const control of screen.getAllByRole('combobox')) expect(control).toBeDisabled();
  // The looks of a fieldset's controls are not the browser's.
  for (const label of [...Object.keys(ADDRESS), 'Quantità', 'Priorità di consegna'])
    expect(screen.getByText(label, { selector: 'label' })).toHaveClass('Mui-disabled');
});

it('starts no payment of an amount other than the one on screen', async () => {
  const answer = backend.hold('patch', '/cart/updateQuantity');
  const { user, store } = await openCart();
  await fillShipping(user);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Quantità/ }), '4');
  await waitFor(() => expect(amountOf('Totale')).toMatch(/^99,60\s€$/));
  await user.click(screen.getByRole('button', { name: 'Ordina con obbligo di pagare' }));
  answer(new HttpResponse(null, { status: 500 }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await waitFor(() => expect(store.getState().cart.busy).toBe(false));
  expect(writes().filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('enables the cart when the page returns from the back-forward cache', async () => {
  backend.server.use(http.post(`${HOST}/payment/checkout`, () => HttpResponse.text(CARD_PAGE)));
  const { user, store } = await openCart();
  await fillShipping(user);
  await user.click(screen.getByRole('button', { name: 'Ordina con obbligo di pagare' }));
  await waitFor(() => expect(location.href).toBe(CARD_PAGE));
  expect(store.getState().cart.busy).toBe(true);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.getState().cart.busy).toBe(false);
});

it('reports a failed removal on the page that the user has opened meanwhile', async () => {
  const answer = backend.hold('delete', '/cart/delete/:id');
  const { user } = await openCart();
  await user.click(within(line(/Orsacchiotto/)).getByRole('button', { name: /^Rimuovi/ }));
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  await openAboutPage(user);
  answer(HttpResponse.error());
  expect(await screen.findByText("Errore durante l'eliminazione del prodotto.")).toBeVisible();
});
