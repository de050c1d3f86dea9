import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectArrivalAt } from '#tests/support/arrival';
import { adminToken } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

const toggle = () => screen.getByRole('button', { name: 'Menu', hidden: true });

it('opens the menu of administrators as a drawer, which Escape closes', async () => {
  const { user } = await openShop(backend, '/privacy', { token: await adminToken() });
  await user.click(toggle());
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(drawer).toHaveAttribute('id', toggle().getAttribute('aria-controls'));
  expect(drawer).toHaveFocus();
  expect(within(drawer).getByRole('button', { name: 'Chiudi' })).toBeVisible();
  const links = within(within(drawer).getByRole('navigation', { name: 'Principale' }));
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Profilo',
    '+ Nuovo Prodotto',
    'Ordini',
    'Panoramica',
    'Politica di reso',
    'Contattaci',
    'Dicono di noi',
    'Chi siamo',
  ]);
  expect(links.getByRole('button', { name: 'Logout' })).toBeVisible();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(toggle()).toHaveFocus();
});

it('leaves the drawer by its links, and by the logout', async () => {
  const { user } = await openShop(backend, '/privacy', { token: await adminToken() });
  await user.click(toggle());
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(drawer.getByRole('link', { name: 'Chi siamo' }));
  await expectArrivalAt('Chi siamo');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(toggle());
  const again = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(again.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logout effettuato!')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
