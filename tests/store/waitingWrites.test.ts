import { beforeEach, expect, it } from 'vitest';
import { ordersApi } from '#src/api/orders';
import { loggedOut, sessionExpired } from '#src/session/sessionSlice';
import { clearAfterSession } from '#src/store/clearAfterSession';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { useApiServer, type Answer } from '#tests/support/apiServer';
import { signIn, tokenFor, tokenWith } from '#tests/support/storeTokens';

const server = useApiServer();
const { updateOrderShipping, updateOrderState } = ordersApi.endpoints;
const STATE_PATH = '/order/orderState/ORD-1';
let store: ShopStore;

beforeEach(() => {
  store = makeStore();
  clearAfterSession(store);
  signIn(store, tokenFor(60));
});

/** Makes a write wait for another one of the same order, does something, and returns the tokens that were sent. */
async function whileItWaits(happens: () => void, answer: Answer = {}): Promise<(string | null)[]> {
  const gate = Promise.withResolvers<Answer>();
  const arrived = Promise.withResolvers<void>();
  server.answer((request) => {
    arrived.resolve();
    return request.path === STATE_PATH ? answer : gate.promise;
  });
  const sent = { orderNumber: 'ORD-1', shipper: 'BRT', shippingCode: '1' };
  const first = store.dispatch(updateOrderShipping.initiate(sent));
  await arrived.promise;
  const state = { orderNumber: 'ORD-1', state: 'SHIPPED' } as const;
  const second = store.dispatch(updateOrderState.initiate(state));
  happens();
  gate.resolve({});
  await Promise.all([first, second]);
  const seconds = server.received.filter(({ path }) => path === STATE_PATH);
  return seconds.map(({ bearer }) => bearer);
}

it.each(['before', 'after'])(
  'a write that waits for its turn is sent with the same person’s new token, %s the old one’s expiry',
  async (when) => {
    const token = tokenFor(3_600);
    const bearers = await whileItWaits(() => {
      if (when === 'after') store.dispatch(sessionExpired());
      signIn(store, token);
    });
    expect(bearers).toEqual([token]);
  },
);

it.each<[string, () => void]>([
  ['after a logout', () => store.dispatch(loggedOut())],
  ['after the expiry of its token', () => store.dispatch(sessionExpired())],
  [
    'after a logout and a login',
    () => {
      store.dispatch(loggedOut());
      signIn(store, tokenFor(3_600));
    },
  ],
  ['in the name of the next person', () => signIn(store, tokenWith({ sub: '2', exp: 9e9 }))],
])('a write that waits for its turn is not sent %s', async (_when, happens) => {
  expect(await whileItWaits(happens)).toEqual([]);
});

it('a write that waited ends the session if its new token is refused', async () => {
  await whileItWaits(() => signIn(store, tokenFor(3_600)), { status: 401 });
  expect(store.getState().session.token).toBeNull();
});
