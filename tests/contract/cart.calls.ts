import { cartApi } from '#src/api/cart';
import type { CallCase } from '#tests/support/apiCalls';
import { NO_STRUCTURE, NO_TEXT, wireCart, wireShipping } from '#tests/support/apiSamples';

const { endpoints } = cartApi;

/** The calls of spec section 7, cart and checkout. */
export const cartCalls: readonly CallCase[] = [
  {
    endpoint: 'getCart',
    specPath: '/cart/get',
    call: (dispatch) => dispatch(endpoints.getCart.initiate()),
    sends: { method: 'GET', path: '/cart/get' },
    bearer: 'never',
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
  {
    endpoint: 'addToCart',
    specPath: '/cart/add/{productId}/{quantity}',
    call: (dispatch) => dispatch(endpoints.addToCart.initiate({ productId: 'p/1 è', quantity: 3 })),
    sends: { method: 'POST', path: '/cart/add/p%2F1%20%C3%A8/3' },
    bearer: 'never',
    answer: { body: 'Prodotto aggiunto al carrello!' },
    expected: 'Prodotto aggiunto al carrello!',
    wordless: true,
  },
  {
    endpoint: 'removeFromCart',
    specPath: '/cart/delete/{productId}',
    call: (dispatch) => dispatch(endpoints.removeFromCart.initiate('p?1#')),
    sends: { method: 'DELETE', path: '/cart/delete/p%3F1%23' },
    bearer: 'never',
    answer: { body: '"Prodotto rimosso."' },
    expected: 'Prodotto rimosso.',
    wordless: true,
  },
  {
    endpoint: 'emptyCart',
    specPath: '/cart/empty',
    call: (dispatch) => dispatch(endpoints.emptyCart.initiate()),
    sends: { method: 'DELETE', path: '/cart/empty' },
    bearer: 'never',
    answer: { body: '' },
    expected: null,
  },
  {
    endpoint: 'updateQuantity',
    specPath: '/cart/updateQuantity',
    call: (dispatch) =>
      dispatch(endpoints.updateQuantity.initiate({ productId: 'p&1=', quantity: 10 })),
    sends: {
      method: 'PATCH',
      path: '/cart/updateQuantity',
      query: [
        ['idProduct', 'p&1='],
        ['quantity', '10'],
      ],
    },
    bearer: 'never',
    answer: { body: '{"stato":"fatto"}' },
    expected: 'sent',
  },
  {
    endpoint: 'updateDelivery',
    specPath: '/cart/delivery',
    call: (dispatch) => dispatch(endpoints.updateDelivery.initiate('PRIORITARIO')),
    sends: {
      method: 'PATCH',
      path: '/cart/delivery',
      query: [['orderPriority', 'PRIORITARIO']],
    },
    bearer: 'never',
    answer: { body: 'Priorità aggiornata' },
    expected: 'sent',
  },
  {
    endpoint: 'saveShippingData',
    specPath: '/cart/addShippingData',
    call: (dispatch) => dispatch(endpoints.saveShippingData.initiate(wireShipping)),
    sends: { method: 'PATCH', path: '/cart/addShippingData', json: wireShipping },
    bearer: 'never',
    answer: { body: '' },
    expected: null,
  },
  {
    endpoint: 'startCheckout',
    specPath: '/payment/checkout',
    call: (dispatch) =>
      dispatch(
        endpoints.startCheckout.initiate({
          cartId: 17,
          shippingData: wireShipping,
          totalAmount: 119.76,
        }),
      ),
    sends: {
      method: 'POST',
      path: '/payment/checkout',
      json: { cartId: 17, shippingData: wireShipping, totalAmount: 119.76 },
    },
    bearer: 'never',
    answer: { body: 'https://carte.example/paga?id=a%20b' },
    expected: 'https://carte.example/paga?id=a%20b',
    screenRefuses: ['string-instead-of-object'],
    unreadable: [...NO_TEXT, '', '   '],
  },
];
