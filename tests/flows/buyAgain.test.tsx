import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { allowConsoleError } from '#tests/support/consoleErrors';
import { NUMBER, withOrder } from '#tests/support/orders';
import { HOST, main, openAboutPage, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const PAGE = `/order/get/${NUMBER}`;
const posted = () => backend.calls('POST').map(({ path }) => path);

const product = (id: string) => ({ id, name: `Prodotto ${id}`, price: 10, fileNames: [] });
const productsInCart = [
  { product: product('101'), quantity: 2 },
  { product: product('102'), quantity: 12 },
  { product: product('103'), quantity: 1 },
  { product: product('999'), quantity: 1 },
];
const again = (user: UserEvent) =>
  user.dblClick(main().getByRole('button', { name: 'Compra di nuovo' }));

/** Buys again an order with the first of these products. */
async function buyAgain(count: number, options: Parameters<typeof openShop>[2] = {}) {
  const change = withOrder({ productsInCart: productsInCart.slice(0, count) });
  const { user } = await openShop(backend, PAGE, { change, ...options });
  await main().findByRole('list', { name: 'Prodotti dell’ordine' });
  await again(user);
  return user;
}

it('adds what can be had, names the rest in one message and leads to the cart', async () => {
  const user = await buyAgain(4, {
    change: (seed) => {
      withOrder({ productsInCart })(seed);
      for (const { id, stock } of [
        { id: '101', stock: 9 },
        { id: '102', stock: 4 },
        { id: '103', stock: 0 },
      ])
        Object.assign(seed.products.find((one) => one.id === id) ?? {}, { stock });
    },
  });
  const said =
    'I prodotti dell’ordine sono nel carrello, tranne: Prodotto 102 (solo 4 su 12), Prodotto 103 (esaurito), Prodotto 999 (non più in vendita).';
  expect(await main().findByText(said)).toBeVisible();
  const added = ['/cart/add/101/2', '/cart/add/102/4'];
  expect(posted()).toEqual(added);
  await user.click(main().getByRole('link', { name: 'Vai al carrello' }));
  expect(await screen.findByRole('link', { name: 'Carrello, 6 articoli' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
});

it('first reads a cart that could not be read before, so as not to exceed its limit', async () => {
  allowConsoleError(/^Carrello non caricato/);
  backend.fail('get', '/cart/get', 404, { once: true });
  await buyAgain(1, { cart: { lines: [{ productId: '101', quantity: 9 }] } });
  expect(await main().findByText(/tranne: Prodotto 101 \(solo 1 su 2\)/)).toBeVisible();
  expect(posted()).toEqual(['/cart/add/101/1']);
});

it('does not ask to add everything again because of one product', async () => {
  const once = { once: true };
  const failure = () => new HttpResponse(null, { status: 500 });
  backend.server.use(http.post(`${HOST}/cart/add/102/:quantity`, failure, once));
  await buyAgain(2);
  const said = /tranne: Prodotto 102 \(non aggiunto per un errore: [^)]*dalla sua pagina\)/;
  expect(await main().findByText(said)).toBeVisible();
});

it('leads to the cart also from the page that the user has opened meanwhile', async () => {
  const answer = backend.hold('post', '/cart/add/:id/:quantity');
  const user = await buyAgain(1);
  await openAboutPage(user);
  answer();
  expect(await screen.findByText('I prodotti dell’ordine sono nel carrello.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vai al carrello' })).toBeVisible();
});

it('says that nothing was added, and can be retried', async () => {
  backend.fail('post', '/cart/add/:id/:quantity', 500, { once: true });
  const user = await buyAgain(1);
  const failure = /^Nessun prodotto è stato aggiunto.*Prodotto 101 \(non aggiunto per un errore/;
  expect(await main().findByText(failure)).toBeVisible();
  expect(main().queryByRole('link', { name: 'Vai al carrello' })).toBeNull();
  await again(user);
  expect(await main().findByText('I prodotti dell’ordine sono nel carrello.')).toBeVisible();
});
