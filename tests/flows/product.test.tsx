import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#src/state/session';
import type { ShopStore } from '#src/store/makeStore';
import { fillCart } from '#tests/support/cart';
import { HOST, openShop, useStandIn } from '#tests/support/shop';
import { tokenFor } from '#tests/support/storeTokens';

const backend = useStandIn();

const TITLE = 'Orsacchiotto di peluche Bruno, 35 cm';
const LOAD_FAILED = 'Errore nel caricamento del prodotto.';

const calls = (method: string) =>
  backend.seen.filter((call) => call.method === method).map(({ path }) => path);
const button = (name: string) => screen.getByRole('button', { name });
const shownImage = (name: string) => screen.findByRole('img', { name });
const gallery = () => within(screen.getByRole('region', { name: 'Galleria immagini' }));

async function openProduct(id = '101', options: Parameters<typeof openShop>[2] = {}) {
  const opened = await openShop(backend, `/product/${id}`, options);
  await screen.findByRole('button', { name: 'Aggiungi al carrello' });
  return opened;
}

async function becomeAdmin(store: ShopStore): Promise<void> {
  const { headers } = await fetch(`${HOST}/access/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@bottega2018.example', password: 'bottega2018' }),
  });
  store.dispatch(signedIn({ token: headers.get('BearerToken') ?? '', now: Date.now() }));
}

describe('what the page shows', () => {
  it('title, price, category, availability, description line by line', async () => {
    await openProduct();
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(document.title).toContain(TITLE);
    expect(screen.getByText(/^24,90\s€$/)).toBeVisible();
    expect(screen.getByText('Giochi', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText('42 disponibili')).toBeVisible();
    expect(screen.getByText('Altezza da seduto: 35 cm').tagName).toBe('P');
    const choices = within(screen.getByRole('combobox', { name: 'Quantità' }));
    expect(choices.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 1)),
    );
    expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
  });

  it('says that it is sold out and then sells nothing', async () => {
    await openProduct('101', { change: soldOut });
    expect(await screen.findByText('Esaurito')).toBeVisible();
    expect(button('Aggiungi al carrello')).toBeDisabled();
    expect(button('Acquista')).toBeDisabled();
  });

  it('says that there is no description', async () => {
    await openProduct('101', {
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
    await openProduct();
    expect(screen.getByRole('heading', { level: 1, name: 'Solo nome' })).toBeVisible();
    expect(screen.getByText(/^12,50\s€$/)).toBeVisible();
    expect(screen.getByText('Non disponibile.')).toBeVisible();
    expect(await shownImage('Solo nome, nessuna immagine')).toBeVisible();
    expect(gallery().queryByRole('button')).toBeNull();
    expect(screen.queryByText(/NaN|undefined/)).toBeNull();
  });

  it('shows at once what the catalogue knows, and the rest when it is there', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    backend.server.use(http.get(`${HOST}/insertion/getId`, () => held.then(() => undefined)));
    const { user } = await openShop(backend, '/');
    await user.click(await screen.findByRole('link', { name: TITLE }));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toHaveFocus();
    expect(screen.getByText(/^24,90\s€$/)).toBeVisible();
    expect(screen.queryByText('Altezza da seduto: 35 cm')).toBeNull();
    expect(screen.getByRole('status', { name: 'Caricamento del prodotto…' })).toBeVisible();
    answer();
    expect(await screen.findByText('Altezza da seduto: 35 cm')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toHaveFocus();
    expect(calls('GET').filter((path) => path === '/insertion/getAll')).toHaveLength(1);
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
    const heading = await screen.findByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent).not.toBe(TITLE);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Quantità' })).toHaveValue('1');
    expect(gallery().getByRole('img', { name: /, immagine 1 di/ })).toBeVisible();
  });
});

describe('the gallery', () => {
  it('goes round by buttons and arrow keys, and directly by thumbnails', async () => {
    const { user } = await openProduct();
    expect(await shownImage(`${TITLE}, immagine 1 di 5`)).toBeVisible();
    await user.click(button('Immagine precedente'));
    expect(await shownImage(`${TITLE}, immagine 5 di 5`)).toBeVisible();
    await user.click(button('Immagine successiva'));
    expect(await shownImage(`${TITLE}, immagine 1 di 5`)).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await shownImage(`${TITLE}, immagine 4 di 5`)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await shownImage(`${TITLE}, immagine 5 di 5`)).toBeVisible();
    await user.click(button('Mostra immagine 2'));
    expect(await shownImage(`${TITLE}, immagine 2 di 5`)).toBeVisible();
    expect(button('Mostra immagine 2')).toHaveAttribute('aria-current', 'true');
  });

  it('follows a finger to the side, not one that scrolls', async () => {
    await openProduct();
    const swipe = (image: HTMLElement, toX: number, toY: number) => {
      fireEvent.touchStart(image, { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(image, { changedTouches: [{ clientX: toX, clientY: toY }] });
    };
    swipe(await shownImage(`${TITLE}, immagine 1 di 5`), 100, 210);
    swipe(await shownImage(`${TITLE}, immagine 2 di 5`), 140, 400);
    swipe(await shownImage(`${TITLE}, immagine 2 di 5`), 300, 190);
    expect(await shownImage(`${TITLE}, immagine 1 di 5`)).toBeVisible();
  });

  it('shows a single picture without controls', async () => {
    await openProduct('101', {
      change: ({ products }) => Object.assign(products[0] ?? {}, { fileNames: ['uno.svg'] }),
    });
    expect(await shownImage(`${TITLE}, immagine 1 di 1`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Immagine|Mostra)/ })).toBeNull();
  });

  it('opens large, moves there too, and gives the focus back', async () => {
    const { user } = await openProduct();
    await user.click(await screen.findByRole('button', { name: 'Ingrandisci immagine' }));
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(dialog.getByRole('button', { name: 'Chiudi' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img', { name: `${TITLE}, immagine 2 di 5` })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Ingrandisci immagine')).toHaveFocus();
    expect(await shownImage(`${TITLE}, immagine 2 di 5`)).toBeVisible();
  });
});

describe('buying', () => {
  it('adds as many as chosen, once for a double click', async () => {
    const { user } = await openProduct();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantità' }), '3');
    await user.dblClick(button('Aggiungi al carrello'));
    expect(await screen.findByRole('link', { name: 'Carrello, 3 articoli' })).toBeVisible();
    expect(await screen.findByText(/^Nel carrello: 3/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai al carrello' })).toHaveAttribute('href', '/cart');
    expect(calls('POST')).toEqual(['/cart/add/101/3']);
  });

  it('goes to the cart a second after buying, which is done once', async () => {
    const { user } = await openProduct();
    await user.click(button('Acquista'));
    await screen.findByRole('link', { name: 'Carrello, 1 articolo' });
    expect(location.pathname).toBe('/product/101');
    await user.click(button('Acquista'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
    expect(location.pathname).toBe('/cart');
    expect(calls('POST')).toEqual(['/cart/add/101/1']);
  });

  it('stays, and says so, when adding fails', async () => {
    backend.server.use(
      http.post(`${HOST}/cart/add/:id/:quantity`, () => new HttpResponse(null, { status: 500 })),
    );
    const { user } = await openProduct();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantità' }), '4');
    await user.click(button('Acquista'));
    // A toast, and a message that stays.
    await waitFor(() =>
      expect(screen.getAllByText("Errore nell'aggiunta al carrello.")).toHaveLength(2),
    );
    expect(screen.getByRole('combobox', { name: 'Quantità' })).toHaveValue('4');
    expect(location.pathname).toBe('/product/101');
    expect(button('Acquista')).toBeEnabled();
  });

  it('takes it out of the cart when that is confirmed', async () => {
    const { user } = await openProduct('101', { cart: fillCart([['101', 2]]) });
    expect(await screen.findByText(/^Nel carrello: 2/)).toBeVisible();
    await user.click(button('Rimuovi'));
    await user.click(button('Annulla'));
    expect(calls('DELETE')).toEqual([]);
    await user.click(button('Rimuovi'));
    await user.click(button('Conferma'));
    await waitFor(() => expect(screen.queryByText(/^Nel carrello/)).toBeNull());
    expect(await screen.findByText('Prodotto rimosso dal carrello.')).toBeVisible();
    expect(calls('DELETE')).toEqual(['/cart/delete/101']);
    await waitFor(() => expect(button('Aggiungi al carrello')).toHaveFocus());
  });

  it('keeps it in the cart when taking it out fails', async () => {
    backend.server.use(
      http.delete(`${HOST}/cart/delete/:id`, () => new HttpResponse(null, { status: 500 })),
    );
    const { user } = await openProduct('101', { cart: fillCart([['101', 2]]) });
    await user.click(await screen.findByRole('button', { name: 'Rimuovi' }));
    await user.click(button('Conferma'));
    await waitFor(() =>
      expect(screen.getAllByText('Errore nella rimozione del prodotto.')).toHaveLength(2),
    );
    expect(await screen.findByText(/^Nel carrello: 2/)).toBeVisible();
  });
});

describe('when the product cannot be loaded', () => {
  it('says so in a toast and on the page, and loads it on request', async () => {
    let isBroken = true;
    backend.server.use(
      http.get(`${HOST}/insertion/getId`, () =>
        isBroken ? new HttpResponse('<h1>no</h1>', { status: 404 }) : undefined,
      ),
    );
    const { user } = await openShop(backend, '/product/101');
    const message = await screen.findByRole('button', { name: 'Riprova' });
    expect(message.closest('[role=alert]')).toHaveTextContent(LOAD_FAILED);
    await waitFor(() => expect(screen.getAllByText(LOAD_FAILED)).toHaveLength(2));
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    isBroken = false;
    await user.click(message);
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });

  it.each([
    ['a server error', () => new HttpResponse('<h1>Error</h1>', { status: 500 })],
    ['nothing', () => new HttpResponse('', { status: 200 })],
    ['a text', () => HttpResponse.json('Prodotto non trovato')],
    ['broken JSON', () => new HttpResponse('{"id":101,"ti', { status: 200 })],
    ['wrong types', () => HttpResponse.json({ id: 101, title: 5, price: 'caro' })],
    ['no connection', () => HttpResponse.error()],
  ])('shows the same for %s', async (_name, answer) => {
    backend.server.use(http.get(`${HOST}/insertion/getId`, answer));
    await openShop(backend, '/product/101');
    const message = await screen.findByRole('button', { name: 'Riprova' });
    expect(message.closest('[role=alert]')).toHaveTextContent(LOAD_FAILED);
    expect(screen.getByRole('heading', { level: 1, name: 'Prodotto' })).toBeVisible();
  });
});

describe('for administrators', () => {
  it('offers to edit, and deletes what is confirmed', async () => {
    const { user, store } = await openProduct();
    await becomeAdmin(store);
    expect(await screen.findByRole('link', { name: 'Modifica' })).toHaveAttribute(
      'href',
      '/admin/edit-product/101',
    );
    await user.click(button('Elimina'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Sei sicuro di voler eliminare questo prodotto?',
    });
    await user.click(within(question).getByRole('button', { name: 'Annulla' }));
    expect(calls('DELETE')).toEqual([]);
    await user.click(button('Elimina'));
    await user.dblClick(button('Conferma'));
    expect(await screen.findByText('Prodotto eliminato correttamente')).toBeVisible();
    await expect.poll(() => location.pathname).toBe('/');
    expect(calls('DELETE')).toEqual(['/insertion/delete/101']);
    const [call] = backend.seen.filter(({ method }) => method === 'DELETE');
    expect(call?.headers.get('BearerToken')).toBeTruthy();
    await screen.findAllByRole('article');
    expect(screen.queryByRole('article', { name: TITLE })).toBeNull();
  });

  it('says that deleting failed, and stays', async () => {
    backend.server.use(
      http.delete(`${HOST}/insertion/delete/:id`, () => new HttpResponse(null, { status: 500 })),
    );
    const { user } = await openProduct('101', { token: tokenFor(3600) });
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    await user.click(button('Conferma'));
    await waitFor(() =>
      expect(screen.getAllByText("Errore durante l'eliminazione.")).toHaveLength(2),
    );
    expect(location.pathname).toBe('/product/101');
    expect(button('Elimina')).toBeEnabled();
  });

  it('stays with the way to the login when the session has ended', async () => {
    backend.server.use(
      http.delete(`${HOST}/insertion/delete/:id`, () => new HttpResponse(null, { status: 401 })),
    );
    const { user } = await openProduct('101', { token: tokenFor(3600) });
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    await user.click(button('Conferma'));
    expect(await screen.findByText('Non autorizzato. Effettua il login come admin.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute(
      'href',
      '/login?ritorno=%2Fproduct%2F101',
    );
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
    expect(localStorage.getItem('adminAuthToken')).toBeNull();
  });
});

describe('the feedback', () => {
  const table = () => screen.findByRole('table', { name: 'Feedback' });
  const rowCount = async () => within(await table()).getAllByRole('row').length - 1;
  const page = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Paginazione' })).getByRole('button', { name });

  it('comes ten a page, with a pager that keeps the focus', async () => {
    const { user } = await openProduct();
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Utente',
      'Data',
      'Valutazione',
      'Commento',
      'Immagini',
    ]);
    expect(await rowCount()).toBe(10);
    expect(within(await table()).getAllByRole('img', { name: /^\d stelle su 5$/ })).toHaveLength(
      10,
    );
    expect(within(await table()).getAllByText(/^\d\d\/\d\d\/\d{4}$/)).toHaveLength(10);
    expect(page('Prev')).toHaveAttribute('aria-disabled', 'true');
    expect(page('1')).toHaveAttribute('aria-current', 'page');
    const pager = screen.getByRole('navigation', { name: 'Paginazione' });
    expect(pager).toHaveTextContent('Prev123…6NextPagina 1 di 6');
    await user.click(page('6'));
    expect(page('6')).toHaveFocus();
    expect(page('6')).toHaveAttribute('aria-current', 'page');
    expect(pager).toHaveTextContent('Prev1…456NextPagina 6 di 6');
    await user.click(page('Next'));
    expect(page('Next')).toHaveFocus();
    expect(pager).toHaveTextContent('Pagina 6 di 6');
    await user.click(page('Prev'));
    expect(pager).toHaveTextContent('Pagina 5 di 6');
  });

  it('opens pictures over the page', async () => {
    const { user } = await openProduct();
    const [row] = within(await table())
      .getAllByRole('row')
      .filter((one) => within(one).queryByRole('button', { name: 'Apri immagine 2' }));
    const thumbnail = within(row as HTMLElement).getByRole('button', { name: 'Apri immagine 2' });
    await user.click(thumbnail);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('img', { name: /immagine 2 di/ })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(thumbnail).toHaveFocus();
  });

  it('says that there is none', async () => {
    await openProduct('101', { change: (seed) => seed.feedback.splice(0) });
    expect(await screen.findByText('Nessun feedback per questo prodotto.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Paginazione' })).toBeNull();
  });

  it('says that it is loading', async () => {
    backend.server.use(http.get(`${HOST}/feedback/get/:id`, () => delay('infinite')));
    await openProduct();
    expect(screen.getByText('Caricamento feedback...')).toHaveAttribute('role', 'status');
  });

  it('says that it cannot be loaded, and loads it on request', async () => {
    let isBroken = true;
    backend.server.use(
      http.get(`${HOST}/feedback/get/:id`, () => (isBroken ? HttpResponse.json('no') : undefined)),
    );
    const { user } = await openProduct();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Impossibile caricare i feedback. Riprova più tardi.',
    );
    isBroken = false;
    await user.click(button('Riprova'));
    expect(await rowCount()).toBe(10);
  });

  it('takes every spelling, stars from 0 to 5, and harms nobody', async () => {
    backend.server.use(
      http.get(`${HOST}/feedback/get/:id`, () =>
        HttpResponse.json([
          {
            id: 1,
            buyername: 'Ada',
            stars: 0,
            description: '<b>bello</b>',
            timeStamp: 1700000000000,
          },
          {
            id: 2,
            buyer_name: 'Bea',
            stars: '9',
            feedbackS: 'ok',
            timeStamp: 'ieri',
            images: null,
          },
          { id: 3, stars: null },
        ]),
      ),
    );
    await openProduct();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Ada14/11/2023<b>bello</b>',
      'Beaok',
      'Anonimo',
    ]);
    const stars = within(await table()).getAllByRole('img');
    expect(stars.map((image) => image.getAttribute('aria-label'))).toEqual([
      '0 stelle su 5',
      '5 stelle su 5',
      '0 stelle su 5',
    ]);
  });
});

describe('for search engines', () => {
  const structured = () =>
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  const content = (selector: string) =>
    document.head.querySelector(selector)?.getAttribute('content');

  it('says what the page shows, and takes it along on leaving', async () => {
    const { user } = await openProduct();
    await screen.findByText('42 disponibili');
    await screen.findByRole('table', { name: 'Feedback' });
    const rating = screen.getByRole('link', { name: /su 5 · 60 feedback$/ }).textContent;
    const { offers, aggregateRating, ...product } = structured();
    expect(product).toMatchObject({ '@type': 'Product', name: TITLE, sku: '101' });
    expect(product.image).toHaveLength(5);
    expect(offers).toMatchObject({
      '@type': 'Offer',
      url: `${HOST}/product/101`,
      price: '24.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    });
    expect(aggregateRating.ratingCount).toBe(60);
    expect(rating).toBe(
      `${aggregateRating.ratingValue.toLocaleString('it-IT', { minimumFractionDigits: 1 })} su 5 · 60 feedback`,
    );
    expect(content('meta[name=description]')).toMatch(/^Orsacchiotto.* a 24,90\s€, con/);
    expect(content('meta[property="og:title"]')).toBe(TITLE);
    expect(content('meta[property="og:type"]')).toBe('product');
    expect(content('meta[property="og:locale"]')).toBe('it_IT');
    expect(content('meta[property="og:image"]')).toMatch(/^https?:.*orsacchiotto-1\.svg$/);
    const canonical = () => document.head.querySelector('link[rel=canonical]');
    expect(canonical()).toHaveAttribute('href', `${HOST}/product/101`);
    await user.click(screen.getByRole('link', { name: 'Bottega 2018' }));
    await screen.findByRole('heading', { level: 1, name: 'Tutti i prodotti' });
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
    expect(canonical()).toHaveAttribute('href', `${HOST}/`);
    expect(content('meta[property="og:type"]')).toBe('website');
    expect(document.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
  });

  it('invents no rating, says sold out, and lets no title end the script', async () => {
    const title = 'Libro </script><script>alert(1)</script>';
    await openProduct('101', {
      change: (seed) => {
        seed.feedback.length = 0;
        soldOut(seed);
        Object.assign(seed.products[0] ?? {}, { title });
      },
    });
    await screen.findByText('Esaurito');
    await screen.findByText('Nessun feedback per questo prodotto.');
    const script = document.querySelector('script[type="application/ld+json"]');
    expect(script?.textContent).not.toContain('<');
    expect(structured()).toMatchObject({
      name: title,
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(structured()).not.toHaveProperty('aggregateRating');
  });
});

function soldOut({ products }: { products: { stock: number }[] }): void {
  Object.assign(products[0] ?? {}, { stock: 0 });
}
