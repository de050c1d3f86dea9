import { describe, expect, it } from 'vitest';
import { productsApi } from '#src/api/products';
import { selectEntity } from '#src/entities/entities';
import { makeStore } from '#src/store/makeStore';
import { describeCalls } from '#tests/support/apiCalls';
import { wireProduct } from '#tests/support/apiSamples';
import { useApiServer } from '#tests/support/apiServer';
import { productCalls } from './products.calls';

const server = useApiServer();
const { endpoints } = productsApi;

describeCalls(productCalls, server);

describe('a product as the backend sends it', () => {
  async function listed(wire: object) {
    const store = makeStore();
    server.answer({ body: JSON.stringify([wire]) });
    const { data: [id = ''] = [] } = await store.dispatch(endpoints.getProducts.initiate());
    return selectEntity(store.getState(), 'products', id);
  }

  async function read(wire: object) {
    const store = makeStore();
    server.answer({ body: JSON.stringify(wire) });
    const { data: id = '' } = await store.dispatch(endpoints.getProduct.initiate('p1'));
    return selectEntity(store.getState(), 'products', id);
  }

  it('is read completely', async () => {
    const { price, ...texts } = wireProduct;
    expect(await read(wireProduct)).toEqual({ ...texts, priceCents: 4990, priceEuro: price });
  });

  it('has no fields that the list did not contain', async () => {
    const { id, title, price, fileNames } = wireProduct;
    expect(await listed({ id, title, price, fileNames })).toEqual({
      id,
      title,
      fileNames,
      priceCents: 4990,
    });
  });

  it('has no description if its own response has none', async () => {
    const { id, title, price } = wireProduct;
    const { fileNames, description } = (await read({ id, title, price, description: null })) ?? {};
    expect({ fileNames, description }).toEqual({ fileNames: [], description: '' });
  });

  it.each([
    [{ title: 'Lampada' }, { title: 'Lampada' }],
    [{ name: 'Lampada' }, { title: 'Lampada' }],
    [{ title: null, name: 'Lampada' }, { title: 'Lampada' }],
    [
      { title: 'Lampada', name: 'lampada-01' },
      { title: 'Lampada', name: 'lampada-01' },
    ],
  ])('takes its title from %j', async (names, expected) => {
    const product = await listed({ id: 'p1', price: 1, ...names });
    expect(product).toMatchObject(expected);
    expect(product && 'name' in product).toBe('name' in expected);
  });

  it.each([
    [12.5, 1250],
    ['12.5', 1250],
    ['12,50', 1250],
    [' 12 ', 1200],
    [0, 0],
    [1.005, 101],
    [19.99, 1999],
  ])('takes the price %j for %i cents', async (price, cents) => {
    expect(await read({ ...wireProduct, price })).toMatchObject({ priceCents: cents });
  });

  it.each([
    [1, '1'],
    ['0012', '0012'],
  ])('knows the id %j as %j', async (id, expected) => {
    expect(await listed({ ...wireProduct, id })).toMatchObject({ id: expected });
  });

  it.each([
    [7, 7],
    ['7', 7],
    [0, 0],
    [null, undefined],
  ])('takes the stock %j for %j', async (stock, expected) => {
    expect((await read({ ...wireProduct, stock }))?.stock).toBe(expected);
  });

  it.each([null, undefined])('has no stock any more after a response with %j', async (stock) => {
    const store = makeStore();
    for (const known of [0, stock]) {
      server.answer({ body: JSON.stringify({ ...wireProduct, stock: known }) });
      await store.dispatch(endpoints.getProduct.initiate('p1', { forceRefetch: true }));
    }
    const { stock: left } = selectEntity(store.getState(), 'products', 'p1') ?? {};
    expect(left).toBeUndefined();
  });
});
