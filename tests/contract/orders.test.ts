import { describe, expect, it } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { NO_SHIPPING_DATA } from '#src/domain/shipping';
import { selectEntity } from '#src/entities/entities';
import { makeStore } from '#src/store/makeStore';
import { describeCalls } from '#tests/support/apiCalls';
import { wireOrder, wireShipping } from '#tests/support/apiSamples';
import { useApiServer } from '#tests/support/apiServer';
import { orderCalls } from './orders.calls';

const server = useApiServer();
const { endpoints } = ordersApi;

describeCalls(orderCalls, server);

describe('an order as the backend sends it', () => {
  async function read(wire: object) {
    const store = makeStore();
    server.answer({ body: JSON.stringify(wire) });
    const { data = '', error } = await store.dispatch(endpoints.getOrder.initiate('ORD-1'));
    expect(error).toBeUndefined();
    return selectEntity(store.getState(), 'orders', data);
  }

  it('is read completely', async () => {
    expect(await read(wireOrder)).toEqual({
      orderNumber: 'ORD-1',
      placedAt: Date.UTC(2025, 2, 4, 9, 30),
      state: 'SHIPPED',
      priority: 'PRIORITARIO',
      shipper: 'Poste',
      shippingCode: 'PT 12/3',
      lines: [
        { productId: 'p1', name: 'Lampada', priceCents: 4990, fileNames: ['l.jpg'], quantity: 2 },
      ],
      totalQuantities: 2,
      priorityCostCents: 1996,
      totalCostCents: 11976,
      shippingData: wireShipping,
    });
  });

  it('may omit every field that can be derived', async () => {
    const { productsInCart } = wireOrder;
    const bare = { orderNumber: 12, stateOfOrder: 'ALTRO', totalCost: '10,5', productsInCart };
    expect(await read(bare)).toMatchObject({
      orderNumber: '12',
      placedAt: null,
      state: 'ALTRO',
      priority: 'STANDARD',
      shipper: '',
      shippingCode: '',
      totalQuantities: 2,
      priorityCostCents: 0,
      totalCostCents: 1050,
      shippingData: NO_SHIPPING_DATA,
    });
  });

  it.each([[null], [undefined]])('has no lines when they are %j', async (productsInCart) => {
    expect(await read({ ...wireOrder, productsInCart })).toMatchObject({ lines: [] });
  });

  it('takes the names of its products, or their titles if they have none', async () => {
    const product = { id: 1, title: 'Sedia', price: '1.5', fileNames: null };
    const productsInCart = [{ product, quantity: '3' }];
    const expected = { productId: '1', name: 'Sedia', priceCents: 150, fileNames: [], quantity: 3 };
    const order = await read({ ...wireOrder, productsInCart, totalQuantities: null });
    expect(order).toMatchObject({ lines: [expected], totalQuantities: 3 });
  });

  it.each([
    [184, '00184'],
    [0, ''],
    ['00184', '00184'],
  ])('takes the zipcode %j for %j', async (zipcode, expected) => {
    const order = await read({ ...wireOrder, shippingData: { ...wireShipping, zipcode } });
    expect(order?.shippingData.zipcode).toBe(expected);
  });
});

describe('a write to an order', () => {
  const state = (store: ReturnType<typeof makeStore>) =>
    selectEntity(store.getState(), 'orders', 'ORD-1')?.state;

  async function storeWith(wire: object) {
    const store = makeStore();
    server.answer({ body: JSON.stringify(wire) });
    await store.dispatch(endpoints.getOrder.initiate('ORD-1'));
    return store;
  }

  it('is shown without another read if the call determines the new value', async () => {
    const store = await storeWith({ ...wireOrder, stateOfOrder: 'IN_PREPARATION' });
    server.answer(({ method }) => ({ status: method === 'GET' ? 404 : 200 }));
    await store.dispatch(endpoints.cancelOrder.initiate('ORD-1'));
    expect(state(store)).toBe('CANCELLATION_IN_PROGRESS');
    await store.dispatch(endpoints.refundOrder.initiate('ORD-1'));
    expect(state(store)).toBe('REIMBURSED');
  });
});
