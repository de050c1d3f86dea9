import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { adminToken } from './orders';
import { openShop, type useMockBackend } from './shop';

/** Opens the list of all orders as an administrator; `search` belongs to the address. */
export async function openOrders(backend: ReturnType<typeof useMockBackend>, search = '') {
  const token = await adminToken();
  return openShop(backend, `/admin/all-orders${search}`, { token });
}

export const ordersTable = () => screen.findByRole('table', { name: 'Ordini' });

/** The rows of the list that are in the document. */
export async function orderRows(): Promise<HTMLElement[]> {
  return within(await ordersTable())
    .getAllByRole('row')
    .slice(1);
}

/** Opens the list's newest order, its first one, by Space; resolves to the peek's heading. */
export async function peekAtFirst(user: UserEvent): Promise<HTMLElement> {
  const [first] = await orderRows();
  within(first as HTMLElement)
    .getByRole('link')
    .focus();
  await user.keyboard(' ');
  return screen.findByRole('heading', { name: 'Ordine B2018-000250' });
}

/** Returns the order number of each row. */
export async function orderNumbers(): Promise<(string | undefined)[]> {
  return (await cells(0)).map((text) => text?.split(' ')[0]);
}

/** Returns the texts of one cell of each row: 0 is number and customer, 2 the state, 3 the total. */
export async function cells(column: number): Promise<(string | null | undefined)[]> {
  const rows = await orderRows();
  return rows.map((row) => within(row).getAllByRole('cell')[column]?.textContent);
}

export const searchBox = () => screen.getByRole('searchbox', { name: 'Cerca per numero ordine' });
export const stateSelect = () => screen.getByRole('combobox', { name: 'Filtra per stato' });
export const chip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
