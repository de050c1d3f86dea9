import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Seed } from '#mocks/seed/buildSeed';
import { adminToken } from './orders';
import { main, openShop, type useMockBackend } from './shop';

const COLUMNS = { name: 1, title: 2, price: 3 } as const;
type Column = keyof typeof COLUMNS;

/** Opens the table with its first rows, which `change` may change: a bear for 24,90, a teapot for 32,90, a guitar for 189. */
export async function openTable(
  backend: ReturnType<typeof useMockBackend>,
  search = '',
  change: (seed: Seed) => void = () => {},
) {
  const token = await adminToken();
  const opened = await openShop(backend, `/admin/prodotti${search}`, { token, change });
  await main().findByRole('grid', { name: 'Prodotti' });
  return opened;
}

export const button = (name: string | RegExp) => main().getByRole('button', { name });
export const changes = () => main().getByRole('region', { name: 'Modifiche' });

/** The rows that are in the document, without the header. */
export function rows(): HTMLElement[] {
  return within(main().getByRole('grid')).getAllByRole('row').slice(1);
}

/** Returns a cell by the index of its row. */
export function cell(row: number, column: Column): HTMLElement {
  const cells = within(rows()[row] as HTMLElement).getAllByRole('gridcell');
  return cells[COLUMNS[column]] as HTMLElement;
}

/** Presses keys in a cell. */
export async function type(user: UserEvent, row: number, column: Column, keys: string) {
  await user.click(cell(row, column));
  await user.keyboard(keys);
}
