import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { recordAnnouncements } from '#tests/support/announcements';
import { aProduct, wireProduct } from '#tests/support/apiSamples';
import {
  EDIT_PATH,
  button,
  field,
  openForm,
  productOf,
  rows,
  shownNames,
  threeImages,
} from '#tests/support/editProductForm';
import { adminToken } from '#tests/support/orders';
import { HOST, leaveAndComeBack, main, openShop, useMockBackend } from '#tests/support/shop';
import { expectRedirect, stopTimers } from '#tests/support/stopTimers';
import { enterText } from '#tests/support/enterText';

const backend = useMockBackend();

it('shows the product, with the price in Italian', async () => {
  await openForm(backend);
  expect(field('Nome prodotto')).toHaveValue('orso');
  expect(field('Titolo')).toHaveValue('Orso Bruno');
  expect(field('Prezzo')).toHaveValue('1234,50');
  expect(field('Descrizione')).toHaveValue('Morbido.\nBuono.');
  expect(shownNames()).toEqual(['a.png', 'b.png', 'c.png']);
  expect(within(rows()[0] as HTMLElement).getByText('Principale')).toBeVisible();
  expect(main().getAllByText(/principale/i)).toHaveLength(1);
});

it('saves once, in the order shown, and goes to the product after three seconds', async () => {
  const shop = await openForm(backend);
  const { user } = shop;
  await user.clear(field('Titolo'));
  await enterText(user, field('Titolo'), 'Orso nuovo');
  await user.clear(field('Prezzo'));
  await user.type(field('Prezzo'), '9,9');
  await user.click(button('Sposta dopo immagine 1'));
  await user.click(button('Sposta dopo immagine 2'));
  stopTimers();
  const said = recordAnnouncements();
  await user.dblClick(button('Salva'));
  expect(await main().findByText('Prodotto aggiornato correttamente!')).toBeVisible();
  expect(said).toEqual(['Salvataggio…', 'Prodotto aggiornato correttamente!']);
  expect(backend.calls('/insertion/update')).toHaveLength(1);
  expect(await productOf(shop)).toMatchObject({
    title: 'Orso nuovo',
    price: 9.9,
    fileNames: ['b.png', 'c.png', 'a.png'],
  });
  expect(field('Titolo')).toHaveValue('Orso nuovo');
  expect(shop.store.getState().drafts).toEqual({});
  await expectRedirect(3_000, '/product/101');
  expect(await screen.findByRole('heading', { level: 1, name: 'Orso nuovo' })).toBeVisible();
});

it('sends a price with more than two decimals as it was typed', async () => {
  let sent: FormDataEntryValue | null = null;
  backend.server.use(
    http.put(`${HOST}/insertion/update`, async ({ request }) => {
      sent = (await request.formData()).get('price');
      return HttpResponse.text('ok');
    }),
  );
  const { user } = await openForm(backend);
  expect(main().getByText('Nel negozio: 1.234,50 €')).toBeVisible();
  await user.clear(field('Prezzo'));
  await user.type(field('Prezzo'), '1.234');
  expect(main().getByText('Nel negozio: 1,23 €')).toBeVisible();
  await user.click(button('Salva'));
  expect(await main().findByText('Prodotto aggiornato correttamente!')).toBeVisible();
  expect(Number(sent)).toBe(1.234);
  expect(field('Prezzo')).toHaveValue('1,234');
});

it('keeps a stored price with more than two decimals', async () => {
  const stored = { ...wireProduct, id: 101 };
  let price: number | string = 1.234;
  let sent: FormDataEntryValue | null = null;
  backend.server.use(
    http.get(`${HOST}/insertion/getId`, () => HttpResponse.json({ ...stored, price })),
    http.put(`${HOST}/insertion/update`, async ({ request }) => {
      sent = (await request.formData()).get('price');
      price = 1.23;
      return HttpResponse.text('ok');
    }),
  );
  const { user } = await openForm(backend);
  expect(field('Prezzo')).toHaveValue('1,234');
  expect(main().getByText('Nel negozio: 1,23 €')).toBeVisible();
  await enterText(user, field('Titolo'), 'Orso nuovo');
  await user.click(button('Salva'));
  expect(await main().findByText('Prodotto aggiornato correttamente!')).toBeVisible();
  expect(sent).toBe('1.234');
  // Later the same price is stored without the third decimal.
  await leaveAndComeBack(user);
  await waitFor(() => expect(field('Prezzo')).toHaveValue('1,23'));
});

