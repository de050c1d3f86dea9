import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { button, openProduct } from '#tests/support/product';
import { HOST, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

describe('the feedback', () => {
  const table = () => screen.findByRole('table', { name: 'Feedback' });
  const rowCount = async () => within(await table()).getAllByRole('row').length - 1;
  const page = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Paginazione' })).getByRole('button', { name });

  it('has ten a page, and a pager that keeps the focus', async () => {
    const { user } = await openProduct(backend);
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Utente',
      'Data',
      'Valutazione',
      'Commento',
      'Immagini',
    ]);
    expect(await rowCount()).toBe(10);
    expect(
      within(await table()).getAllByRole('img', { name: /^(1 stella|[0-5] stelle) su 5$/ }),
    ).toHaveLength(10);
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
    const { user } = await openProduct(backend);
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
    await openProduct(backend, '101', { change: (seed) => seed.feedback.splice(0) });
    expect(await screen.findByText('Nessun feedback per questo prodotto.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Paginazione' })).toBeNull();
  });

  it('says that it is loading', async () => {
    backend.server.use(http.get(`${HOST}/feedback/get/:id`, () => delay('infinite')));
    await openProduct(backend);
    expect(screen.getByText('Caricamento feedback...')).toHaveAttribute('role', 'status');
  });

  it('says that it cannot be loaded, and loads it on request', async () => {
    let isBroken = true;
    backend.server.use(
      http.get(`${HOST}/feedback/get/:id`, () => (isBroken ? HttpResponse.json('no') : undefined)),
    );
    const { user } = await openProduct(backend);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Impossibile caricare i feedback. Riprova più tardi.',
    );
    isBroken = false;
    await user.click(button('Riprova'));
    expect(await rowCount()).toBe(10);
  });

  it('accepts every spelling and stars from 0 to 5, and shows markup as text', async () => {
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
            stars: '4.6',
            feedbackS: 'ok',
            timeStamp: '',
            images: null,
          },
          { id: 3, stars: null },
        ]),
      ),
    );
    await openProduct(backend);
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
