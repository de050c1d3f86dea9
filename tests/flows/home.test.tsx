import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';
import { selectNotifications } from '#src/features/notifications/notificationsSlice';
import { holdOutOfView } from '#tests/support/inView';
import { soldOut } from '#tests/support/product';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';
// Loaded in advance: on a slow machine loading them takes longer than a test waits for the cart.
import '#src/app/routes';
import '#src/features/cart/CartScreen';

const backend = useMockBackend();

/** The price on each card, in euros, in the order shown. */
const shownPrices = () =>
  screen
    .getAllByRole('article')
    .map((card) => within(card).getByText(/^[\d.]+,\d\d\s€$/).textContent)
    .map((price) => Number(price.replace(/[^\d,]/g, '').replace(',', '.')));

it('shows every product with picture, title, price and both buttons', async () => {
  await openShop(backend, '/');
  const article = await screen.findByRole('article', {
    name: 'Orsacchiotto di peluche Bruno, 35 cm',
  });
  const card = within(article);
  expect(card.getByRole('img')).toHaveAccessibleName('Orsacchiotto di peluche Bruno, 35 cm');
  expect(within(card.getByRole('heading')).getByRole('link')).toHaveAttribute(
    'href',
    '/product/101',
  );
  expect(card.getByText(/24,90/)).toBeVisible();
  expect(card.getByRole('button', { name: /^Aggiungi al carrello/ })).toBeEnabled();
  expect(card.getByRole('button', { name: /^Acquista/ })).toBeEnabled();
  await expect.poll(() => screen.getAllByRole('article')).toHaveLength(72);
  expect(screen.queryByText(/^Aggiornato alle/)).toBeNull();
});

it('names a card by its title, even if the product’s id has a space', async () => {
  await openShop(backend, '/', {
    change: ({ products: [first] }) => {
      if (first) first.id = 'con spazio';
    },
  });
  const card = await screen.findByRole('article', { name: 'Orsacchiotto di peluche Bruno, 35 cm' });
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/product/con%20spazio');
});

it('disables the buttons of a card whose product is known to be sold out', async () => {
  await openShop(backend, '/', { change: soldOut });
  const article = await screen.findByRole('article', { name: /^Orsacchiotto di peluche/ });
  const [add, buy] = within(article).getAllByRole('button');
  expect(add).toBeDisabled();
  expect(add).toHaveAccessibleName(/^Aggiungi al carrello/);
  expect(buy).toBeDisabled();
  expect(article).toHaveAttribute('data-note', 'Esaurito');
  const [other] = screen.getAllByRole('article').slice(1);
  for (const button of within(other as HTMLElement).getAllByRole('button'))
    expect(button).toBeEnabled();
});

