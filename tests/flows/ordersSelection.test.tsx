import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { tick } from '#src/api/logicalClock';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import { selectShownOrders } from '#src/features/order/orderSelectionSlice';
import { chip, openOrders, orderRows, ordersTable, searchBox } from '#tests/support/ordersList';
import { main, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const box = (number: number) =>
  screen.getByRole('checkbox', { name: `Seleziona ordine B2018-000${number}` });
const allShown = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Seleziona tutti/ });
const bar = () => within(screen.getByRole('region', { name: 'Ordini selezionati' }));

afterEach(() => vi.restoreAllMocks());

async function selectRange(user: UserEvent, from: number, to: number): Promise<void> {
  await user.click(box(from));
  await user.keyboard('{Shift>}');
  await user.click(box(to));
  await user.keyboard('{/Shift}');
}

it('selects rows and ranges, and keeps them while the filter hides them', async () => {
  const { user } = await openOrders(backend);
  await ordersTable();
  await selectRange(user, 249, 246);
  expect(bar().getByText('4 ordini selezionati')).toBeVisible();
  expect(allShown().indeterminate).toBe(true);
  expect(box(250)).not.toBeChecked();

  await user.type(searchBox(), '000247');
  await expect.poll(async () => (await orderRows()).length).toBe(1);
  expect(bar().getByText('4 ordini selezionati (3 nascosti)')).toBeVisible();
  expect(allShown()).toBeChecked();
  await user.click(allShown());
  expect(bar().getByText('3 ordini selezionati (3 nascosti)')).toBeVisible();
  await user.click(await bar().findByRole('button', { name: 'Annulla selezione' }));
  expect(bar().queryByRole('button')).toBeNull();
  expect(box(247)).toHaveFocus();
});

it('selects all orders that the filter shows', async () => {
  const { user } = await openOrders(backend, '?stato=REIMBURSED');
  await ordersTable();
  const count = Number(/\d+$/.exec(chip('Rimborsato').textContent)?.[0]);
  await user.click(allShown());
  expect(bar().getByText(`${count} ordini selezionati`)).toBeVisible();
});

it('opens the selected orders in tabs, and offers links to those that the browser blocked', async () => {
  const tab = { opener: window } as Window;
  const open = vi.spyOn(window, 'open').mockReturnValueOnce(tab).mockReturnValue(null);
  const { user } = await openOrders(backend);
  await ordersTable();
  await selectRange(user, 250, 248);
  await user.click(await bar().findByRole('button', { name: 'Apri i selezionati in schede' }));
  expect(open.mock.calls.map(([url]) => url)).toEqual([
    '/order/get/B2018-000250',
    '/order/get/B2018-000249',
    '/order/get/B2018-000248',
  ]);
  expect(tab.opener).toBeNull();
  expect(bar().getByText(/Il browser ha bloccato 2 schede/)).toBeVisible();
  const left = bar().getByRole('link', { name: 'B2018-000248' });
  expect(left).toHaveAttribute('target', '_blank');
  expect(left).toHaveAttribute('rel', 'noopener');
  await user.click(left);
  expect(bar().getByRole('button', { name: 'Apri i selezionati in schede' })).toHaveFocus();
});

it('keeps the focus on the button that opens the others, and after the last ones beside it', async () => {
  vi.spyOn(window, 'open').mockImplementation(() => ({ opener: window }) as Window);
  const { user } = await openOrders(backend, '?q=0002');
  await ordersTable();
  await selectRange(user, 250, 210);
  const open = await bar().findByRole('button', { name: 'Apri i selezionati in schede' });
  await user.click(open);
  const others = bar().getByRole('button', { name: 'Apri le altre' });
  await user.click(others);
  expect(others).toHaveFocus();
  await user.click(others);
  expect(bar().queryByRole('button', { name: 'Apri le altre' })).toBeNull();
  expect(open).toHaveFocus();
});

it('goes from row to row by the arrow keys, and through one row only by Tab', async () => {
  const { user } = await openOrders(backend);
  const table = await ordersTable();
  const reachable = () =>
    within(table)
      .getAllByRole('checkbox')
      .filter((one) => one.closest('[data-row]') !== null && one.tabIndex === 0);
  expect(reachable()).toEqual([box(250)]);
  box(250).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(box(248)).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Dettagli B2018-000248' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Dettagli B2018-000001' })).toHaveFocus();
  expect(table).toHaveAttribute('aria-rowcount', '251');
  expect(screen.getByRole('link', { name: 'Dettagli B2018-000001' }).closest('tr')).toHaveAttribute(
    'aria-rowindex',
    '251',
  );
  await user.keyboard('{ArrowUp}{Home}');
  expect(screen.getByRole('link', { name: 'Dettagli B2018-000250' })).toHaveFocus();
});

it('opens an order without a page load, and records the list for it', async () => {
  const { store, user } = await openOrders(backend, '?q=00013&ordina=numero');
  await ordersTable();
  await user.click(main().getByRole('link', { name: 'Dettagli B2018-000131' }));
  expect(location.pathname).toBe('/order/get/B2018-000131');
  await expect
    .poll(() => selectShownOrders(store.getState()).slice(0, 2))
    .toEqual(['B2018-000013', 'B2018-000130']);
});

it('moves the focus to the next row if an order leaves the list', async () => {
  const { store, user } = await openOrders(backend, '?stato=IN_PREPARATION');
  await ordersTable();
  box(250).focus();
  await user.keyboard('{ArrowDown}');
  expect(box(248)).toHaveFocus();
  const order = selectEntity(store.getState(), 'orders', 'B2018-000248');
  if (!order) throw new Error('the order is not on screen');
  act(() => {
    store.dispatch(entitiesLearned({ asOf: tick(), orders: [{ ...order, state: 'SHIPPED' }] }));
  });
  expect(screen.queryByRole('checkbox', { name: /000248$/ })).toBeNull();
  await waitFor(() => expect(box(247)).toHaveFocus());
});
