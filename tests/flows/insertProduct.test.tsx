import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { adminToken, jpegFile, pngFile } from '#tests/support/orders';
import { HOST, main, openShop, useMockBackend } from '#tests/support/shop';
import { newProduct } from '#tests/support/newProduct';
import { button, field, fill, pick, rows } from '#tests/support/productForm';

const backend = useMockBackend();

type Shop = Awaited<ReturnType<typeof openForm>>;

async function openForm() {
  return openShop(backend, '/admin/insertProduct', { token: await adminToken() });
}

const productsOf = ({ mockBackend }: Shop) =>
  mockBackend.database.read((tables) => tables.getAll('products'));

it('creates the product once, with its pictures in the order shown, and clears the form', async () => {
  const shop = await openForm();
  const { user } = shop;
  await fill(shop);
  await pick(shop, pngFile('a.png'), jpegFile('b.jpg'), pngFile('c.png'));
  await user.click(button('Sposta prima immagine 2'));
  await user.click(button('Rimuovi immagine 3'));
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Principaleb\.jpg/),
    expect.stringMatching(/^a\.png/),
  ]);
  await user.dblClick(button('Inserisci prodotto'));
  const popup = await screen.findByRole('alertdialog', {
    name: 'Prodotto inserito correttamente!',
  });
  expect(popup).toBeVisible();
  expect(backend.calls('/insertion/create')).toHaveLength(1);
  const created = (await productsOf(shop)).find(({ title }) => title === 'Lampada di prova');
  expect(created).toMatchObject({
    name: 'lampada-01',
    description: expect.stringMatching(/^Bella\.\r?\nUtile\.$/),
    price: 1234.5,
    fileNames: [expect.stringMatching(/\.jpg$/), expect.stringMatching(/\.png$/)],
  });
  expect(shop.store.getState().drafts).toEqual({});
  // It closes by itself after three seconds, and the next product can be entered.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(field('Nome prodotto')).toHaveFocus());
  for (const label of Object.keys(newProduct())) expect(field(label)).toHaveValue('');
  expect(main().queryByRole('list', { name: 'Immagini del prodotto' })).toBeNull();
});

it('announces how many pictures are chosen', async () => {
  const shop = await openForm();
  const { user } = shop;
  await pick(shop, pngFile('a.png'), pngFile('b.png'));
  expect(main().getByText('2 immagini scelte.')).toHaveAttribute('aria-live', 'polite');
  await user.click(button('Rimuovi immagine 1'));
  expect(main().getByText('1 immagine scelta.')).toHaveAttribute('aria-live', 'polite');
});

it.each([
  ['12,5', 12.5, '12,50 €'],
  ['1.234', 1.234, '1,23 €'],
])('takes the price %s for %d and says how the shop shows it', async (typed, price, shown) => {
  let sent: FormDataEntryValue | null = null;
  backend.server.use(
    http.post(`${HOST}/insertion/create`, async ({ request }) => {
      sent = (await request.formData()).get('price');
      return HttpResponse.text('ok');
    }),
  );
  const shop = await openForm();
  await fill(shop, typed);
  expect(main().getByText(`Nel negozio: ${shown}`)).toBeVisible();
  expect(field('Prezzo')).toHaveAccessibleDescription(/Nel negozio: /);
  await shop.user.click(button('Inserisci prodotto'));
  await screen.findByRole('alertdialog');
  expect(Number(sent)).toBe(price);
});

it('requires all texts, marks the missing ones and focuses the first', async () => {
  const shop = await openForm();
  const { user } = shop;
  await user.type(field('Nome prodotto'), 'x');
  await user.click(button('Inserisci prodotto'));
  expect(main().getByRole('alert')).toHaveTextContent('Compila tutti i campi obbligatori.');
  expect(field('Titolo')).toHaveFocus();
  expect(field('Titolo')).toHaveAccessibleDescription(/^Campo obbligatorio\./);
  expect(field('Nome prodotto')).toBeValid();
  expect(field('Prezzo')).toHaveAccessibleDescription(/^Il prezzo inserito non è valido\./);
  expect(backend.calls('/insertion/create')).toHaveLength(0);
});

it('refuses a price that is no number', async () => {
  const shop = await openForm();
  await fill(shop, '1.234,50');
  await shop.user.click(button('Inserisci prodotto'));
  expect(main().getByText('Il prezzo inserito non è valido.')).toBeVisible();
  expect(field('Prezzo')).toHaveFocus();
  expect(field('Prezzo')).toHaveValue('1.234,50');
  expect(main().queryByText(/^Nel negozio/)).toBeNull();
  expect(backend.calls('/insertion/create')).toHaveLength(0);
});

it.each([
  ['the marker', () => HttpResponse.text('Errore!'), "Errore nell'inserimento del prodotto."],
  ['a 500', () => new HttpResponse('<p>', { status: 500 }), 'Errore nella creazione del prodotto.'],
  ['no answer', () => HttpResponse.error(), 'Errore nella creazione del prodotto.'],
])('keeps everything after %s', async (_, answer, text) => {
  backend.server.use(http.post(`${HOST}/insertion/create`, answer));
  const shop = await openForm();
  await fill(shop);
  await pick(shop, pngFile('a.png'));
  await shop.user.click(button('Inserisci prodotto'));
  expect(await main().findByText(text)).toBeVisible();
  expect(field('Prezzo')).toHaveValue('1234,50');
  expect(rows()).toHaveLength(1);
});

it('moves pictures by buttons, and the focus with them', async () => {
  const shop = await openForm();
  const { user } = shop;
  await pick(shop, pngFile('a.png'), pngFile('b.png'), pngFile('c.png'));
  await user.click(button('Sposta dopo immagine 1'));
  expect(button('Sposta dopo immagine 2')).toHaveFocus();
  expect(main().getByText('L’immagine è ora al posto 2 di 3.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Principaleb\.png/),
    expect.stringMatching(/^c\.png/),
    expect.stringMatching(/^a\.png/),
  ]);
  expect(button('Sposta dopo immagine 3')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(rows()[2]).toHaveTextContent('a.png');
});

it('says that the product may have been inserted if no answer arrives', async () => {
  backend.fail('post', '/insertion/create', () => HttpResponse.error());
  const shop = await openForm();
  await fill(shop, '12,50');
  await shop.user.click(button('Inserisci prodotto'));
  expect(await main().findByText('Errore nella creazione del prodotto.')).toBeVisible();
  expect(main().getByText(/^Non sappiamo se è stato inserito/)).toBeVisible();
});
