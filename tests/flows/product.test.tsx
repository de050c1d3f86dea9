import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { recordAnnouncements } from '#tests/support/announcements';
import { button, callsOf, openProduct, soldOut, TITLE } from '#tests/support/product';
import { HOST, main, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

const LOAD_FAILED = 'Errore nel caricamento del prodotto.';
const NOT_LOADED = 'I dati di questo prodotto non sono disponibili al momento.';
const shownImage = (name: string) => screen.findByRole('img', { name });
const gallery = () => within(screen.getByRole('region', { name: 'Galleria immagini' }));

describe('what the page shows', () => {
  it('title, price, category, availability, description line by line', async () => {
    await openProduct(backend);
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(document.title).toContain(TITLE);
    expect(screen.getByText(/^24,90\s€$/)).toBeVisible();
    expect(screen.getByText('42 disponibili').parentElement).toHaveTextContent(
      /^Giochi · 42 disponibili$/,
    );
    expect(screen.getByText('Altezza da seduto: 35 cm').tagName).toBe('P');
    const choices = within(screen.getByRole('combobox', { name: 'Quantità' }));
    expect(choices.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 1)),
    );
    expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
  });

  it('says that it is sold out and then sells nothing', async () => {
    await openProduct(backend, '101', { change: soldOut });
    expect(await screen.findByText('Esaurito')).toBeVisible();
    expect(button('Aggiungi al carrello')).toBeDisabled();
    expect(button('Acquista')).toBeDisabled();
  });

  it('says that there is no description', async () => {
    await openProduct(backend, '101', {
      change: ({ products }) => Object.assign(products[0] ?? {}, { description: ' \n ' }),
    });
    expect(await screen.findByText('Non disponibile.')).toBeVisible();
  });

  it('survives odd data: no category, no stock, no pictures, a price as text', async () => {
    backend.server.use(
      http.get(`${HOST}/insertion/getId`, () =>
        HttpResponse.json({ id: 101, name: 'Solo nome', price: '12,5', fileNames: null }),
      ),
    );
    await openProduct(backend);
    expect(screen.getByRole('heading', { level: 1, name: 'Solo nome' })).toBeVisible();
    expect(screen.getByText(/^12,50\s€$/)).toBeVisible();
    expect(screen.getByText('Non disponibile.')).toBeVisible();
    expect(await shownImage('Solo nome, nessuna immagine')).toBeVisible();
    expect(gallery().queryByRole('button')).toBeNull();
    expect(screen.queryByText(/NaN|undefined/)).toBeNull();
  });

  it('shows at once what the catalogue knows, and the rest when it is there', async () => {
    const answer = backend.hold('get', '/insertion/getId');
    const { user } = await openShop(backend, '/');
    await user.click(await screen.findByRole('link', { name: TITLE }));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toHaveFocus();
    expect(screen.getByText(/^24,90\s€$/)).toBeVisible();
    expect(screen.queryByText('Altezza da seduto: 35 cm')).toBeNull();
    expect(await screen.findByRole('status', { name: 'Caricamento del prodotto…' })).toBeVisible();
    answer();
    expect(await screen.findByText('Altezza da seduto: 35 cm')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toHaveFocus();
    expect(callsOf(backend, 'GET').filter((path) => path === '/insertion/getAll')).toHaveLength(1);
  });

  it('is another page for another product, with nothing carried over', async () => {
    const { user } = await openShop(backend, '/');
    await user.click(await screen.findByRole('link', { name: TITLE }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Quantità' }), '7');
    await user.click(button('Immagine successiva'));
    const related = screen.getByRole('heading', { name: 'Altri prodotti in Giochi' });
    const [other] = within(related.parentElement as HTMLElement).getAllByRole('link');
    await user.click(other as HTMLElement);
    await expect.poll(() => location.pathname).not.toBe('/product/101');
    const heading = () => screen.findByRole('heading', { level: 1 });
    await waitFor(async () => expect(await heading()).not.toHaveTextContent(TITLE));
    expect(await heading()).toHaveFocus();
    expect(await screen.findByRole('combobox', { name: 'Quantità' })).toHaveValue('1');
    expect(gallery().getByRole('img', { name: /, immagine 1 di/ })).toBeVisible();
  });
});

describe('when the product cannot be loaded', () => {
  it('says so once, in a toast, and the page loads it on request', async () => {
    const mend = backend.fail(
      'get',
      '/insertion/getId',
      () => new HttpResponse('<h1>no</h1>', { status: 404 }),
    );
    const { user } = await openShop(backend, '/product/101');
    const message = await screen.findByRole('button', { name: 'Riprova' });
    expect(await screen.findAllByText(LOAD_FAILED)).toHaveLength(1);
    expect(main().queryByText(LOAD_FAILED)).toBeNull();
    expect(message.closest('[role=status]')).toHaveTextContent(NOT_LOADED);
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    mend();
    await user.click(message);
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });

  it('does not begin the next visit with the message of the last one', async () => {
    backend.fail('get', '/insertion/getId', 404);
    const { user } = await openShop(backend, '/product/101');
    await user.click(await screen.findByRole('link', { name: 'Torna alla home' }));
    const link = await screen.findByRole('link', { name: TITLE });
    const answer = backend.hold('get', '/insertion/getId');
    const said = recordAnnouncements();
    await user.click(link);
    expect(await screen.findByRole('status', { name: 'Caricamento del prodotto…' })).toBeVisible();
    expect(said.join()).not.toContain(NOT_LOADED);
    answer();
    expect(await screen.findByText(NOT_LOADED)).toBeVisible();
  });
});
