import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ProductRecord } from '#mocks/backend/records';
import type { Seed } from '#mocks/seed/buildSeed';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import type { Product } from '#src/domain/types';
import { adminToken } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
// A closing dialog still hides it from assistive technology: tests wait for what they look for.
const main = () => within(screen.getByRole('main', { hidden: true }));
const field = (label: string) => main().getByLabelText(label);
const button = (name: string) => main().getByRole('button', { name });
const saves = () => backend.seen.filter(({ path }) => path === '/insertion/update');

type Shop = Awaited<ReturnType<typeof openShop>>;

function simple(seed: Seed): void {
  const bear = seed.products.find(({ id }) => id === '101');
  Object.assign(bear ?? {}, {
    name: 'orso',
    title: 'Orso Bruno',
    price: 10,
    description: 'Morbido.',
    fileNames: ['a.png', 'b.png', 'c.png'],
  });
}

async function openForm(): Promise<Shop> {
  const token = await adminToken();
  const shop = await openShop(backend, '/admin/edit-product/101', { token, change: simple });
  await main().findByRole('button', { name: 'Salva' });
  return shop;
}

async function changeElsewhere(
  { mockBackend }: Shop,
  fields: Partial<ProductRecord>,
): Promise<void> {
  await mockBackend.database.write(async (tables) => {
    const product = await tables.get('products', '101');
    if (product) await tables.put('products', { ...product, ...fields });
  });
}

function hearOf({ store }: Shop, fields: Partial<Product>): void {
  const product = selectEntity(store.getState(), 'products', '101');
  if (!product) throw new Error('the product is not on screen');
  store.dispatch(entitiesLearned({ asOf: tick(), products: [{ ...product, ...fields }] }));
}

const productOf = ({ mockBackend }: Shop) =>
  mockBackend.database.read((tables) => tables.get('products', '101'));

function later(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: tick() + 6_000 });
}
afterEach(() => vi.useRealTimers());

it('merges what was typed with what others have changed in other fields', async () => {
  const shop = await openForm();
  await shop.user.type(field('Titolo'), ' nuovo');
  await changeElsewhere(shop, { price: 12.5, fileNames: ['c.png', 'a.png', 'b.png'] });
  later();
  await shop.user.click(button('Salva'));
  expect(await main().findByText('Prodotto aggiornato correttamente!')).toBeVisible();
  expect(await productOf(shop)).toMatchObject({
    title: 'Orso Bruno nuovo',
    price: 12.5,
    fileNames: ['c.png', 'a.png', 'b.png'],
  });
  expect(saves()).toHaveLength(1);
});

it('asks, field by field, if both have changed the same field', async () => {
  const shop = await openForm();
  await shop.user.type(field('Titolo'), ' mio');
  await shop.user.click(button('Sposta dopo immagine 1'));
  await changeElsewhere(shop, { title: 'Orso loro', fileNames: ['c.png', 'b.png', 'a.png'] });
  later();
  await shop.user.click(button('Salva'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(saves()).toHaveLength(0);
  const title = within(dialog.getByRole('group', { name: 'Titolo' }));
  expect(title.getByText('Prima era «Orso Bruno».')).toBeVisible();
  await shop.user.click(title.getByRole('radio', { name: 'Il tuo: «Orso Bruno mio»' }));
  const order = within(dialog.getByRole('group', { name: 'Ordine delle immagini' }));
  expect(order.getByRole('radio', { name: /^Il nuovo valore/ })).toBeChecked();
  await shop.user.click(dialog.getByRole('button', { name: 'Conferma' }));
  expect(await main().findByText('Prodotto aggiornato correttamente!')).toBeVisible();
  expect(await productOf(shop)).toMatchObject({
    title: 'Orso Bruno mio',
    fileNames: ['c.png', 'b.png', 'a.png'],
  });
});

it('shows others’ changes at once if nothing is typed, and says so', async () => {
  const shop = await openForm();
  await shop.user.type(field('Descrizione'), ' Molto.');
  hearOf(shop, { priceCents: 1250 });
  expect(await main().findByText('Aggiornato nel frattempo.')).toBeVisible();
  expect(main().getByText('Prezzo: ora è «12,50».')).toBeVisible();
  expect(field('Prezzo')).toHaveValue('12,50');
  expect(field('Descrizione')).toHaveValue('Morbido. Molto.');
  await shop.user.click(button('Usa i nuovi valori'));
  expect(field('Descrizione')).toHaveValue('Morbido.');
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
});

it('shows no message while nothing is typed, nor for two spellings of the same value', async () => {
  const shop = await openForm();
  hearOf(shop, { title: 'Orso loro' });
  await vi.waitFor(() => expect(field('Titolo')).toHaveValue('Orso loro'));
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
  await shop.user.clear(field('Prezzo'));
  await shop.user.type(field('Prezzo'), '12.50');
  act(() => hearOf(shop, { priceCents: 1250 }));
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
  await changeElsewhere(shop, { title: 'Orso loro', price: 12.5 });
  later();
  await shop.user.click(button('Salva'));
  expect(await main().findByText('Prodotto aggiornato correttamente!')).toBeVisible();
  expect(await productOf(shop)).toMatchObject({ title: 'Orso loro', price: 12.5 });
});

it('does not save over a deleted product', async () => {
  const shop = await openForm();
  await shop.user.type(field('Titolo'), '!');
  await shop.mockBackend.database.write((tables) => tables.delete('products', '101'));
  later();
  await shop.user.click(button('Salva'));
  expect(await main().findByText('Errore durante il salvataggio.')).toBeVisible();
  expect(field('Titolo')).toHaveValue('Orso Bruno!');
  expect(saves()).toHaveLength(0);
});
