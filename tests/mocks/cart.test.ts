import { describe, expect, it } from 'vitest';
import { SHIPPING, useShop } from './support';

const { shop, shopper } = useShop();

describe('the cart', () => {
  it('is empty at first, with standard delivery', async () => {
    expect(await shopper.json('GET', '/cart/get')).toEqual({
      id: expect.any(String),
      productAndquantity: [],
      orderPriority: 'STANDARD',
      shippingData: null,
    });
  });

  it('lists products by their title, with their stock', async () => {
    await shopper.text('POST', '/cart/add/tazza/2');
    await shopper.text('POST', '/cart/add/tazza/1');
    expect((await shopper.json('GET', '/cart/get')).productAndquantity).toEqual([
      {
        product: {
          id: 'tazza',
          name: 'Bella tazza',
          price: 8.35,
          fileNames: ['tazza-1.svg', 'tazza-2.svg'],
          stock: 20,
        },
        quantity: 3,
      },
    ]);
  });

  it('is one per browser', async () => {
    await shopper.text('POST', '/cart/add/tazza/2');
    expect((await shopper.json('GET', '/cart/get')).productAndquantity).toHaveLength(1);
    expect((await shop.browser().json('GET', '/cart/get')).productAndquantity).toEqual([]);
  });

  it('changes quantities and removes products', async () => {
    await shopper.text('POST', '/cart/add/tazza/2');
    await shopper.text('POST', '/cart/add/lampada/1');
    const query = { idProduct: 'tazza', quantity: '7' };
    await shopper.text('PATCH', '/cart/updateQuantity', { query });
    await shopper.text('DELETE', '/cart/delete/lampada');
    const { productAndquantity } = await shopper.json('GET', '/cart/get');
    expect(productAndquantity).toMatchObject([{ product: { id: 'tazza' }, quantity: 7 }]);
    await shopper.text('DELETE', '/cart/empty');
    expect((await shopper.json('GET', '/cart/get')).productAndquantity).toEqual([]);
  });

  it('saves delivery and shipping data', async () => {
    await shopper.text('PATCH', '/cart/delivery', { query: { orderPriority: 'PRIORITARIO' } });
    await shopper.text('PATCH', '/cart/addShippingData', { json: { ...SHIPPING, zipcode: 184 } });
    expect(await shopper.json('GET', '/cart/get')).toMatchObject({
      orderPriority: 'PRIORITARIO',
      shippingData: SHIPPING,
    });
  });

  it('limits a product to ten pieces and to its stock', async () => {
    expect(await shopper.status('POST', '/cart/add/tazza/11')).toBe(400);
    expect(await shopper.status('POST', '/cart/add/tazza/0')).toBe(400);
    expect(await shopper.status('POST', '/cart/add/lampada/6')).toBe(409);
    await shopper.text('POST', '/cart/add/lampada/5');
    expect(await shopper.status('POST', '/cart/add/lampada/1')).toBe(409);
    const query = { idProduct: 'lampada', quantity: '6' };
    expect(await shopper.status('PATCH', '/cart/updateQuantity', { query })).toBe(409);
    expect((await shopper.json('GET', '/cart/get')).productAndquantity[0].quantity).toBe(5);
  });

  it('rejects unknown products and deliveries', async () => {
    expect(await shopper.status('POST', '/cart/add/niente/1')).toBe(404);
    expect(await shopper.status('DELETE', '/cart/delete/tazza')).toBe(404);
    expect(
      await shopper.status('PATCH', '/cart/delivery', { query: { orderPriority: 'SUBITO' } }),
    ).toBe(400);
  });

  it('loses no concurrent change', async () => {
    await shopper.json('GET', '/cart/get');
    await shopper.text('POST', '/cart/add/tazza/1');
    await Promise.all(Array.from({ length: 8 }, () => shopper.text('POST', '/cart/add/tazza/1')));
    expect((await shopper.json('GET', '/cart/get')).productAndquantity[0].quantity).toBe(9);
  });
});
