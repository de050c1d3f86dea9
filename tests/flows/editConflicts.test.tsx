import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ProductRecord } from '#mocks/backend/records';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import type { Product } from '#src/domain/types';
import { openForm, productOf } from '#tests/support/editProductForm';
import { advanceClock, changeElsewhere } from '#tests/support/elsewhere';
import { main, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const field = (label: string) => main().getByLabelText(label);
const button = (name: string) => main().getByRole('button', { name });

type Shop = Awaited<ReturnType<typeof openForm>>;

const changeBear = ({ mockBackend }: Shop, fields: Partial<ProductRecord>) =>
  changeElsewhere(mockBackend.database, 'products', '101', fields);

function hearOf({ store }: Shop, fields: Partial<Product>): void {
  const product = selectEntity(store.getState(), 'products', '101');
  if (!product) throw new Error('the product is not on screen');
  store.dispatch(entitiesLearned({ asOf: tick(), products: [{ ...product, ...fields }] }));
}

it('merges what was typed with what others have changed in other fields', async () => {
  const shop = await openForm(backend);
  await shop.user.type(field('Titolo'), ' nuovo');
  await changeBear(shop, { price: 12.5, fileNames: ['c.png', 'a.png', 'b.png'] });
  advanceClock();
  await shop.user.click(button('Salva'));
  expect(await main().findByText('Prodotto aggiornato correttamente!')).toBeVisible();
  expect(await productOf(shop)).toMatchObject({
    title: 'Orso Bruno nuovo',
    price: 12.5,
    fileNames: ['c.png', 'a.png', 'b.png'],
  });
  expect(backend.calls('/insertion/update')).toHaveLength(1);
});

it('asks, field by field, if both have changed the same field', async () => {
  const shop = await openForm(backend);
  await shop.user.type(field('Titolo'), ' mio');
  await shop.user.click(button('Sposta dopo immagine 1'));
  await changeBear(shop, { title: 'Orso loro', fileNames: ['c.png', 'b.png', 'a.png'] });
  advanceClock();
  await shop.user.click(button('Salva'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(backend.calls('/insertion/update')).toHaveLength(0);
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
  const shop = await openForm(backend);
  await shop.user.type(field('Descrizione'), ' Molto.');
  hearOf(shop, { priceCents: 1250 });
  expect(await main().findByText('Aggiornato nel frattempo.')).toBeVisible();
  expect(main().getByText('Prezzo: ora è «12,50».')).toBeVisible();
  expect(field('Prezzo')).toHaveValue('12,50');
  expect(field('Descrizione')).toHaveValue('Morbido.\nBuono. Molto.');
  await shop.user.click(button('Usa i nuovi valori'));
  expect(field('Descrizione')).toHaveValue('Morbido.\nBuono.');
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
});

it('shows no message while nothing is typed, nor for two spellings of the same value', async () => {
  const shop = await openForm(backend);
  hearOf(shop, { title: 'Orso loro' });
  await vi.waitFor(() => expect(field('Titolo')).toHaveValue('Orso loro'));
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
  await shop.user.clear(field('Prezzo'));
  await shop.user.type(field('Prezzo'), '12.50');
  act(() => hearOf(shop, { priceCents: 1250 }));
  expect(main().queryByText('Aggiornato nel frattempo.')).toBeNull();
  await changeBear(shop, { title: 'Orso loro', price: 12.5 });
  advanceClock();
  await shop.user.click(button('Salva'));
  expect(await main().findByText('Prodotto aggiornato correttamente!')).toBeVisible();
  expect(await productOf(shop)).toMatchObject({ title: 'Orso loro', price: 12.5 });
});

it('does not save over a deleted product', async () => {
  const shop = await openForm(backend);
  await shop.user.type(field('Titolo'), '!');
  await shop.mockBackend.database.write((tables) => tables.delete('products', '101'));
  advanceClock();
  await shop.user.click(button('Salva'));
  expect(await main().findByText('Errore durante il salvataggio.')).toBeVisible();
  expect(field('Titolo')).toHaveValue('Orso Bruno!');
  expect(backend.calls('/insertion/update')).toHaveLength(0);
});
