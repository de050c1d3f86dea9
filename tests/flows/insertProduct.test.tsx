import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { signedOut } from '#src/session/sessionSlice';
import { adminToken, jpegFile, pngFile } from '#tests/support/orders';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const main = () => within(screen.getByRole('main'));
const field = (label: string) => main().getByLabelText(label);
const button = (name: string) => main().getByRole('button', { name });
const list = () => within(main().getByRole('list', { name: 'Immagini del prodotto' }));
const rows = () => list().getAllByRole('listitem');
const posts = () => backend.seen.filter(({ path }) => path === '/insertion/create');

type Shop = Awaited<ReturnType<typeof openForm>>;

async function openForm() {
  return openShop(backend, '/admin/insertProduct', { token: await adminToken() });
}

async function fill({ user }: Shop, price = '1.234,50') {
  await user.type(field('Nome prodotto'), 'lampada-01');
  await user.type(field('Titolo'), 'Lampada');
  await user.type(field('Descrizione'), 'Bella.{Enter}Utile.');
  await user.type(field('Prezzo'), price);
}

async function pick({ user }: Shop, ...files: File[]) {
  await user.upload(field('Immagini'), files);
  await waitFor(() => expect(rows()).toHaveLength(files.length));
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
  expect(posts()).toHaveLength(1);
  const created = (await productsOf(shop)).find(({ title }) => title === 'Lampada');
  expect(created).toMatchObject({
    name: 'lampada-01',
    description: expect.stringMatching(/^Bella\.\r?\nUtile\.$/),
    price: 1234.5,
    fileNames: [expect.stringMatching(/\.jpg$/), expect.stringMatching(/\.png$/)],
  });
  expect(shop.store.getState().drafts).toEqual({});
  // It closes by itself after three seconds, and the next product can be typed.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Nome prodotto')).toHaveFocus();
  for (const label of ['Nome prodotto', 'Titolo', 'Descrizione', 'Prezzo']) {
    expect(field(label)).toHaveValue('');
  }
  expect(main().queryByRole('list', { name: 'Immagini del prodotto' })).toBeNull();
});

it('sends the price as a number with a point and two decimals', async () => {
  let sent: FormDataEntryValue | null = null;
  backend.server.use(
    http.post(`${HOST}/insertion/create`, async ({ request }) => {
      sent = (await request.formData()).get('price');
      return HttpResponse.text('ok');
    }),
  );
  const shop = await openForm();
  await fill(shop, '12,5');
  await shop.user.click(button('Inserisci prodotto'));
  await screen.findByRole('alertdialog');
  expect(sent).toBe('12.50');
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
  expect(posts()).toHaveLength(0);
});

it.each(['12,5a', '-1', 'NaN', '1.234'])('refuses the price %s', async (price) => {
  const shop = await openForm();
  await fill(shop, price);
  await shop.user.click(button('Inserisci prodotto'));
  expect(main().getByText('Il prezzo inserito non è valido.')).toBeVisible();
  expect(field('Prezzo')).toHaveFocus();
  expect(field('Prezzo')).toHaveValue(price);
  expect(posts()).toHaveLength(0);
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
  expect(field('Prezzo')).toHaveValue('1.234,50');
  expect(rows()).toHaveLength(1);
});

