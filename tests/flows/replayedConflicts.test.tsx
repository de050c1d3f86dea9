import '#tests/support/noPreload';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import type { ShopStore } from '#src/store/makeStore';
import { EDIT_PATH, field } from '#tests/support/editProductForm';
import { adminToken } from '#tests/support/orders';
import { openOrders, searchBox } from '#tests/support/ordersList';
import { openTable, type } from '#tests/support/productTable';
import { removeQaTools, replayPage } from '#tests/support/qaTools';
import { main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

afterEach(removeQaTools);

async function openForm({ title = 'Orso Bruno', price = 24.9 }) {
  const shop = await openShop(backend, EDIT_PATH, {
    token: await adminToken(),
    change: (seed) => {
      Object.assign(seed.products.find(({ id }) => id === '101') ?? {}, { title, price });
    },
  });
  await main().findByRole('button', { name: 'Salva' });
  return shop;
}

/** Changes the title of product 101 as a write in another tab does. */
function changeTitle(store: ShopStore, title: string): void {
  const product = selectEntity(store.getState(), 'products', '101');
  if (!product) throw new Error('the product is not on screen');
  act(() => {
    store.dispatch(entitiesLearned({ asOf: tick(), products: [{ ...product, title }] }));
  });
}

it('shows a title that others have changed, though all three are masked alike', async () => {
  const { store, user } = await openForm({ title: 'Orso Bruno' });
  await user.clear(field('Titolo'));
  await user.type(field('Titolo'), 'Orso Verde');
  changeTitle(store, 'Orso Rosso');
  expect(await main().findByText('Titolo: ora è «Orso Rosso».')).toBeVisible();
  await replayPage(backend, store);
  expect(main().getByText('Titolo: ora è «Orso Rosso».')).toBeVisible();
  expect(field('Titolo')).toHaveDisplayValue(/^Xxxx Xxxxx/);
});

it('takes no text for a change by others that nobody has typed over', async () => {
  const { store, user } = await openForm({ title: 'Orso Bruno' });
  await user.type(field('Descrizione'), '!');
  changeTitle(store, 'Orso Rosso');
  await main().findByDisplayValue('Orso Rosso');
  const notice = main().getByText('Aggiornato nel frattempo.').parentElement?.textContent ?? '';
  await replayPage(backend, store);
  expect(main().getByText('Aggiornato nel frattempo.').parentElement).toHaveTextContent(notice);
  expect(field('Titolo')).toHaveValue('Orso Rosso');
});

it('lists an edited cell of the product table with two values, though they are masked alike', async () => {
  const { store, user } = await openTable(backend, '', (seed) => {
    Object.assign(seed.products.find(({ id }) => id === '101') ?? {}, { title: 'Orso Bruno' });
  });
  await type(user, 0, 'title', 'Orso Verde{Enter}');
  changeTitle(store, 'Orso Rosso');
  await replayPage(backend, store);
  await user.click(main().getByRole('button', { name: 'Elenco delle modifiche' }));
  const cells = within(await screen.findByRole('dialog')).getAllByRole('cell');
  const [, , before, after] = cells.map(({ textContent }) => textContent);
  expect(before).toBe('Xxxx Xxxxx');
  expect(after).toMatch(/^Xxxx Xxxxxx/);
  expect(after).toContain('Nel frattempo è diventato Orso Rosso.');
});

it('does not say that others have changed a price of eight digits', async () => {
  const { store, user } = await openForm({ price: 12_345_678 });
  await user.type(field('Titolo'), ' nuovo');
  expect(field('Prezzo')).toHaveValue('12345678,00');
  await replayPage(backend, store);
  expect(field('Prezzo')).toHaveValue('12345678,00');
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
});

it('shows a typed price of eight digits as one', async () => {
  const { store, user } = await openForm({});
  await user.clear(field('Prezzo'));
  await user.type(field('Prezzo'), '12345678');
  await replayPage(backend, store);
  expect(main().getByText(/^Nel negozio: 99\.999\.999,00\s€$/)).toBeVisible();
});

it.each([
  ['min', 'Nessun ordine trovato.'],
  ['max', '250 ordini'],
])('finds the orders that a %s of eight digits has found', async (name, found) => {
  const { store } = await openOrders(backend, `?${name}=10000000`);
  expect(await main().findByText(found)).toBeVisible();
  await replayPage(backend, store);
  expect(main().getByText(found)).toBeVisible();
});

it.each([
  ['a state', '?stato=SHIPPED', ''],
  ['a customer', '', 'nicolò'],
])('leads back to the list of orders of %s', async (_, search, customer) => {
  const { store, user } = await openOrders(backend, search);
  await main().findByText(/^\d+ ordini/);
  if (customer !== '') {
    await user.type(searchBox(), customer);
    await user.click(await main().findByRole('button', { name: /^Cerca «nicolò»/ }));
  }
  const count = () => main().findByText(/^\d+ ordini su \d+/);
  const { textContent: found } = await count();
  await user.click(main().getByRole('checkbox', { name: /^Seleziona tutti/ }));
  await user.click(await main().findByRole('link', { name: 'Cambia stato' }));
  await main().findByRole('link', { name: 'Torna agli ordini' });
  const snapshot = await replayPage(backend, store);
  expect(JSON.stringify(snapshot)).not.toMatch(/nicol[oò]/i);
  await user.click(main().getByRole('link', { name: 'Torna agli ordini' }));
  expect(await count()).toHaveTextContent(found);
  expect(searchBox()).toHaveValue(customer === '' ? '' : 'cercato');
});
