import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { feedbackApi } from '#src/api/feedback';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

const FAILED = 'Impossibile caricare i feedback. Riprova più tardi.';

const table = async () =>
  within(await screen.findByRole('table', { name: 'Feedback dei clienti' }));
const rows = async () => (await table()).getAllByRole('row').slice(1);
const pager = () => screen.getByRole('navigation', { name: 'Paginazione' });
const page = (name: string) => within(pager()).getByRole('button', { name });

function answer(feedback: unknown): void {
  backend.server.use(
    http.get(`${HOST}/feedback/getAll`, () => HttpResponse.json(feedback as null)),
  );
}

it('shows all feedback, twenty a page, with date, time and a link to the product', async () => {
  await openShop(backend, '/dicono-di-noi');
  expect(screen.getByRole('heading', { level: 1, name: 'Dicono di noi' })).toBeVisible();
  const headers = (await table()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Data',
    'Acquirente',
    'Prodotto',
    'Descrizione',
    'Stelle',
    'Immagini',
  ]);
  expect(await rows()).toHaveLength(20);
  expect(screen.getByText(/^\d,\d$/)).toHaveTextContent(/^\d,\d su 5$/);
  const times = (await table()).getAllByText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
  expect(times).toHaveLength(20);
  expect(
    (await table()).getAllByRole('img', { name: /^(1 stella|[0-5] stelle) su 5$/ }),
  ).toHaveLength(20);
  const [bear] = (await table()).getAllByRole('link', { name: /Orsacchiotto/ });
  expect(bear).toHaveAttribute('href', '/product/101');
  expect(pager()).toHaveTextContent(/^Prev123…(\d)NextPagina 1 di \1$/);
});

it('keeps the page in the address and the focus on the button, and Back turns back', async () => {
  const { user } = await openShop(backend, '/dicono-di-noi?pagina=2');
  await table();
  expect(page('2')).toHaveAttribute('aria-current', 'page');
  await user.click(page('Next'));
  expect(location.search).toBe('?pagina=3');
  expect(page('Next')).toHaveFocus();
  await waitFor(() => expect(page('3')).toHaveAttribute('aria-current', 'page'));
  await user.click(page('1'));
  expect(location.search).toBe('');
  expect(page('1')).toHaveFocus();
  for (const earlier of ['3', '2']) {
    history.back();
    await waitFor(() => expect(page(earlier)).toHaveAttribute('aria-current', 'page'));
  }
  expect(location.search).toBe('?pagina=2');
});

it.each([
  ['?pagina=99', /Pagina (\d) di \1$/],
  ['?pagina=-3', /Pagina 1 di/],
  ['?pagina=due', /Pagina 1 di/],
])('shows the nearest page for %s', async (search, pages) => {
  await openShop(backend, `/dicono-di-noi${search}`);
  expect((await rows()).length).toBeGreaterThan(0);
  expect(pager()).toHaveTextContent(pages);
});

it('opens pictures over the page, and returns the focus', async () => {
  const { user } = await openShop(backend, '/dicono-di-noi');
  const [thumbnail] = (await table()).getAllByRole('button', { name: 'Apri immagine 1' });
  await user.click(thumbnail as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Chiudi' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(thumbnail).toHaveFocus();
});

it('names the product by its present title, by the feedback’s, or by its number', async () => {
  answer([
    { id: 1, stars: 5, timeStamp: '2026-01-31T23:30:00Z', product: { id: 101, title: 'Vecchio' } },
    { id: 2, stars: 4, product: { id: 'zz', title: 'Solo qui' } },
    { id: 3, stars: 3, product: { id: 'a/b' } },
    { id: 4, stars: 2, product: null },
  ]);
  const { user } = await openShop(backend, '/');
  await screen.findByRole('article', { name: /Orsacchiotto/ });
  const navbar = within(screen.getByRole('navigation', { name: 'Principale' }));
  await user.click(navbar.getByRole('link', { name: 'Dicono di noi' }));
  const links = (await table()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orsacchiotto di peluche Bruno, 35 cm', '/product/101'],
    ['Solo qui', '/product/zz'],
    ['Prodotto a/b', '/product/a%2Fb'],
  ]);
  // Rome's clock, not Greenwich's.
  expect((await rows())[0]).toHaveTextContent('01/02/2026, 00:30');
  expect((await rows())[3]).toHaveTextContent('AnonimoProdotto non indicato');
  expect(screen.queryByRole('navigation', { name: 'Paginazione' })).toBeNull();
});

it('says that it is loading', async () => {
  backend.server.use(http.get(`${HOST}/feedback/getAll`, () => delay('infinite')));
  await openShop(backend, '/dicono-di-noi');
  expect(screen.getByText('Caricamento feedback...')).toHaveAttribute('role', 'status');
});

it('says that there is none yet', async () => {
  answer([]);
  await openShop(backend, '/dicono-di-noi');
  expect(await screen.findByText('Non ci sono ancora feedback dei clienti.')).toBeVisible();
});

it('says that it cannot be loaded, and loads it on request', async () => {
  const mend = backend.fail('get', '/feedback/getAll', () => HttpResponse.json('no'));
  const { user } = await openShop(backend, '/dicono-di-noi');
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  mend();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
  expect(await rows()).toHaveLength(20);
});

it('keeps the comment open that was opened, also when a newer one has come before it', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200); // all are cut
  const old = [
    { id: 1, stars: 5, feedbackS: 'Lungo e aperto' },
    { id: 2, stars: 4, feedbackS: 'Lungo e chiuso' },
  ];
  answer(old);
  const { user, store } = await openShop(backend, '/dicono-di-noi');
  const state = async (comment: string) => {
    const row = (await rows()).find((one) => within(one).queryByText(comment));
    return within(row as HTMLElement).getByRole('button').textContent;
  };
  const [first] = await rows();
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Mostra tutto' }));
  answer([{ id: 3, stars: 1, feedbackS: 'Nuovo' }, ...old]);
  const { getAllFeedback } = feedbackApi.endpoints;
  const refetch = getAllFeedback.initiate(undefined, { forceRefetch: true });
  await act(async () => void (await store.dispatch(refetch)));
  await screen.findByText('Nuovo');
  expect(await state('Nuovo')).toBe('Mostra tutto');
  expect(await state('Lungo e aperto')).toBe('Mostra meno');
  expect(await state('Lungo e chiuso')).toBe('Mostra tutto');
});
