import { ordersApi } from '#src/api/orders';
import { NO_STRUCTURE, wireOrder } from '#tests/support/apiSamples';
import { callCases } from './callCases';

const PHOTO = { name: 'danno.jpg', type: 'image/jpeg', content: 'foto' };

/** Bodies of an order with one invalid field. */
export const NO_ORDER = [
  { ...wireOrder, orderNumber: null },
  { ...wireOrder, stateOfOrder: 3 },
  { ...wireOrder, stateOfOrder: null },
  { ...wireOrder, totalCost: null },
  { ...wireOrder, totalCost: 'tanto' },
  { ...wireOrder, totalCost: 1e300 },
  { ...wireOrder, timestamp: 'ieri' },
  { ...wireOrder, timestamp: '2024-02-31T10:00:00' },
  { ...wireOrder, timestamp: 9e99 },
  { ...wireOrder, productsInCart: {} },
  // Without the line the order would be packed and added up wrongly.
  { ...wireOrder, productsInCart: [...wireOrder.productsInCart, { product: null, quantity: 1 }] },
  { ...wireOrder, productsInCart: [{ product: { id: 'p1', price: 'x' }, quantity: 1 }] },
  { ...wireOrder, shippingData: 'Roma' },
  { ...wireOrder, shipper: {} },
];

/** Invalid bodies of a single order, and plain strings that are error messages. */
const oneOrder = {
  unreadable: [...NO_STRUCTURE, '[]', '{}', ...NO_ORDER.map((order) => JSON.stringify(order))],
  refused: [
    ['Ordine non trovato.', 'Ordine non trovato.'],
    ['"Ordine non trovato."', 'Ordine non trovato.'],
    ['  Errore!\n', 'Errore!'],
  ],
} as const;

const READ_AGAIN = '/order/get/ORD%2F1';

/** The calls of spec section 7, orders. */
export const orderCalls = callCases(ordersApi.endpoints, {
  getOrder: {
    specPath: '/order/get/{orderNumber}',
    argument: 'ORD/1',
    sends: { method: 'GET', path: '/order/get/ORD%2F1' },
    answer: { body: JSON.stringify(wireOrder) },
    expected: 'ORD-1',
    ...oneOrder,
  },
  updateOrderState: {
    specPath: '/order/orderState/{orderNumber}',
    argument: { orderNumber: 'ORD/1', state: 'SHIPPED' },
    sends: {
      method: 'PATCH',
      path: '/order/orderState/ORD%2F1',
      query: { stateOfOrder: 'SHIPPED' },
    },
    bearer: 'token',
    answer: { body: JSON.stringify(wireOrder) },
    expected: 'ORD-1',
    ...oneOrder,
  },
  cancelOrder: {
    specPath: '/order/annul/{orderNumber}',
    argument: 'ORD/1',
    sends: { method: 'DELETE', path: '/order/annul/ORD%2F1' },
    bearer: 'always',
    answer: { body: '' },
    expected: null,
  },
  refundOrder: {
    specPath: '/order/refund/{orderNumber}',
    argument: 'ORD/1',
    sends: { method: 'POST', path: '/order/refund/ORD%2F1' },
    bearer: 'token',
    answer: { body: 'Rimborso avviato' },
    expected: null,
  },
  updateOrderShipping: {
    specPath: '/order/shipping/{orderNumber}',
    argument: {
      orderNumber: 'ORD/1',
      shipper: 'Poste & Co',
      shippingCode: 'PT+12=3',
    },
    sends: {
      method: 'PATCH',
      path: '/order/shipping/ORD%2F1',
      query: { shipper: 'Poste & Co', shippingCode: 'PT+12=3' },
    },
    bearer: 'token',
    answer: { body: JSON.stringify(wireOrder) },
    expected: 'ORD-1',
    ...oneOrder,
  },
  returnOrder: {
    specPath: '/order/return/{orderNumber}',
    argument: {
      orderNumber: 'ORD/1',
      productIds: ['p1', 'p2'],
      description: 'È rotta',
      attachments: [new File([PHOTO.content], `../${PHOTO.name}`, { type: PHOTO.type })],
    },
    sends: {
      method: 'POST',
      path: '/order/return/ORD%2F1',
      form: [
        ['productIds', 'p1'],
        ['productIds', 'p2'],
        ['description', 'È rotta'],
        ['attachments', PHOTO],
      ],
    },
    rereads: READ_AGAIN,
    bearer: 'token',
    answer: { body: 'Richiesta ricevuta' },
    expected: null,
  },
  getOrders: {
    specPath: '/order/getAll',
    sends: { method: 'GET' },
    bearer: 'token',
    answer: { body: JSON.stringify([wireOrder, { ...wireOrder, orderNumber: 2 }]) },
    expected: ['ORD-1', '2'],
    unreadable: [...NO_STRUCTURE, '{}', '"Nessun ordine"'],
  },
});
