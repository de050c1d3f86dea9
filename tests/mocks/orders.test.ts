import { describe, expect, it } from 'vitest';
import { surchargeCents } from '#src/domain/money';
import { SHIPPING } from '../support/orders';
import { buy, form, oldOrder, photo, useShop } from './support';
import { aProduct } from '#tests/support/apiSamples';

const { shop, shopper, admin } = useShop();

const { orderNumber: OLD } = oldOrder();

function setState(number: string, stateOfOrder: string) {
  return admin.json('PATCH', `/order/orderState/${number}`, { query: { stateOfOrder } });
}

async function stateOf(number: string): Promise<string> {
  return (await shopper.json('GET', `/order/get/${number}`)).stateOfOrder;
}

describe('an order', () => {
  it('is public by its number, with the fields of the contract', async () => {
    const { deliveredAt: _, ...shown } = oldOrder();
    expect(await shopper.json('GET', `/order/get/${OLD}`)).toEqual(shown);
  });

  it('that does not exist is answered by a plain string', async () => {
    expect(await shopper.text('GET', '/order/get/B2018-NIENTE')).toBe('Ordine non trovato.');
  });

  it('keeps its name and price', async () => {
    const number = await buy(shopper, 'lampada');
    const fields = aProduct({ title: 'Altro', price: '99' });
    const orderedFileNames = ['lampada-1.svg', 'lampada-2.svg'];
    const body = form({ idInsertion: 'lampada', ...fields, orderedFileNames });
    expect(await admin.text('PUT', '/insertion/update', { form: body })).toBe('lampada');
    const order = await shopper.json('GET', `/order/get/${number}`);
    expect(order.productsInCart[0].product).toMatchObject({ name: 'Bella lampada', price: 19.9 });
  });

  it('includes the surcharge of priority delivery', async () => {
    await shopper.text('PATCH', '/cart/delivery', { query: { orderPriority: 'PRIORITARIO' } });
    await shopper.text('POST', '/cart/add/tazza/3');
    const { id } = await shopper.json('GET', '/cart/get');
    const surcharge = surchargeCents(2505, 'PRIORITARIO');
    const totalCost = (2505 + surcharge) / 100;
    const json = { cartId: id, shippingData: SHIPPING, totalAmount: totalCost };
    const page = await shopper.text('POST', '/payment/checkout', { json });
    const payment = new URL(page).searchParams.get('payment');
    await shopper.json('POST', `/demo/payments/${payment}/pay`);
    const [newest] = await admin.json('GET', '/order/getAll');
    expect(newest).toMatchObject({ priorityCost: surcharge / 100, totalCost });
  });
});

describe('a customer', () => {
  it('can cancel only while the order is in preparation', async () => {
    const number = await buy(shopper, 'lampada', 2);
    shopper.useToken('null');
    expect(await shopper.text('DELETE', `/order/annul/${number}`)).toBe(
      "Richiesta d'annullamento inoltrata!",
    );
    expect(await stateOf(number)).toBe('CANCELLATION_IN_PROGRESS');
    expect(await shopper.status('DELETE', `/order/annul/${number}`)).toBe(409);
    expect(await shopper.status('DELETE', `/order/annul/${OLD}`)).toBe(409);
    expect(await shopper.status('DELETE', '/order/annul/B2018-NIENTE')).toBe(404);
  });

  const askToReturn = (number: string, fields = {}) => {
    const asked = { productIds: ['tazza'], description: 'Rotta', attachments: [photo()] };
    return shopper.call('POST', `/order/return/${number}`, { form: form({ ...asked, ...fields }) });
  };

  it('can return delivered products within thirty days', async () => {
    expect((await askToReturn(OLD)).status).toBe(409);
    await setState(OLD, 'DELIVERED');
    shop.passDays(30);
    expect((await askToReturn(OLD)).status).toBe(200);
    expect(await stateOf(OLD)).toBe('RETURN_START');
    expect((await askToReturn(OLD)).status).toBe(409);
  });

  it('cannot return them later', async () => {
    await setState(OLD, 'DELIVERED');
    shop.passDays(30.01);
    expect((await askToReturn(OLD)).status).toBe(409);
    expect(await stateOf(OLD)).toBe('DELIVERED');
  });

  it.each([
    ['no product', { productIds: [] }],
    ['a product that is not in the order', { productIds: ['lampada'] }],
    ['a blank reason', { description: ' ' }],
    ['a file that is no picture', { attachments: [photo('a.exe', 'application/x-exe')] }],
  ])('cannot return them with %s', async (_what, wrong) => {
    await setState(OLD, 'DELIVERED');
    expect((await askToReturn(OLD, wrong)).status).toBe(400);
    expect(await stateOf(OLD)).toBe('DELIVERED');
  });
});

