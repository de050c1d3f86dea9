import { describe, expect, it } from 'vitest';
import { type CallOptions, form, useShop } from './support';

const { admin } = useShop();

const CASES: [string, string, CallOptions][] = [
  ['POST', '/access/login', {}],
  ['POST', '/access/login', { json: null }],
  ['POST', '/access/login', { json: [] }],
  ['POST', '/access/login', { json: { email: {}, password: 1 } }],
  ['POST', '/payment/checkout', { json: { cartId: 1, shippingData: [], totalAmount: 'x' } }],
  ['PATCH', '/cart/addShippingData', { json: { name: { toString: 1 } } }],
  ['PATCH', '/cart/addShippingData', { json: { name: 'a'.repeat(10_000) } }],
  ['PATCH', '/cart/addShippingData', { json: 'a'.repeat(200_000) }],
  ['POST', '/feedback/add', { json: {} }],
  ['POST', '/feedback/add', { form: form({ orderNumber: 'x' }) }],
  ['POST', '/order/return/B2018-VECCHIO', { form: form({ attachments: 'testo' }) }],
  ['PATCH', '/insertion/addImages', { form: form({ idInsertion: 'lampada', files: 'testo' }) }],
  ['POST', '/cart/add/lampada/1e3', {}],
  ['POST', '/cart/add/lampada/-1', {}],
  ['POST', '/cart/add/lampada/99999999999999999999', {}],
  ['POST', '/cart/add/%E0%A4%A/1', {}],
  ['GET', '/order/get/%', {}],
];

it.each(CASES)('answers 400 to a bad %s %s', async (method, path, options) => {
  const response = await admin.call(method, path, options);
  expect(response.status).toBe(400);
  expect(await response.text()).not.toBe('');
});

describe('ids with a meaning elsewhere', () => {
  it.each(['__proto__', 'constructor', 'toString', '..%2F..%2Fadmin', '%00', '<script>'])(
    'finds no %s',
    async (id) => {
      expect(await admin.status('POST', `/cart/add/${id}/1`)).toBe(404);
      expect(await admin.text('GET', `/order/get/${id}`)).toBe('Ordine non trovato.');
      expect(await admin.status('GET', `/images/${id}`)).toBe(404);
      expect(await admin.json('PATCH', `/admin/acceptance/${id}`)).toBe(false);
    },
  );
});

it('answers 404 to unknown calls', async () => {
  expect(await admin.status('GET', '/admin')).toBe(404);
  expect(await admin.status('POST', '/cart/get')).toBe(404);
  expect(await admin.status('GET', '/order/get/')).toBe(404);
});
