import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { main, openShop, useMockBackend } from '#tests/support/shop';
import { NUMBER, withOrder } from '#tests/support/orders';
import { settled } from '#tests/support/storeSettled';

const backend = useMockBackend();

it('thanks, says what happens next and leads to the order', async () => {
  const { user } = await openShop(backend, `/payment/success?orderNumber=${NUMBER}`, {
    change: withOrder(),
  });
  await screen.findByRole('heading', { level: 1, name: 'Grazie per il tuo ordine!' });
  expect(main().getByText(/email di conferma/)).toBeVisible();
  expect(main().getByText(/entro 10 giorni.*entro 3 giorni/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Torna al negozio' })).toHaveAttribute('href', '/');
  expect(main().getByRole('form', { name: 'Segui il tuo ordine' })).toBeVisible();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('form', { name: 'Cerca il tuo ordine' })).toBeVisible();
  const field = main().getByRole('textbox', { name: 'Numero ordine' });
  expect(field).toHaveValue(NUMBER);
  expect(field).toHaveAttribute('autocapitalize', 'characters');
  await user.click(main().getByRole('button', { name: 'Cerca' }));
  await screen.findByRole('heading', { level: 1, name: `Ordine ${NUMBER}` });
  expect(location.pathname).toBe(`/order/get/${NUMBER}`);
});

it('looks an order up by a typed number, as one segment, and requires a number', async () => {
  const { user } = await openShop(backend, '/payment/success');
  await user.click(main().getByRole('button', { name: 'Cerca' }));
  expect(main().getByRole('alert')).toHaveTextContent('Scrivi il numero dell’ordine.');
  expect(main().getByRole('textbox', { name: 'Numero ordine' })).toHaveFocus();
  await user.type(main().getByRole('textbox', { name: 'Numero ordine' }), ' A/B?c ');
  expect(main().queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Ordine A/B?c' });
  expect(location.pathname).toBe('/order/get/A%2FB%3Fc');
});

it('leads to the heading of an order that is open already, which is no step in the history', async () => {
  const { user } = await openShop(backend, `/order/get/${NUMBER}`);
  const heading = await screen.findByRole('heading', { level: 1, name: `Ordine ${NUMBER}` });
  const index = () => (history.state as { idx: number }).idx;
  const before = index();
  const footer = within(screen.getByRole('contentinfo'));
  await user.type(footer.getByRole('textbox', { name: 'Numero ordine' }), `${NUMBER}{Enter}`);
  expect(heading).toHaveFocus();
  expect(index()).toBe(before);
});

it('reads the cart again, and keeps search engines out', async () => {
  const { store } = await openShop(backend, '/chi-siamo');
  const reads = () => backend.calls('/cart/get');
  await expect.poll(reads).toHaveLength(1);
  await settled(store);
  history.pushState(null, '', '/payment/success');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  await screen.findByRole('heading', { level: 1, name: 'Grazie per il tuo ordine!' });
  await expect.poll(reads).toHaveLength(2);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('says that the payment failed, what that means, and how to go on', async () => {
  await openShop(backend, '/payment/failed');
  await screen.findByRole('heading', { level: 1, name: 'Pagamento non riuscito' });
  const target = (name: string) => main().getByRole('link', { name }).getAttribute('href');
  expect(target('Riprova il pagamento')).toBe('/cart');
  expect(target('Torna alla home')).toBe('/');
  expect(target('Contattaci')).toBe('/contattaci');
  expect(main().getByText(/non ti è stato addebitato nulla/)).toBeVisible();
  expect(main().getByText(/Il carrello è rimasto/)).toBeVisible();
});
