import { describe, expect, it } from 'vitest';
import { cartApi } from '#src/api/cart';
import { NO_SHIPPING_DATA } from '#src/domain/shipping';
import { selectEntity } from '#src/entities/entities';
import { selectPriority } from '#src/features/cart/cartSlice';
import { makeStore } from '#src/store/makeStore';
import { describeCalls } from '#tests/support/apiCalls';
import { wireCart, wireProduct, wireShipping } from '#tests/support/apiSamples';
import { useApiServer } from '#tests/support/apiServer';
import { cartCalls } from './cart.calls';

const server = useApiServer();
const { endpoints } = cartApi;

describeCalls(cartCalls, server);

describe('a cart as the backend sends it', () => {
  async function read(wire: object) {
    const store = makeStore();
    server.answer({ body: JSON.stringify(wire) });
    const { data, error } = await store.dispatch(endpoints.getCart.initiate());
    expect(error).toBeUndefined();
    const priority = selectPriority(store.getState());
    return { cart: data, priority, product: selectEntity(store.getState(), 'products', 'p1') };
  }

  it('merges its products into the entities', async () => {
    expect((await read(wireCart)).product).toEqual({
      id: 'p1',
      title: 'Lampada da tavolo',
      priceCents: 4990,
      fileNames: ['lampada-1.jpg', 'lampada-2.jpg'],
    });
  });

  it('may contain only nulls', async () => {
    const empty = {
      id: null,
      lines: [],
      shippingData: NO_SHIPPING_DATA,
    };
    expect((await read({ id: null })).cart).toEqual(empty);
    expect((await read({ productAndquantity: [] })).cart).toEqual(empty);
    const nulls = { id: null, productAndquantity: null, orderPriority: null, shippingData: null };
    expect((await read(nulls)).cart).toEqual(empty);
  });

  it.each([['c1'], [17]])('keeps the id %j as it came, because it goes back', async (id) => {
    expect((await read({ ...wireCart, id })).cart?.id).toBe(id);
  });

  it.each([
    ['ESPRESSO', 'STANDARD'],
    [1, 'STANDARD'],
    ['PRIORITARIO', 'PRIORITARIO'],
  ])('takes the priority %j for %s', async (orderPriority, expected) => {
    expect((await read({ ...wireCart, orderPriority })).priority).toBe(expected);
  });

  it.each([
    ['00184', '00184'],
    [184, '00184'],
    [20121, '20121'],
    [0, ''],
    ['0', ''],
    [null, ''],
    [undefined, ''],
    [' 00184 ', '00184'],
  ])('takes the zipcode %j for %j', async (zipcode, expected) => {
    const { cart } = await read({ ...wireCart, shippingData: { ...wireShipping, zipcode } });
    expect(cart?.shippingData.zipcode).toBe(expected);
  });

  it('repairs numbers sent as texts, texts sent as numbers, and missing lists', async () => {
    const { cart, product } = await read({
      ...wireCart,
      productAndquantity: [
        { product: { id: 1, title: 'Sedia', price: '12,5', stock: '3' }, quantity: '4' },
        { product: { id: 'p1', name: 'Lampada', price: '49.90' }, quantity: 2.0 },
      ],
      shippingData: { ...wireShipping, civicNumber: 12, telephoneNumber: 65550100, name: null },
    });
    expect(cart?.lines).toEqual([
      { productId: '1', quantity: 4 },
      { productId: 'p1', quantity: 2 },
    ]);
    expect(product).toMatchObject({ title: 'Lampada', priceCents: 4990, fileNames: [] });
    expect(cart?.shippingData).toMatchObject({
      name: '',
      civicNumber: '12',
      telephoneNumber: '65550100',
    });
  });

  it('drops lines without pieces', async () => {
    const line = (id: string, quantity: number) => ({ product: { ...wireProduct, id }, quantity });
    const { cart } = await read({ ...wireCart, productAndquantity: [line('a', 0), line('b', 1)] });
    expect(cart?.lines).toEqual([{ productId: 'b', quantity: 1 }]);
  });
});

describe('the texts of the cart', () => {
  it.each([
    ['Aggiunto!', 'Aggiunto!'],
    ['"Aggiunto!"', 'Aggiunto!'],
    ['"È nel carrello: 3 \\"Lampade\\""', 'È nel carrello: 3 "Lampade"'],
    ['  Aggiunto!\n', 'Aggiunto!'],
    ['', ''],
  ])('reads %j', async (body, expected) => {
    server.answer({ body });
    const line = { productId: 'p1', quantity: 1 };
    const { data } = await makeStore().dispatch(endpoints.addToCart.initiate(line));
    expect(data).toBe(expected);
  });

  it('reads the payment address from JSON too', async () => {
    server.answer({ body: '"https://carte.example/paga"' });
    const checkout = { cartId: 'c1', shippingData: wireShipping, totalAmount: 10 };
    const { data } = await makeStore().dispatch(endpoints.startCheckout.initiate(checkout));
    expect(data).toBe('https://carte.example/paga');
    expect(server.received[0]?.body).toEqual(checkout);
  });
});