it('does not save over a copy from an earlier visit', async () => {
  const { user } = await openForm(backend);
  await user.clear(field('Titolo'));
  await enterText(user, field('Titolo'), 'Orso nuovo');
  const headers = { 'X-Offline-Copy': 'true', Date: new Date().toUTCString() };
  const copy = { id: '101', title: 'Orso Bruno', name: 'orso', price: 10, fileNames: ['a.png'] };
  backend.server.use(
    http.get(`${HOST}/insertion/getId`, () => HttpResponse.json(copy, { headers })),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await user.click(button('Salva'));
  expect(await screen.findByText('Errore durante il salvataggio.')).toBeVisible();
  vi.useRealTimers();
  expect(backend.calls('/insertion/update')).toEqual([]);
});

it('says that the outcome of a save is unknown if no answer arrives', async () => {
  backend.fail('put', '/insertion/update', () => HttpResponse.error(), { once: true });
  const { user } = await openForm(backend);
  await enterText(user, field('Titolo'), 'Orso nuovo');
  await user.click(button('Salva'));
  expect(await main().findByText('Errore durante il salvataggio.')).toBeVisible();
  expect(main().getByText(/Non sappiamo se le modifiche sono arrivate/)).toBeVisible();
});

it.each([
  ['the marker', () => HttpResponse.text('Errore!')],
  ['a 500', () => new HttpResponse('<p>', { status: 500 })],
])('keeps what was typed after %s', async (_, answer) => {
  backend.server.use(http.put(`${HOST}/insertion/update`, answer));
  const { user } = await openForm(backend);
  await user.type(field('Titolo'), '!');
  await user.click(button('Sposta prima immagine 2'));
  await user.click(button('Salva'));
  expect(await main().findByText('Errore durante il salvataggio.')).toBeVisible();
  expect(field('Titolo')).toHaveValue('Orso Bruno!');
  expect(shownNames()).toEqual(['b.png', 'a.png', 'c.png']);
});

it('refuses an invalid price and missing texts', async () => {
  const { user } = await openForm(backend);
  await user.clear(field('Prezzo'));
  await user.type(field('Prezzo'), '12,5a');
  await user.clear(field('Nome prodotto'));
  await user.click(button('Salva'));
  expect(main().getByText('Il prezzo inserito non è valido.')).toBeVisible();
  expect(main().getByText('Compila tutti i campi obbligatori.')).toBeVisible();
  expect(field('Nome prodotto')).toHaveFocus();
  expect(backend.calls('/insertion/update')).toHaveLength(0);
});

it('goes home at once with Annulla, and Ripristina restores what was typed', async () => {
  const { user, store } = await openForm(backend);
  await user.type(field('Titolo'), '!');
  await user.click(button('Sposta prima immagine 2'));
  await user.click(button('Annulla'));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(store.getState().drafts).toEqual({});
  expect(await screen.findByText('Modifiche annullate')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ripristina' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/edit-product/101'));
  expect(await main().findByLabelText('Titolo')).toHaveValue('Orso Bruno!');
  expect(shownNames()).toEqual(['b.png', 'a.png', 'c.png']);
  expect(main().queryByRole('button', { name: 'Riprendi la bozza' })).toBeNull();
  await user.click(button('Salva'));
  await main().findByText('Prodotto aggiornato correttamente!');
});

it('restores what was typed also if the form is open again by then', async () => {
  const { user, store } = await openForm(backend);
  await user.type(field('Titolo'), '!');
  const { drafts } = store.getState();
  await user.click(button('Annulla'));
  await screen.findByText('Modifiche annullate');
  history.back();
  expect(await main().findByLabelText('Titolo')).toHaveValue('Orso Bruno');
  await user.click(await screen.findByRole('button', { name: 'Ripristina' }));
  await waitFor(() => expect(field('Titolo')).toHaveValue('Orso Bruno!'));
  // On the next visit it is only offered.
  expect(store.getState().drafts).toEqual(drafts);
});

const TYPED = aProduct({
  name: 'orso',
  title: 'Orso Bruno',
  description: 'Morbido.\nBuono.',
  price: '1234,50',
});
const DRAFT = {
  'edit-product/101': { ...TYPED, title: 'Orso Bruno!' },
  'edit-product/101/base': TYPED,
  'edit-product/101/order': ['c.png', 'a.png', 'b.png'],
  'edit-product/101/order/base': ['a.png', 'b.png', 'c.png'],
};