it('moves pictures by buttons, and the focus goes along', async () => {
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

it('refuses a file that is not a picture', async () => {
  const shop = await openForm();
  await pick(shop, pngFile('a.png'));
  const fake = new File(['MZ'], 'virus.png', { type: 'image/png' });
  await shop.user.upload(field('Immagini'), [fake]);
  expect(await main().findByText(/«virus.png» non contiene una vera immagine/)).toBeVisible();
  expect(rows()).toHaveLength(1);
});

it('asks before work is left by a link, and goes home with Annulla', async () => {
  const shop = await openForm();
  const { user } = shop;
  await user.type(field('Titolo'), 'Lampada');
  const banner = within(screen.getByRole('banner'));
  await user.click(banner.getByRole('link', { name: 'Contattaci' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Hai modifiche non salvate. Vuoi uscire senza salvare?',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location.pathname).toBe('/admin/insertProduct');
  expect(field('Titolo')).toHaveValue('Lampada');
  await user.click(button('Annulla'));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(shop.store.getState().drafts).toEqual({});
});

it('goes home at once with Annulla while there is nothing to lose', async () => {
  const { user } = await openForm();
  await user.click(button('Annulla'));
  await waitFor(() => expect(location.pathname).toBe('/'));
});

it('asks before the browser goes back, and steps back when told to', async () => {
  history.replaceState(null, '', '/contattaci');
  const shop = await openShop(backend, '/contattaci', { token: await adminToken() });
  const { user } = shop;
  await user.click(await screen.findByRole('link', { name: '+ Nuovo Prodotto' }));
  await user.type(await main().findByLabelText('Titolo'), 'Lampada');
  history.back();
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(location.pathname).toBe('/admin/insertProduct'));
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(field('Titolo')).toHaveValue('Lampada');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(location.pathname).toBe('/contattaci'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
});

it('has the browser ask before closing only while there is work', async () => {
  const { user } = await openForm();
  const isStopped = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isStopped()).toBe(false);
  await user.type(field('Titolo'), 'L');
  expect(isStopped()).toBe(true);
  await user.clear(field('Titolo'));
  expect(isStopped()).toBe(false);
});

it('keeps texts and pictures over a 401 and the login', async () => {
  backend.server.use(
    http.post(`${HOST}/insertion/create`, () => new HttpResponse(null, { status: 401 }), {
      once: true,
    }),
  );
  const shop = await openForm();
  const { user } = shop;
  await fill(shop);
  await pick(shop, pngFile('a.png'));
  await user.click(button('Inserisci prodotto'));
  expect(await main().findByText('Non autorizzato. Effettua il login come admin.')).toBeVisible();
  expect(field('Titolo')).toHaveValue('Lampada');
  await user.click(main().getByRole('link', { name: 'Accedi' }));
  await user.type(await main().findByLabelText('Email'), 'admin@bottega2018.example');
  await user.type(field('Password'), 'bottega2018');
  await user.click(button('Accedi'));
  await waitFor(() => expect(location.pathname).toBe('/admin/insertProduct'));
  expect(await main().findByLabelText('Titolo')).toHaveValue('Lampada');
  expect(rows()[0]).toHaveTextContent('a.png');
  await user.click(button('Inserisci prodotto'));
  await screen.findByRole('alertdialog', { name: 'Prodotto inserito correttamente!' });
});

it('restores the texts after a reload and says that the pictures are gone', async () => {
  const shop = await openForm();
  await fill(shop);
  await pick(shop, pngFile('a.png'));
  const { drafts } = shop.store.getState();
  // A reload makes another store; the drafts are in this tab's storage.
  cleanup();
  const again = await openShop(backend, '/admin/insertProduct', {
    token: await adminToken(),
    drafts,
  });
  expect(field('Titolo')).toHaveValue('Lampada');
  expect(main().getByText(/sceglile di nuovo/)).toBeVisible();
  await again.user.click(button('Ricomincia da capo'));
  expect(field('Titolo')).toHaveValue('');
  expect(main().queryByText(/sceglile di nuovo/)).toBeNull();
});

it('shows the way to the login instead of the form without a token', async () => {
  await openShop(backend, '/admin/insertProduct');
  expect(main().getByText('Non autorizzato. Effettua il login come admin.')).toBeVisible();
  expect(main().getByRole('link', { name: 'Accedi' })).toHaveAttribute(
    'href',
    '/login?ritorno=%2Fadmin%2FinsertProduct',
  );
  expect(main().queryByRole('button', { name: 'Inserisci prodotto' })).toBeNull();
});

it('keeps a filled form when the session ends', async () => {
  const { store, user } = await openForm();
  await user.type(field('Titolo'), 'Lampada');
  store.dispatch(signedOut());
  expect(await main().findByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(field('Titolo')).toHaveValue('Lampada');
});

it('hides an empty form when the session ends', async () => {
  const { store } = await openForm();
  store.dispatch(signedOut());
  expect(await main().findByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(main().queryByLabelText('Titolo')).toBeNull();
});
