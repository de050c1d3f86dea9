import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import { latestOrdersHeard } from '#src/features/order-list/newOrdersSlice';
import { adminToken, withOrder } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const table = () => screen.findByRole('table', { name: 'Ordini' });
const firstNumber = async () => within(await table()).getAllByRole('cell')[0]?.textContent;

async function openOrders() {
  const token = await adminToken();
  const shop = await openShop(backend, '/admin/all-orders', { token, change: withOrder() });
  await table();
  return shop;
}

/** A tab has announced a new order, with or without its body. */
function hearOf({ store }: Awaited<ReturnType<typeof openOrders>>, hasBody: boolean): void {
  const known = selectEntity(store.getState(), 'orders', 'B2018-000250');
  if (!known) throw new Error('a seeded order');
  const body = { ...known, orderNumber: 'B2018-000999', placedAt: Date.now() };
  const at = Date.now();
  if (hasBody) store.dispatch(entitiesLearned({ asOf: at, orders: [body] }));
  store.dispatch(latestOrdersHeard({ latest: ['B2018-000999', 'B2018-000250'], at }));
}

it('offers new orders, and moves no row before they are requested', async () => {
  const shop = await openOrders();
  expect(screen.getByText(/^Aggiornato alle \d\d:\d\d$/)).toBeVisible();
  hearOf(shop, true);
  const offer = await screen.findByRole('button', { name: '1 nuovo ordine' });
  expect(await firstNumber()).toContain('B2018-000250');
  await shop.user.click(offer);
  await expect.poll(firstNumber).toContain('B2018-000999');
  expect(screen.getByRole('button', { name: 'Aggiorna' })).toHaveFocus();
  expect(backend.calls('/order/getAll')).toHaveLength(1);
});

it('reads the list again if the new orders are not known', async () => {
  const shop = await openOrders();
  hearOf(shop, false);
  await shop.user.click(await screen.findByRole('button', { name: '1 nuovo ordine' }));
  await expect.poll(() => backend.calls('/order/getAll').length).toBe(2);
});

it('polls only while the list is on screen', async () => {
  const { store, user } = await openOrders();
  expect(store.getState().newOrders.watchers).toBe(1);
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Chi siamo' }));
  await expect.poll(() => store.getState().newOrders.watchers).toBe(0);
});
