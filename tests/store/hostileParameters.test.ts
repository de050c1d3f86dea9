import { describe, expect, it } from 'vitest';
import { accessApi } from '#src/api/access';
import { adminsApi } from '#src/api/admins';
import { cartApi } from '#src/api/cart';
import { feedbackApi } from '#src/api/feedback';
import { ordersApi } from '#src/api/orders';
import { productsApi } from '#src/api/products';
import { makeStore, type AppDispatch } from '#src/store/makeStore';
import { useApiServer } from '#tests/support/apiServer';
import { settled } from '#tests/support/storeSettled';
import { signIn } from '#tests/support/storeTokens';

const server = useApiServer();

/** Parameters that people may type into the address bar, or that a mailed link may contain. */
const HOSTILE: readonly string[] = [
  '',
  ' ',
  '\u00a0\t',
  '.',
  '..',
  ' .. ',
  '...',
  '../../order',
  '..%2F..%2Forder%2FgetAll',
  '%2e%2e%2f',
  '%2e',
  '.%2E',
  '%252e%252e%252f',
  '%2e%2e/%zz',
  '..\\',
  '..\\..\\order',
  'a/../../b',
  '/',
  '//altro.example/x',
  'https://altro.example/x',
  '/..;/order',
  'A/B',
  'A\\B',
  '?x=1',
  '#',
  '&idProduct=2',
  'a%00b',
  'a\u0000b',
  'a\r\nBearerToken: x',
  '%',
  '%zz',
  '\ud800',
  'a\udfffb',
  '@altro.example',
  ':80',
  'è 日本 🛒',
  '\u202e..',
  'x'.repeat(8_000),
  '__proto__',
  'constructor',
];

/** Every endpoint with a parameter in its path, once per parameter. */
const CALLS: readonly [
  name: string,
  segments: number,
  call: (dispatch: AppDispatch, given: string) => PromiseLike<unknown>,
][] = [
  ['addToCart', 4, (to, productId) => to(cart.addToCart.initiate({ productId, quantity: 1 }))],
  ['removeFromCart', 3, (to, id) => to(cart.removeFromCart.initiate(id))],
  ['deleteProduct', 3, (to, id) => to(productsApi.endpoints.deleteProduct.initiate(id))],
  ['getProductFeedback', 3, (to, id) => to(feedback.getProductFeedback.initiate(id))],
  [
    'resetPassword',
    3,
    (to, id) => to(accessApi.endpoints.resetPassword.initiate({ id, newPassword: 'x' })),
  ],
  [
    'activateAdmin (id)',
    4,
    (to, id) => to(admins.activateAdmin.initiate({ id, activationCode: 'c' })),
  ],
  [
    'activateAdmin (code)',
    4,
    (to, activationCode) => to(admins.activateAdmin.initiate({ id: '1', activationCode })),
  ],
  ['acceptAdmin', 3, (to, id) => to(admins.acceptAdmin.initiate(id))],
  ['deleteAdmin', 3, (to, id) => to(admins.deleteAdmin.initiate({ id, bossCode: 'b' }))],
  ['confirmEmail (id)', 4, (to, id) => to(admins.confirmEmail.initiate({ id, newEmail: 'a@b' }))],
  [
    'confirmEmail (email)',
    4,
    (to, newEmail) => to(admins.confirmEmail.initiate({ id: '1', newEmail })),
  ],
  [
    'confirmTelephone (id)',
    4,
    (to, id) => to(admins.confirmTelephone.initiate({ id, telephoneNumber: '06' })),
  ],
  [
    'confirmTelephone (number)',
    4,
    (to, telephoneNumber) => to(admins.confirmTelephone.initiate({ id: '1', telephoneNumber })),
  ],
  ['getOrder', 3, (to, number) => to(orders.getOrder.initiate(number))],
  [
    'updateOrderState',
    3,
    (to, orderNumber) => to(orders.updateOrderState.initiate({ orderNumber, state: 'SHIPPED' })),
  ],
  ['cancelOrder', 3, (to, number) => to(orders.cancelOrder.initiate(number))],
  ['refundOrder', 3, (to, number) => to(orders.refundOrder.initiate(number))],
  [
    'updateOrderShipping',
    3,
    (to, orderNumber) =>
      to(orders.updateOrderShipping.initiate({ orderNumber, shipper: 's', shippingCode: 'c' })),
  ],
  [
    'returnOrder',
    3,
    (to, orderNumber) =>
      to(
        orders.returnOrder.initiate({
          orderNumber,
          productIds: ['p'],
          description: 'd',
          attachments: [],
        }),
      ),
  ],
];

const cart = cartApi.endpoints;
const feedback = feedbackApi.endpoints;
const admins = adminsApi.endpoints;
const orders = ordersApi.endpoints;

describe.each(CALLS)('%s', (_name, segments, call) => {
  it('requests its own path or nothing, whatever the parameter', async () => {
    const store = makeStore();
    signIn(store);
    server.answer({ status: 404 });
    for (const given of HOSTILE) {
      server.received.length = 0;
      await call(store.dispatch, given);
      await settled(store);
      const own = server.received.filter(({ method }) => method !== 'GET');
      expect(own.length, given.slice(0, 40)).toBeLessThanOrEqual(1);
      for (const { path } of server.received) {
        // A read that follows a write requests the same entity: /order/get/…
        expect(path.split('/').slice(1), given.slice(0, 40)).toHaveLength(segments);
        expect(path.split('/').map(decodedTwice), given.slice(0, 40)).not.toContainEqual(
          expect.stringMatching(/^\.{1,2}$|(^|[/\\])\.\.?([/\\]|$)/),
        );
      }
    }
  });

  it('fails without a request if a parameter is not a path segment', async () => {
    const store = makeStore();
    for (const given of ['', ' ', '.', '..', '../..', '%2e%2e%2f', '..\\', '\ud800']) {
      expect(await call(store.dispatch, given), given.slice(0, 40)).toMatchObject({
        error: { kind: 'refused', text: '' },
      });
    }
    await settled(store);
    expect(server.received).toEqual([]);
  });

  it('accepts every text that is a path segment', async () => {
    const store = makeStore();
    server.answer({ status: 404 });
    for (const given of ['A/B', '?x=1', '#', 'è 日本 🛒', '...', '%', 'a b+c', '__proto__']) {
      server.received.length = 0;
      await call(store.dispatch, given);
      await settled(store);
      const [first] = server.received;
      expect(first?.path.split('/').map(decodeURIComponent), given.slice(0, 40)).toContain(given);
      expect(first?.query.map(([name]) => name)).not.toContain('x');
    }
  });
});

function decodedTwice(segment: string): string {
  return decoded(decoded(segment));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
