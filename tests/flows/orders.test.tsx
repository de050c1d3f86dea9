import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { adminToken } from '#tests/support/orders';
import { HOST, openShop, useStandIn } from '#tests/support/shop';

const backend = useStandIn();
const table = () => screen.findByRole('table', { name: 'Ordini' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const numberOf = (row: HTMLElement | undefined) =>
  row && within(row).getAllByRole('cell')[0]?.textContent;

async function openOrders(search = '') {
  const token = await adminToken();
  return openShop(backend, `/admin/all-orders${search}`, { token });
}

it('lists the orders, newest first, with a link to each', async () => {
  await openOrders();
  const [newest, next] = await rows();
  expect(numberOf(newest)).toContain('B2018-000250');
  expect(numberOf(next)).toContain('B2018-000249');
  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Numero ordine',
    'Data',
    'Stato',
    'Totale',
    'Dettagli',
  ]);
  expect(newest && within(newest).getByRole('link', { name: /^Dettagli/ })).toHaveAttribute(
    'href',
    '/order/get/B2018-000250',
  );
});

it('finds by number, trimmed and in any case, and filters by state', async () => {
  const { user } = await openOrders();
  await table();
  await user.type(
    screen.getByRole('searchbox', { name: 'Cerca per numero ordine' }),
    ' b2018-00013',
  );
  await expect.poll(async () => (await rows()).length).toBe(10);
  await user.clear(screen.getByRole('searchbox'));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Filtra per stato' }),
    'Rimborsato',
  );
  await expect.poll(() => location.search).toBe('?stato=REIMBURSED');
  for (const row of await rows()) expect(row).toHaveTextContent('Rimborsato');
  await user.type(screen.getByRole('searchbox'), 'introvabile');
  expect(await screen.findByText('Nessun ordine trovato.')).toBeVisible();
});

it('sends who arrives without a token to the login', async () => {
  await openShop(backend, '/admin/all-orders');
  await screen.findByLabelText('Email');
  expect(location.pathname).toBe('/login');
  expect(backend.seen.map(({ path }) => path)).not.toContain('/order/getAll');
});

it('stays and says so when the backend no longer takes the token', async () => {
  backend.server.use(
    http.get(`${HOST}/order/getAll`, () => new HttpResponse(null, { status: 401 })),
  );
  await openOrders();
  expect(await screen.findByText('Non autorizzato. Effettua il login come admin.')).toBeVisible();
  expect(location.pathname).toBe('/admin/all-orders');
  expect(localStorage.getItem('adminAuthToken')).toBeNull();
});

it('says that the orders cannot be read, and reads them on request', async () => {
  let isBroken = true;
  backend.server.use(
    http.get(`${HOST}/order/getAll`, () =>
      isBroken ? new HttpResponse('{', { status: 200 }) : undefined,
    ),
  );
  const { user } = await openOrders();
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Errore nel recupero degli ordini.')).toBeVisible();
  isBroken = false;
  await user.click(main.getByRole('button', { name: 'Riprova' }));
  expect(await rows()).toHaveLength(50);
});