it('adds a product: the badge counts it and the backend has it', async () => {
  const { user } = await openShop(backend, '/');
  const article = await screen.findByRole('article', { name: /Orsacchiotto/ });
  expect(screen.getByRole('link', { name: 'Carrello' })).toBeVisible();
  await user.dblClick(within(article).getByRole('button', { name: /^Aggiungi/ }));
  expect(await screen.findByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  const added = backend.calls('POST');
  expect(added.map(({ path }) => path)).toEqual(['/cart/add/101/1']);
});

it('goes to the cart a second after buying', async () => {
  const { user, store } = await openShop(backend, '/', {
    change: (seed) => {
      seed.products = seed.products.slice(0, 1);
    },
  });
  const article = await screen.findByRole('article', { name: /Orsacchiotto/ });
  stopTimers();
  await user.click(within(article).getByRole('button', { name: /^Acquista/ }));
  await waitFor(() => expect(selectNotifications(store.getState())).toHaveLength(1));
  await expectRedirect(1_000, '/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
});

it('adds what is pressed in the second before the cart opens', async () => {
  const { user, store } = await openShop(backend, '/', {
    change: (seed) => {
      seed.products = seed.products.slice(0, 2);
    },
  });
  const [bought, added] = await screen.findAllByRole('article');
  stopTimers();
  await user.click(within(bought as HTMLElement).getByRole('button', { name: /^Acquista/ }));
  await waitFor(() => expect(selectNotifications(store.getState())).toHaveLength(1));
  await user.click(within(added as HTMLElement).getByRole('button', { name: /^Aggiungi/ }));
  await expect
    .poll(() => backend.calls('POST').map(({ path }) => path))
    .toEqual(['/cart/add/101/1', '/cart/add/102/1']);
});

it('finds without accents, sorts and filters by price, and keeps it in the address', async () => {
  const { user } = await openShop(backend, '/?ordina=prezzo-crescente');
  await expect.poll(() => screen.getAllByRole('article')).toHaveLength(72);
  const prices = shownPrices();
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(prices[0]).toBeLessThan(30);
  const search = screen.getByRole('searchbox', { name: 'Cerca un prodotto' });
  await user.type(search, 'RET');
  await expect.poll(() => location.search).toBe('?q=RET&ordina=prezzo-crescente');
  await user.keyboard('RO');
  await expect.poll(() => screen.getAllByRole('article').length).toBeLessThan(72);
  expect(screen.getByRole('article', { name: /gusto retrò/ })).toBeVisible();
  await expect.poll(() => location.search).toBe('?q=RETRO&ordina=prezzo-crescente');
  expect(search).toHaveFocus(); // the address changed, the page did not
  const minimum = screen.getByRole('textbox', { name: 'Prezzo minimo' });
  await user.type(minimum, '12,5a');
  expect(await screen.findByRole('alert')).toHaveTextContent('Scrivi un prezzo come 12,50.');
  await user.clear(search);
  await user.clear(minimum);
  await user.type(minimum, '30');
  await expect.poll(() => location.search).toBe('?ordina=prezzo-crescente&min=30');
  await expect.poll(() => shownPrices()[0]).toBeGreaterThanOrEqual(30);
  expect(shownPrices().length).toBeGreaterThan(1);
});

it('a category is chosen by a chip or in the filters, whose button counts what is set', async () => {
  const { user } = await openShop(backend, '/?categoria=Musica');
  const chips = within(await screen.findByRole('group', { name: 'Categorie' }));
  expect(await chips.findByRole('button', { name: 'Musica', pressed: true })).toBeVisible();
  await user.click(chips.getByRole('button', { name: 'Cucina' }));
  const select = screen.getByRole('combobox', { name: 'Categoria' });
  expect(select).toHaveValue('Cucina');
  const filters = screen.getByRole('button', { name: 'Filtri (1)' });
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  await user.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  const panel = document.getElementById(filters.getAttribute('aria-controls') ?? '');
  expect(panel).toContainElement(select);
  await user.click(filters);
  // A message about a price is not hidden.
  await user.type(screen.getByRole('textbox', { name: 'Prezzo minimo' }), 'x');
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  await user.click(chips.getByRole('button', { name: 'Cucina' }));
  expect(chips.getByRole('button', { name: 'Tutte', pressed: true })).toBeVisible();
  expect(select).toHaveValue('');
});

it('shows no category as chosen if that of the address does not exist', async () => {
  await openShop(backend, '/?categoria=Antiquariato');
  await screen.findByRole('article', { name: /^Orsacchiotto/ });
  const chips = within(screen.getByRole('group', { name: 'Categorie' }));
  expect(await chips.findByRole('button', { name: 'Tutte', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filtri' })).toBeVisible();
});

it('keeps a category of the address while the products are still loading', async () => {
  const release = backend.hold('get', '/insertion/getAll', { once: true });
  await openShop(backend, '/?categoria=Musica');
  const select = await screen.findByRole('combobox', { name: 'Categoria' });
  expect(select).toHaveValue('Musica');
  release();
  expect(await screen.findByRole('article', { name: /^Chitarra elettrica/ })).toBeVisible();
  expect(screen.queryByRole('article', { name: /^Orsacchiotto/ })).toBeNull();
  expect(location.search).toBe('?categoria=Musica');
});

it('a search that finds nothing leads to the categories and to four products', async () => {
  const { user } = await openShop(backend, '/?q=orsachiotto');
  expect(await screen.findAllByRole('article', { name: /^Orsacchiotto/ })).toHaveLength(1);
  await user.type(screen.getByRole('searchbox', { name: 'Cerca un prodotto' }), ' di nessuno');
  expect(await screen.findByText('Nessun prodotto corrisponde alla ricerca.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  const garden = await screen.findByRole('link', { name: 'Giardino' });
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.filter((address) => address?.startsWith('/product/'))).toHaveLength(4);
  await user.click(garden);
  expect(await screen.findByRole('article', { name: /^Pianta verde/ })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Cerca un prodotto' })).toHaveValue('');
  expect(location.search).toBe('?categoria=Giardino');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('has neither chips nor a choice of categories if the backend sends none', async () => {
  await openShop(backend, '/', {
    change: (seed) => {
      for (const product of seed.products) Object.assign(product, { category: undefined });
    },
  });
  await screen.findByRole('article', { name: /Orsacchiotto/ });
  expect(screen.queryByRole('group', { name: 'Categorie' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Categoria' })).toBeNull();
});

describe('below the products', () => {
  it('are promises and the latest opinions, loaded when they are near', async () => {
    const comeNear = holdOutOfView();
    await openShop(backend, '/');
    await screen.findByRole('article', { name: /Orsacchiotto/ });
    const main = within(screen.getByRole('main'));
    expect(main.queryByText('Online dal 2018')).toBeNull();
    await comeNear();
    expect(await main.findByText('Online dal 2018')).toBeVisible();
    expect(await main.findByText(/^4,\d su 5 · \d+ feedback$/)).toBeVisible();
    expect(main.getAllByRole('figure')).toHaveLength(3);
    expect(main.getByRole('link', { name: 'Leggi tutte le opinioni' })).toBeVisible();
  });

  it.each([
    ['there are no opinions', () => HttpResponse.json([])],
    ['they cannot be read', () => new HttpResponse(null, { status: 404 })],
  ])('are promises alone if %s', async (_, answer) => {
    const comeNear = holdOutOfView();
    backend.server.use(http.get(`${HOST}/feedback/getAll`, answer));
    await openShop(backend, '/');
    await screen.findByRole('article', { name: /Orsacchiotto/ });
    await comeNear();
    expect(await screen.findByText('Online dal 2018')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Dicono di noi' })).toBeNull(),
    );
  });
});

it('says that the catalogue cannot be loaded, and loads it on request', async () => {
  const mend = backend.fail(
    'get',
    '/insertion/getAll',
    () => new HttpResponse('<h1>no</h1>', { status: 404 }),
  );
  const { user } = await openShop(backend, '/');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Errore nel caricamento dei prodotti.',
  );
  mend();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('article', { name: /Orsacchiotto/ })).toBeVisible();
});

it('keeps the focus in the page when the filters are cleared', async () => {
  const { user } = await openShop(backend, '/?q=orsacchiotto');
  await user.click(await screen.findByRole('button', { name: 'Azzera i filtri' }));
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
