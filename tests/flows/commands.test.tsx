import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectArrivalAt } from '#tests/support/arrival';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

const palette = () => screen.findByRole('dialog', { name: 'Cerca e comandi' });
const field = () =>
  screen.getByRole('combobox', { name: 'Cerca pagine, prodotti, ordini e comandi' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent.trim());
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent.trim();
const OPEN = '{Control>}k{/Control}';

it('opens by Ctrl-K with suggestions, and closes with the focus where it was', async () => {
  const { user } = await openShop(backend, '/contattaci');
  const link = screen.getByRole('link', { name: 'Privacy e cookie' });
  link.focus();
  await user.keyboard(OPEN);
  await palette();
  expect(field()).toHaveFocus();
  const pages = within(screen.getByRole('group', { name: 'Pagine' }));
  expect(pages.getByRole('option', { name: /^Carrello/ })).toBeVisible();
  expect(pages.getByRole('option', { name: 'Area riservata' })).toBeVisible();
  expect(pages.queryByRole('option', { name: /^Ordini/ })).toBeNull();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(link).toHaveFocus();

  await user.keyboard(OPEN);
  await palette();
  await user.keyboard(OPEN);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('goes to a page by arrows and Enter', async () => {
  const { user } = await openShop(backend, '/contattaci');
  await user.keyboard(OPEN);
  await palette();
  await user.keyboard('RESO');
  expect(active()).toBe('Politica di reso');
  await user.clear(field());
  expect(active()).toMatch(/^Home/);
  await user.keyboard('{ArrowDown}');
  expect(active()).toMatch(/^Carrello/);
  await user.keyboard('{Enter}');
  await expectArrivalAt('Carrello');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('reads the catalogue, and finds products by words of their title, without accents', async () => {
  const { user } = await openShop(backend, '/contattaci', {
    change: (seed) => void Object.assign(seed.products[0] ?? {}, { title: 'Tè del perché' }),
  });
  await user.keyboard(OPEN);
  await palette();
  await user.keyboard('perche te');
  const found = await screen.findByRole('option', { name: /^Tè del perché/ });
  expect(screen.getByRole('group', { name: 'Prodotti' })).toContainElement(found);
  await user.click(found);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tè del perché' })).toBeVisible();
});

it('opens an order by its number, and offers those stored on this device', async () => {
  const { user, store } = await openShop(backend, '/contattaci', { change: withOrder() });
  store.dispatch({
    type: 'recentOrders/orderRemembered',
    payload: { orderNumber: NUMBER, seenAt: 1 },
  });
  await user.keyboard(OPEN);
  await palette();
  expect(screen.getByRole('option', { name: /B2018-PROVA visto di recente/ })).toBeVisible();
  await user.keyboard('b2018-000001');
  expect(options()).toEqual(['Apri l’ordine b2018-000001']);
  await user.clear(field());
  await user.keyboard('prova{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: `Ordine ${NUMBER}` })).toBeVisible();
});

it('offers administrators their pages, the orders in the store, and the logout', async () => {
  const { user } = await openShop(backend, '/admin/all-orders', { token: await adminToken() });
  await screen.findAllByRole('link', { name: /^Dettagli/ });
  await user.keyboard(OPEN);
  await palette();
  await user.keyboard('00012');
  expect(options()).toEqual([
    'Apri l’ordine B2018-000129',
    'Apri l’ordine B2018-000128',
    'Apri l’ordine B2018-000127',
    'Apri l’ordine B2018-000126',
    'Apri l’ordine B2018-000125',
    'Apri l’ordine 00012',
  ]);
  await user.clear(field());
  await user.keyboard('statistiche');
  expect(options()[0]).toMatch(/^Panoramica/);
  await user.clear(field());
  await user.keyboard('logout{Enter}');
  expect(await screen.findByText('Logout effettuato!')).toBeVisible();
});

it('says that it could not read the products, instead of that it found none', async () => {
  backend.fail('get', '/insertion/getAll', 500);
  const { user } = await openShop(backend, '/contattaci');
  await user.keyboard(OPEN);
  const dialog = within(await palette());
  await user.keyboard('orso');
  expect(await dialog.findByText('Errore nel caricamento dei prodotti.')).toHaveRole('status');
  await user.clear(field());
  await user.keyboard('reso');
  expect(options()).toEqual(['Politica di reso']);
  const note = '1 risultato. Errore nel caricamento dei prodotti.';
  expect(dialog.getByText(note)).toHaveRole('status');
});

it('says that it found nothing', async () => {
  const { user } = await openShop(backend, '/contattaci');
  await user.keyboard(OPEN);
  const dialog = within(await palette());
  await user.keyboard('introvabile');
  expect(await dialog.findByText(/^Nessun risultato per «introvabile»/)).toHaveRole('status');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(field()).toBeVisible();
});
