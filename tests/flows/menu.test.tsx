import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectArrivalAt } from '#tests/support/arrival';
import { adminToken } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

const navbar = () => within(screen.getByRole('navigation', { name: 'Principale' }));
const toggle = () => navbar().getByRole('button', { name: 'Menu' });
const drawer = async () => within(await navbar().findByRole('dialog', { name: 'Menu' }));

// The first test: the drawer has not been loaded yet.
it('opens the menu by a double click too', async () => {
  const { user } = await openShop(backend, '/privacy');
  await user.dblClick(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect((await drawer()).getByRole('button', { name: 'Chiudi' })).toBeVisible();
});

it('opens the menu as a drawer, which Escape closes', async () => {
  const { user } = await openShop(backend, '/privacy', { token: await adminToken() });
  await user.click(toggle());
  const links = await drawer();
  expect(screen.getByRole('dialog')).toHaveAttribute('id', toggle().getAttribute('aria-controls'));
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(links.getByRole('button', { name: 'Chiudi' })).toBeVisible();
  expect(await links.findByRole('link', { name: 'Giochi' })).toBeVisible();
  const names = links.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.slice(0, 5)).toEqual([
    'Profilo',
    '+ Nuovo Prodotto',
    'Ordini',
    'Panoramica',
    'Tutti i prodotti',
  ]);
  expect(names.slice(-4)).toEqual(['Politica di reso', 'Contattaci', 'Dicono di noi', 'Chi siamo']);
  expect(links.getByRole('button', { name: 'Logout' })).toBeVisible();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(toggle()).toHaveFocus();
});

it('leaves the drawer by its links, and by the logout', async () => {
  const { user } = await openShop(backend, '/privacy', { token: await adminToken() });
  await user.click(toggle());
  await user.click((await drawer()).getByRole('link', { name: 'Chi siamo' }));
  await expectArrivalAt('Chi siamo');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(toggle());
  await user.click((await drawer()).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logout effettuato!')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads shoppers to a category, and to an order', async () => {
  const { user } = await openShop(backend, '/');
  await user.click(toggle());
  await user.click(await (await drawer()).findByRole('link', { name: 'Giochi' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toggle()).toHaveFocus();
  expect(await screen.findByText('7 di 72 prodotti')).toBeVisible();

  await user.click(toggle());
  const menu = await drawer();
  expect(menu.getByRole('link', { name: 'Giochi' })).toHaveAttribute('aria-current', 'page');
  expect(menu.queryByRole('link', { name: 'Profilo' })).toBeNull();
  await user.type(menu.getByRole('textbox', { name: 'Numero ordine' }), 'B2018-000001{Enter}');
  await expectArrivalAt('Ordine B2018-000001');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows promises to shoppers, and one line at the foot of administrators’ pages', async () => {
  const { user } = await openShop(backend, '/', { token: await adminToken() });
  const foot = () => within(screen.getByRole('contentinfo'));
  const entries = navbar().getByRole('group', { name: 'Amministrazione' });
  expect(screen.getByText(/Spedizione gratuita su ogni ordine · /)).toBeVisible();
  expect(foot().getByText(/Paghi con carta/)).toBeVisible();
  await user.click(await within(entries).findByRole('link', { name: 'Profilo' }));
  await expectArrivalAt('Profilo');
  expect(screen.queryByText(/Spedizione gratuita su ogni ordine · /)).toBeNull();
  expect(foot().getByText(/dal 2018/)).toBeVisible();
  expect(foot().queryByText(/Paghi con carta/)).toBeNull();
  expect(foot().getByRole('form', { name: 'Cerca il tuo ordine' })).toBeVisible();
  expect(foot().getByRole('textbox', { name: 'Numero ordine' })).toBeVisible();
  expect(foot().getByRole('link', { name: 'Area riservata' })).toBeVisible();
});

it('stays open while the address follows what was typed in a filter before', async () => {
  const { user } = await openShop(backend, '/');
  await user.type(await screen.findByRole('searchbox'), 'orso');
  await user.click(toggle());
  await drawer();
  await expect.poll(() => location.search).toContain('orso');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect((await drawer()).getByRole('link', { name: 'Contattaci' })).toBeVisible();
});
