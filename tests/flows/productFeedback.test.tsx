import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openProduct } from '#tests/support/product';
import { useMockBackend } from '#tests/support/shop';

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

  it('says that there is none', async () => {
    await openProduct(backend, '101', { change: (seed) => seed.feedback.splice(0) });
    expect(await screen.findByText('Nessun feedback per questo prodotto.')).toBeVisible();
    expect(screen.getByText('Ancora senza valutazioni')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Paginazione' })).toBeNull();
  });
});
