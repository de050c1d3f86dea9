import { describe, expect, it } from 'vitest';
import { surchargeCents } from '#src/domain/money';
import { SHIPPING } from '../support/orders';
import { buy, checkOut, useShop } from './support';

const { shop, shopper } = useShop();

function checkOutAt(totalAmount: unknown, cartId: unknown, shippingData: unknown = SHIPPING) {
  const json = { cartId, shippingData, totalAmount };
  return shopper.status('POST', '/payment/checkout', { json });
}

describe('checkout', () => {
  it('leads to the card page', async () => {
    await shopper.text('POST', '/cart/add/tazza/3');
    const { id } = await shopper.json('GET', '/cart/get');
    const json = { cartId: id, shippingData: SHIPPING, totalAmount: 25.05 };
    const page = new URL(await shopper.text('POST', '/payment/checkout', { json }));
    expect(page.origin + page.pathname).toBe('https://shop.test/mocks/pages/card.html');
    const payment = page.searchParams.get('payment');
    expect(await shopper.json('GET', `/demo/payments/${payment}`)).toEqual({
      id: payment,
      amount: 25.05,
      state: 'open',
      orderNumber: null,
    });
  });

  it('accepts only the shop’s own amount, surcharge included', async () => {
    await shopper.text('POST', '/cart/add/tazza/3');
    const { id } = await shopper.json('GET', '/cart/get');
    expect(await checkOutAt(25.04, id)).toBe(400);
    expect(await checkOutAt('25.05', id)).toBe(400);
    expect(await checkOutAt(25.05, id)).toBe(200);
    await shopper.text('PATCH', '/cart/delivery', { query: { orderPriority: 'PRIORITARIO' } });
    expect(await checkOutAt(25.05, id)).toBe(400);
    const total = 2505 + surchargeCents(2505, 'PRIORITARIO');
    expect(await checkOutAt(total / 100, id)).toBe(200);
  });

  it("rejects an empty cart, another's cart and incomplete shipping data", async () => {
    const { id } = await shopper.json('GET', '/cart/get');
    expect(await checkOutAt(0, id)).toBe(400);
    await shopper.text('POST', '/cart/add/tazza/1');
    expect(await checkOutAt(8.35, 'ALTRO')).toBe(400);
    expect(await checkOutAt(8.35, id, { ...SHIPPING, city: ' ' })).toBe(400);
    expect(await checkOutAt(8.35, id, null)).toBe(400);
    expect(await checkOutAt(8.35, id)).toBe(200);
  });

  it('reuses the open payment while the amount is the same', async () => {
    await shopper.text('POST', '/cart/add/tazza/1');
    const first = await checkOut(shopper);
    expect(await checkOut(shopper)).toBe(first);
    await shopper.text('POST', '/cart/add/tazza/1');
    expect(await checkOut(shopper)).not.toBe(first);
    expect(await shopper.status('POST', `/demo/payments/${first}/pay`)).toBe(409);
  });
});

describe('paying', () => {
  it('creates an order, empties the cart, lowers the stock and sends a mail', async () => {
    const number = await buy(shopper, 'lampada', 2);
    expect(number).toMatch(/^B2018-[0-9A-Z]{6}$/);
    expect(await shopper.json('GET', `/order/get/${number}`)).toMatchObject({
      stateOfOrder: 'IN_PREPARATION',
      totalCost: 39.8,
      priorityCost: 0,
      totalQuantities: 2,
      shippingData: SHIPPING,
      productsInCart: [{ product: { id: 'lampada', price: 19.9 }, quantity: 2 }],
    });
    expect((await shopper.json('GET', '/cart/get')).productAndquantity).toEqual([]);
    expect(await shop.stockOf('lampada')).toBe(3);
    expect(await shop.mails()).toMatchObject([
      { to: SHIPPING.email, link: `/order/get/${number}` },
    ]);
  });

  it('twice, even at the same time, creates one order', async () => {
    await shopper.text('POST', '/cart/add/lampada/1');
    const payment = await checkOut(shopper);
    const pay = () => shopper.json('POST', `/demo/payments/${payment}/pay`);
    const [one, other] = await Promise.all([pay(), pay()]);
    expect(one).toEqual(other);
    expect(await shop.stockOf('lampada')).toBe(4);
    expect(await shop.database.read((tables) => tables.getAll('orders'))).toHaveLength(2);
  });

  it.each(['refuse', 'abandon'])('that ends with %s keeps the cart', async (action) => {
    await shopper.text('POST', '/cart/add/lampada/1');
    const payment = await checkOut(shopper);
    const { redirect } = await shopper.json('POST', `/demo/payments/${payment}/${action}`);
    expect(redirect).toBe('/payment/failed');
    expect((await shopper.json('GET', '/cart/get')).productAndquantity).toHaveLength(1);
    expect(await shop.stockOf('lampada')).toBe(5);
    expect(await shopper.status('POST', `/demo/payments/${payment}/pay`)).toBe(409);
  });

  it('fails if the last ones were sold meanwhile', async () => {
    await shopper.text('POST', '/cart/add/lampada/5');
    const payment = await checkOut(shopper);
    await buy(shop.browser(), 'lampada', 1);
    const { redirect } = await shopper.json('POST', `/demo/payments/${payment}/pay`);
    expect(redirect).toBe('/payment/failed');
    expect(await shop.stockOf('lampada')).toBe(4);
  });

  it('leaves in the cart what was added after the checkout', async () => {
    await shopper.text('POST', '/cart/add/lampada/1');
    const payment = await checkOut(shopper);
    await shopper.text('POST', '/cart/add/tazza/2');
    await shopper.json('POST', `/demo/payments/${payment}/pay`);
    const { productAndquantity } = await shopper.json('GET', '/cart/get');
    expect(productAndquantity).toMatchObject([{ product: { id: 'tazza' }, quantity: 2 }]);
  });

  it('never sells more than the stock, even to concurrent payments', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const browser = shop.browser();
        await browser.text('POST', '/cart/add/lampada/1');
        return { browser, payment: await checkOut(browser) };
      }),
    );
    const ends: { redirect: string }[] = await Promise.all(
      shoppers.map(({ browser, payment }) => browser.json('POST', `/demo/payments/${payment}/pay`)),
    );
    expect(ends.filter(({ redirect }) => redirect.startsWith('/payment/success'))).toHaveLength(5);
    expect(await shop.stockOf('lampada')).toBe(0);
  });
});
