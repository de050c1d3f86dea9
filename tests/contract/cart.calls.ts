import { cartApi } from '#src/api/cart';
import { NO_STRUCTURE, NO_TEXT, wireCart, wireShipping } from '#tests/support/apiSamples';
import { callCases } from './callCases';

/** The calls of spec section 7, cart and checkout. */
export const cartCalls = callCases(cartApi.endpoints, {
  getCart: {
    specPath: '/cart/get',
    sends: { method: 'GET' },
    answer: { body: JSON.stringify(wireCart) },
    expected: {
      id: 'c1',
      lines: [{ productId: 'p1', quantity: 2 }],
      shippingData: wireShipping,
    },
    unreadable: [
      ...NO_STRUCTURE,
      '"Carrello non disponibile."',
      '[]',
      '{}',
      '{"error":"Sessione scaduta"}',
      '{"id":"c1","productAndquantity":"niente"}',
      '{"id":"c1","productAndquantity":[{"product":null,"quantity":1}]}',
      '{"id":"c1","productAndquantity":[{"product":{"id":"p1","price":"gratis"},"quantity":1}]}',
      '{"id":"c1","productAndquantity":[{"product":{"id":"p1","price":null},"quantity":1}]}',
      '{"id":"c1","productAndquantity":[{"product":{"id":"p1","price":1},"quantity":"tre"}]}',
      '{"id":"c1","productAndquantity":[{"product":{"id":{},"price":1},"quantity":1}]}',
      '{"id":"c1","productAndquantity":[],"shippingData":"Via dei Fori 12"}',
    ],
  },
  addToCart: {
    specPath: '/cart/add/{productId}/{quantity}',
    argument: { productId: 'p/1 è', quantity: 3 },
    sends: { method: 'POST', path: '/cart/add/p%2F1%20%C3%A8/3' },
    answer: { body: 'Prodotto aggiunto al carrello!' },
    expected: 'Prodotto aggiunto al carrello!',
    wordless: true,
  },
  removeFromCart: {
    specPath: '/cart/delete/{productId}',
    argument: 'p?1#',
    sends: { method: 'DELETE', path: '/cart/delete/p%3F1%23' },
    answer: { body: '"Prodotto rimosso."' },
    expected: 'Prodotto rimosso.',
    wordless: true,
  },
  emptyCart: {
    specPath: '/cart/empty',
    sends: { method: 'DELETE' },
    answer: { body: '' },
    expected: null,
  },
  updateQuantity: {
    specPath: '/cart/updateQuantity',
    argument: { productId: 'p&1=', quantity: 10 },
    sends: { method: 'PATCH', query: { idProduct: 'p&1=', quantity: '10' } },
    answer: { body: '{"stato":"fatto"}' },
    expected: 'sent',
  },
  updateDelivery: {
    specPath: '/cart/delivery',
    argument: 'PRIORITARIO',
    sends: { method: 'PATCH', query: { orderPriority: 'PRIORITARIO' } },
    answer: { body: 'Priorità aggiornata' },
    expected: 'sent',
  },
  saveShippingData: {
    specPath: '/cart/addShippingData',
    argument: wireShipping,
    sends: { method: 'PATCH', json: wireShipping },
    answer: { body: '' },
    expected: null,
  },
  startCheckout: {
    specPath: '/payment/checkout',
    argument: {
      cartId: 17,
      shippingData: wireShipping,
      totalAmount: 119.76,
    },
    sends: {
      method: 'POST',
      json: { cartId: 17, shippingData: wireShipping, totalAmount: 119.76 },
    },
    answer: { body: 'https://carte.example/paga?id=a%20b' },
    expected: 'https://carte.example/paga?id=a%20b',
    screenRefuses: ['string-instead-of-object'],
    unreadable: [...NO_TEXT, '', '   '],
  },
});
