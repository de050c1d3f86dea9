import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { wireAdmin, wireFeedback, wireOrder, wireProduct } from '#tests/support/apiSamples';
import { adminToken } from '#tests/support/orders';
import { HOST, openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();

/** Missing or impossible values in lists. */
const PRODUCTS = [wireProduct, { ...wireProduct, id: 'X-1', price: null }];
const ORDERS = [
  { ...wireOrder, orderNumber: 'X-1', totalCost: null },
  wireOrder,
  { ...wireOrder, orderNumber: 'X-2', timestamp: '2024-02-31T10:00:00' },
];
const FEEDBACK = [{ ...wireFeedback, id: 'X-1', stars: 99 }, wireFeedback];
const ADMINS = [wireAdmin, { ...wireAdmin, id: 'X-1', username: null, email: {} }];

const LISTS: [page: string, call: string, list: object[], good: RegExp, told: string][] = [
  ['/', '/insertion/getAll', PRODUCTS, /^Lampada da tavolo$/, '1 prodotto non leggibile: X-1'],
  ['/admin/all-orders', '/order/getAll', ORDERS, /^ORD-1$/, '2 ordini non leggibili: X-1, X-2'],
  [
    '/admin/panoramica?giorni=tutto',
    '/order/getAll',
    ORDERS,
    /119,76/,
    '2 ordini non leggibili: X-1, X-2',
  ],
  ['/dicono-di-noi', '/feedback/getAll', FEEDBACK, /solida/, '1 feedback non leggibile: X-1'],
  ['/product/101', '/feedback/get/101', FEEDBACK, /solida/, '1 feedback non leggibile: X-1'],
  ['/admin/all', '/admin/getAll', ADMINS, /^giulia.ferri$/, '1 amministratore non leggibile: X-1'],
];

function answer(call: string, list: unknown): void {
  backend.server.use(http.get(`${HOST}${call}`, () => HttpResponse.json(list as null)));
}

describe('a list with records that cannot be read', () => {
  it.each(LISTS)('%s is shown to administrators without them, and says so', async (...given) => {
    const [page, call, list, good, told] = given;
    answer(call, list);
    await openShop(backend, page, { token: await adminToken() });
    expect((await screen.findAllByText(good))[0]).toBeInTheDocument();
    expect(await screen.findByText(told)).toBeVisible();
  });

  it.each(LISTS.filter(([page]) => !page.startsWith('/admin')))(
    '%s is shown to shoppers without them',
    async (page, call, list, good) => {
      answer(call, list);
      await openShop(backend, page);
      expect((await screen.findAllByText(good))[0]).toBeInTheDocument();
      expect(screen.queryByText(/non leggibil/)).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('says to administrators which they are, if it has no others', async () => {
    const many = Array.from({ length: 1_012 }, (_, index) => ({ id: `X-${index}` }));
    answer('/insertion/getAll', many);
    await openShop(backend, '/', { token: await adminToken() });
    const told = '1.012 prodotti non leggibili: X-0, X-1, X-2, X-3, X-4, X-5, X-6, X-7, X-8, X-9';
    expect(await screen.findByText(`${told} … e altri 1.002`)).toBeVisible();
  });

  it('is read again: records that can then be read are shown, without a message', async () => {
    answer('/order/getAll', ORDERS);
    const { user } = await openShop(backend, '/admin/all-orders', { token: await adminToken() });
    await screen.findByText(/^2 ordini non leggibili/);
    answer('/order/getAll', [wireOrder, { ...wireOrder, orderNumber: 'X-1' }]);
    await user.click(screen.getByRole('button', { name: 'Aggiorna' }));
    expect(await screen.findByRole('checkbox', { name: 'Seleziona ordine X-1' })).toBeVisible();
    expect(screen.queryByText(/non leggibil/)).toBeNull();
  });
});