/** Opens the form after a reload, with a draft in this tab's storage. */
async function openWithDraft() {
  const token = await adminToken();
  const shop = await openShop(backend, EDIT_PATH, { token, change: threeImages, drafts: DRAFT });
  await main().findByRole('button', { name: 'Salva' });
  expect(field('Titolo')).toHaveValue('Orso Bruno');
  expect(shownNames()).toEqual(['a.png', 'b.png', 'c.png']);
  return shop;
}

it('shows the product after a reload, offers the draft, and saves it after it is resumed', async () => {
  const shop = await openWithDraft();
  const { user } = shop;
  expect(main().getByRole('status')).toHaveTextContent(/bozza/);
  await user.click(button('Riprendi la bozza'));
  expect(field('Titolo')).toHaveValue('Orso Bruno!');
  expect(shownNames()).toEqual(['c.png', 'a.png', 'b.png']);
  expect(main().queryByRole('button', { name: 'Scarta' })).toBeNull();
  expect(field('Nome prodotto')).toHaveFocus();
  await user.click(button('Salva'));
  await main().findByText('Prodotto aggiornato correttamente!');
  expect(await productOf(shop)).toMatchObject({
    title: 'Orso Bruno!',
    fileNames: ['c.png', 'a.png', 'b.png'],
  });
  expect(shop.store.getState().drafts).toEqual({});
});

it('discards the offered draft', async () => {
  const { user, store } = await openWithDraft();
  await user.click(button('Scarta'));
  expect(store.getState().drafts).toEqual({});
  expect(field('Titolo')).toHaveValue('Orso Bruno');
  expect(main().queryByRole('button', { name: 'Riprendi la bozza' })).toBeNull();
});

it('keeps offering the draft while something else is typed', async () => {
  const { user } = await openWithDraft();
  await user.type(field('Titolo'), '?');
  expect(field('Titolo')).toHaveValue('Orso Bruno?');
  expect(shownNames()).toEqual(['a.png', 'b.png', 'c.png']);
  await user.click(button('Riprendi la bozza'));
  expect(field('Titolo')).toHaveValue('Orso Bruno!');
  expect(shownNames()).toEqual(['c.png', 'a.png', 'b.png']);
});

it('does not announce the offered draft again when a save ends', async () => {
  const { user } = await openWithDraft();
  await user.type(field('Titolo'), '?');
  const said = recordAnnouncements();
  await user.click(button('Salva'));
  await main().findByText('Prodotto aggiornato correttamente!');
  expect(said).toEqual(['Salvataggio…', 'Prodotto aggiornato correttamente!']);
});

it('offers the draft throughout a save that fails, without announcing it again', async () => {
  const { user } = await openWithDraft();
  await user.type(field('Titolo'), '?');
  const answer = backend.hold('put', '/insertion/update', { once: true });
  const said = recordAnnouncements();
  await user.click(button('Salva'));
  await waitFor(() => expect(said).toEqual(['Salvataggio…']));
  await user.click(button('Riprendi la bozza'));
  answer(new HttpResponse(null, { status: 500 }));
  await main().findByText(/^Errore durante il salvataggio/);
  expect(said).toEqual(['Salvataggio…', expect.stringMatching(/^Errore durante/)]);
  expect(field('Titolo')).toHaveValue('Orso Bruno?');
  await user.click(button('Riprendi la bozza'));
  expect(field('Titolo')).toHaveValue('Orso Bruno!');
});

it('offers the draft after leaving by a link and returning, without a question', async () => {
  const { user } = await openForm(backend);
  await user.type(field('Titolo'), '!');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  await leaveAndComeBack(user);
  expect(await main().findByLabelText('Titolo')).toHaveValue('Orso Bruno');
  await user.click(button('Riprendi la bozza'));
  expect(field('Titolo')).toHaveValue('Orso Bruno!');
});

it('offers nothing if the changes were undone', async () => {
  const { user, store } = await openForm(backend);
  await user.type(field('Titolo'), '!{Backspace}');
  await user.click(button('Sposta prima immagine 2'));
  await user.click(button('Sposta prima immagine 2'));
  expect(store.getState().drafts).toEqual({});
});

it('says once that there is no such product', async () => {
  const { store } = await openShop(backend, '/admin/edit-product/niente', {
    token: await adminToken(),
  });
  expect(await main().findByText('Prodotto non trovato o errore nel caricamento.')).toBeVisible();
  expect(main().queryByRole('button', { name: 'Salva' })).toBeNull();
  expect(button('Riprova')).toBeVisible();
  expect(store.getState().notifications).toEqual([]);
});
