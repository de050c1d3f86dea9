import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loggedOut } from '#src/session/sessionSlice';
import {
  persistedRecentlyViewed,
  productViewed,
} from '#src/features/recently-viewed/recentlyViewedSlice';
import { persistSlice } from '#src/store/persistSlice';
import { holdOutOfView } from '#tests/support/inView';
import { callsOf, openProduct, TITLE } from '#tests/support/product';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const row = async () => {
  const heading = await screen.findByRole('heading', { name: 'Visti di recente' });
  return within(heading.parentElement as HTMLElement);
};
const stored = () => JSON.parse(localStorage.getItem('recentlyViewed') ?? 'null');

it('a product’s page shows the products seen before it, until the privacy page forgets them', async () => {
  const { user, store } = await openShop(backend, '/');
  persistSlice(store, persistedRecentlyViewed);
  await user.click(await screen.findByRole('link', { name: TITLE }));
  await expect.poll(stored).toEqual(['101']);
  expect(screen.queryByRole('heading', { name: 'Visti di recente' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Bottega 2018' }));
  await user.click(await screen.findByRole('link', { name: /^Teiera/ }));
  const [seen, ...others] = (await row()).getAllByRole('link');
  expect(seen).toHaveAccessibleName(TITLE);
  expect(others).toEqual([]);
  expect(stored()).toEqual(['102', '101']);

  await user.click(screen.getByRole('link', { name: 'Privacy e cookie' }));
  await screen.findByText('Questo browser ricorda 2 prodotti visti di recente.');
  await user.click(screen.getByRole('button', { name: 'Cancella i prodotti visti di recente' }));
  expect(screen.getByText(/non ricorda nessun prodotto/)).toBeVisible();
  expect(stored()).toBeNull();
  act(() => void store.dispatch(productViewed('101')));
  act(() => void store.dispatch(loggedOut()));
  expect(stored()).toBeNull();
});

it('after a reload the catalogue is read once the row is near, and shows what is still sold', async () => {
  const comeNear = holdOutOfView();
  localStorage.setItem('recentlyViewed', '["103","gone",7,"102"]');
  const { store } = await openProduct(backend);
  act(() => persistSlice(store, persistedRecentlyViewed));
  expect((await row()).queryAllByRole('link')).toEqual([]);
  expect(callsOf(backend, 'GET')).not.toContain('/insertion/getAll');
  await comeNear();
  const links = await (await row()).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/product/103', '/product/102']);
});