describe('an administrator', () => {
  it('cannot set any other state', async () => {
    const query = { stateOfOrder: 'PERDUTO' };
    expect(await admin.status('PATCH', `/order/orderState/${OLD}`, { query })).toBe(400);
    expect(await admin.status('PATCH', `/order/orderState/${OLD}`)).toBe(400);
  });

  it('returns the products of a cancelled order to stock once', async () => {
    const number = await buy(shopper, 'lampada', 2);
    await setState(number, 'CANCELED');
    await setState(number, 'CANCELED');
    await admin.text('POST', `/order/refund/${number}`);
    expect(await shop.stockOf('lampada')).toBe(5);
    await setState(number, 'SHIPPED');
    expect(await shop.stockOf('lampada')).toBe(3);
  });

  it('cannot resume a cancelled order whose products were sold', async () => {
    const number = await buy(shopper, 'lampada', 2);
    await setState(number, 'CANCELED');
    await buy(shop.browser(), 'lampada', 5);
    const query = { stateOfOrder: 'SHIPPED' };
    expect(await admin.status('PATCH', `/order/orderState/${number}`, { query })).toBe(409);
    expect(await stateOf(number)).toBe('CANCELED');
    expect(await shop.stockOf('lampada')).toBe(0);
  });

  it('accepts a cancellation by a refund', async () => {
    const number = await buy(shopper, 'lampada', 2);
    await shopper.text('DELETE', `/order/annul/${number}`);
    expect(await shop.stockOf('lampada')).toBe(3);
    await admin.text('POST', `/order/refund/${number}`);
    expect(await stateOf(number)).toBe('REIMBURSED');
    expect(await shop.stockOf('lampada')).toBe(5);
    expect(await admin.status('POST', `/order/refund/${number}`)).toBe(409);
  });

  it('sets shipper and tracking code, which are mailed to the customer', async () => {
    const number = await buy(shopper);
    const query = { shipper: 'Poste & C.', shippingCode: 'IT/123' };
    expect(await admin.json('PATCH', `/order/shipping/${number}`, { query })).toMatchObject(query);
    await setState(number, 'SHIPPED');
    const [mail] = await shop.mails();
    expect(mail).toMatchObject({ to: SHIPPING.email, body: expect.stringContaining('IT/123') });
  });

  it('causes one mail that asks for feedback when the order is delivered', async () => {
    await setState(OLD, 'DELIVERED');
    await setState(OLD, 'DELIVERED');
    expect(await shop.mails()).toMatchObject([{ link: `/feedback?orderNumber=${OLD}` }]);
  });
});

it('requires an administrator to manage orders', async () => {
  const state = { query: { stateOfOrder: 'CANCELED' } };
  expect(await shopper.status('PATCH', `/order/orderState/${OLD}`, state)).toBe(401);
  expect(await shopper.status('POST', `/order/refund/${OLD}`)).toBe(401);
  const shipping = { query: { shipper: 'x', shippingCode: 'y' } };
  expect(await shopper.status('PATCH', `/order/shipping/${OLD}`, shipping)).toBe(401);
  expect(await shopper.status('GET', '/order/getAll')).toBe(401);
  expect(await shopper.json('GET', `/order/get/${OLD}`)).toMatchObject({
    stateOfOrder: 'SHIPPED',
    shipper: 'Corriere',
  });
});
