import { describe, expect, it } from 'vitest';
import { useShop } from './support';

const { shop, shopper } = useShop();

describe('the cart', () => {
  it('is one per browser', async () => {
    await shopper.text('POST', '/cart/add/tazza/2');
    expect((await shopper.json('GET', '/cart/get')).productAndquantity).toHaveLength(1);
    expect((await shop.browser().json('GET', '/cart/get')).productAndquantity).toEqual([]);
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
