import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Seed } from '#mocks/seed/buildSeed';
import { expectArrivalAt } from '#tests/support/arrival';
import { adminToken, withOrder } from '#tests/support/orders';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const DAY = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

async function openOverview(search = '', change?: (seed: Seed) => void) {
  const token = await adminToken();
  return openShop(backend, `/admin/panoramica${search}`, { token, ...(change && { change }) });
}

/** Leaves only these orders, each of 120 euro, with 2 bears and 1 game of chess. */
function onlyOrders(...orders: Parameters<typeof withOrder>[0][]) {
  return (seed: Seed) => {
    seed.orders.length = 0;
    orders.forEach((fields, index) =>
      withOrder({ orderNumber: `B2018-PROVA-${index}`, ...fields })(seed),
    );
  };
}

const figure = async (name: string) => {
  const figures = await screen.findByRole('region', { name: 'In breve' });
  return within(figures).getByText(name).parentElement;
};
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows revenue, orders and their average, compared with the days before', async () => {
  const change = onlyOrders(
    { timestamp: daysAgo(1) },
    { timestamp: daysAgo(2), stateOfOrder: 'DELIVERED' },
    { timestamp: daysAgo(3), stateOfOrder: 'REIMBURSED' },
    { timestamp: daysAgo(4), stateOfOrder: 'RETURN_START' },
    { timestamp: daysAgo(40), stateOfOrder: 'DELIVERED' },
    { timestamp: daysAgo(200), stateOfOrder: 'DELIVERED' },
  );
  const { user } = await openOverview('', change);
  expect(await figure('Fatturato')).toHaveTextContent(/240,00 €\+100%.*\(120,00 €\)/);
  expect(await figure('Ordini')).toHaveTextContent(/^Ordini4\+300%/);
  expect(await figure('Valore medio di un ordine')).toHaveTextContent(/120,00 €0%/);
  await user.click(screen.getByText('Che cosa conta nel fatturato'));
  expect(screen.getByText(/In sospeso.*120,00 € \(1 ordine\)/)).toBeVisible();
  expect(
    screen.getByText(/contano gli ordini nello stato In Preparazione, Spedito e Consegnato/),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Tutto' }));
  await waitFor(async () => expect(await figure('Fatturato')).toHaveTextContent(/480,00 €$/));
  expect(location.search).toBe('?giorni=tutto');
  await user.click(screen.getByRole('button', { name: '90 giorni' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '90 giorni' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  expect(await figure('Fatturato')).toHaveTextContent(/360,00 €/);
});

it('shows the data of the charts as tables too', async () => {
  const change = onlyOrders({ timestamp: daysAgo(0) }, { timestamp: daysAgo(0) });
  const { user } = await openOverview('?giorni=7', change);
  const heading = await screen.findByRole('heading', { name: 'Ordini al giorno' });
  expect(heading.nextElementSibling).toHaveTextContent(
    /2 in tutto, in media 0,3 al giorno. Il massimo: 2/,
  );
  expect(screen.getByRole('heading', { name: 'Fatturato al giorno' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Ordini e fatturato nel tempo' })).not.toBeVisible();
  await user.click(screen.getByText('Mostra i dati come tabella'));
  const rows = rowsOf('Ordini e fatturato nel tempo');
  expect(rows).toHaveLength(7);
  expect(rows.map(([, orders]) => orders)).toEqual(['2', '0', '0', '0', '0', '0', '0']);
  expect(rows[0]?.[2]).toMatch(/240,00/);
});

it('shows the states and the products that sold best', async () => {
  const change = onlyOrders(
    { timestamp: daysAgo(1), stateOfOrder: 'SHIPPED' },
    { timestamp: daysAgo(1), stateOfOrder: 'SHIPPED' },
    { timestamp: daysAgo(1), stateOfOrder: 'LOST' as 'SHIPPED' },
  );
  const { user } = await openOverview('', change);
  await figure('Ordini');
  expect(rowsOf('Stati degli ordini')).toEqual([
    ['Spedito', '2', '67%'],
    ['Stato sconosciuto: LOST', '1', '33%'],
  ]);
  const names = () => rowsOf('Prodotti più venduti').map(([name, pieces]) => [name, pieces]);
  expect(names()).toEqual([
    ['Orsacchiotto Bruno', '4'],
    ['Scacchi Staunton', '2'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Fatturato' }));
  expect(names()).toEqual([
    ['Scacchi Staunton', '2'],
    ['Orsacchiotto Bruno', '4'],
  ]);
  expect(screen.getByRole('link', { name: 'Scacchi Staunton' })).toHaveAttribute(
    'href',
    '/product/103',
  );
});

it('links the orders that have waited longest to be shipped', async () => {
  const waiting = Array.from({ length: 10 }, (_, index) => ({ timestamp: daysAgo(index + 2) }));
  await openOverview(
    '',
    onlyOrders({ timestamp: daysAgo(99), stateOfOrder: 'SHIPPED' }, ...waiting),
  );
  expect(await figure('Da spedire')).toHaveTextContent('Da spedire108 in ritardo');
  const rows = rowsOf('Ordini da spedire');
  expect(rows).toHaveLength(8);
  expect(rows[0]?.slice(0, 1)).toEqual(['B2018-PROVA-10']);
  expect(rows[0]?.[2]).toBe('11 giorniin ritardo di 8 giorni');
  expect(screen.getByRole('link', { name: 'B2018-PROVA-10' })).toHaveAttribute(
    'href',
    '/order/get/B2018-PROVA-10',
  );
  expect(screen.getByRole('link', { name: 'Tutti i 10 in preparazione' })).toHaveAttribute(
    'href',
    '/admin/all-orders?stato=IN_PREPARATION',
  );
});

it('says that there are no orders', async () => {
  await openOverview('', onlyOrders());
  expect(await screen.findByText('Nessun ordine in questo periodo.')).toBeVisible();
  expect(screen.getByText('Non c’è nessun ordine da spedire.')).toBeVisible();
  expect(await figure('Valore medio di un ordine')).toHaveTextContent('–');
});

it('says that nothing was sold if all orders were cancelled', async () => {
  await openOverview('', onlyOrders({ timestamp: daysAgo(1), stateOfOrder: 'CANCELED' }));
  const sold = within(await screen.findByRole('region', { name: 'Prodotti più venduti' }));
  expect(sold.getByText('Nessun prodotto venduto in questo periodo.')).toBeVisible();
  expect(sold.queryByRole('table')).toBeNull();
});

it('shows odd orders without inventing numbers', async () => {
  const change = onlyOrders({ timestamp: '' }, { timestamp: '2999-01-01T00:00:00Z' });
  const { user } = await openOverview('', change);
  expect(await screen.findByText(/^2 ordini non hanno una data leggibile/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tutto' }));
  await waitFor(async () => expect(await figure('Ordini')).toHaveTextContent('Ordini2'));
  expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|Infinity|undefined/);
});

it('stays and says so if the backend no longer accepts the token', async () => {
  backend.fail('get', '/order/getAll', 401);
  await openOverview();
  expect(await screen.findByText('Non autorizzato. Effettua il login come admin.')).toBeVisible();
  expect(location.pathname).toBe('/admin/panoramica');
});

it('says that it is loading, that it failed, and reads again on request', async () => {
  let isBroken = true;
  backend.server.use(
    http.get(`${HOST}/order/getAll`, async () => {
      await delay(50);
      return isBroken ? new HttpResponse('{', { status: 200 }) : undefined;
    }),
  );
  const { user } = await openOverview();
  expect(screen.getByText('Caricamento della panoramica…')).toHaveRole('status');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Errore nel recupero degli ordini.')).toBeVisible();
  isBroken = false;
  await user.click(main.getByRole('button', { name: 'Riprova' }));
  expect(await figure('Ordini')).toBeVisible();
  expect(main.queryByText('Errore nel recupero degli ordini.')).toBeNull();
});

it('opens from the header and by G P', async () => {
  const { user } = await openShop(backend, '/', { token: await adminToken() });
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: 'Panoramica' })).toHaveAttribute(
    'href',
    '/admin/panoramica',
  );
  await user.keyboard('gp');
  await expectArrivalAt('Panoramica');
});
