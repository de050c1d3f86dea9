import type { UserEvent } from '@testing-library/user-event';
import { adminToken } from './orders';
import { main, openShop, type useMockBackend } from './shop';

/** The orders of the page. The third one is shipped, the others are in preparation. */
export const ORDERS = ['B2018-000250', 'B2018-000248', 'B2018-000244'];

export const PAGE = `/admin/cambio-stato?ordini=${ORDERS.join(',')}`;

/** Opens the page that changes the state of many orders. */
export async function openPage(backend: ReturnType<typeof useMockBackend>, path = PAGE) {
  return openShop(backend, path, { token: await adminToken() });
}

export async function choose(user: UserEvent, state: string): Promise<void> {
  await user.selectOptions(await main().findByRole('combobox', { name: 'Nuovo stato' }), state);
}

/** Begins a job that sets the state of this many orders. */
export async function changeState(user: UserEvent, state: string, count: number): Promise<void> {
  await choose(user, state);
  await user.click(await main().findByRole('button', { name: `Cambia stato a ${count} ordini` }));
}

/** The keys of jobs in this browser, which are stored per person. */
export const storedJobs = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('bulkJob'));

/** The numbers of the orders that were changed, as often as they were. */
export const patches = ({ seen }: ReturnType<typeof useMockBackend>) =>
  seen.filter(({ method }) => method === 'PATCH').map(({ path }) => path.split('/').at(-1));
