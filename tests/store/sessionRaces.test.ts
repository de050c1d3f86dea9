import fc from 'fast-check';
import { afterEach, describe, expect } from 'vitest';
import { logoutApi } from '#src/api/logout';
import { adminsApi } from '#src/api/admins';
import { ordersApi } from '#src/api/orders';
import { drafted } from '#src/features/form-drafts/draftsSlice';
import { loggedOut, selectToken } from '#src/session/sessionSlice';
import { clearAfterSession } from '#src/store/clearAfterSession';
import { makeStore, type AppDispatch, type ShopStore } from '#src/store/makeStore';
import { raceProperty, type RacedShop } from '#tests/support/races';
import { settled } from '#tests/support/storeSettled';
import { signIn } from '#tests/support/storeTokens';
import { WRITES } from '#tests/support/storeViews';
import { closeTabs, openTab } from '#tests/support/tabs';

const ONCE = { forceRefetch: true, subscribe: false } as const;

/** The calls of an administrator's screens; reads unsubscribe, as on screens. */
const CALLS: Record<string, (dispatch: AppDispatch) => PromiseLike<unknown>> = {
  orders: (to) => to(ordersApi.endpoints.getOrders.initiate(undefined, ONCE)),
  admins: (to) => to(adminsApi.endpoints.getAdmins.initiate(undefined, ONCE)),
  profile: (to) => to(adminsApi.endpoints.getProfile.initiate(undefined, ONCE)),
  ...Object.fromEntries(
    [
      'updateOrderState',
      'updateOrderShipping',
      'cancelOrder',
      'refundOrder',
      'updateEmail',
      'deleteAdmin',
      'addProductImages',
      'updateProduct',
    ].map((name) => [name, (to: AppDispatch) => (WRITES[name] ?? never)(to)]),
  ),
};

const ORDERS = ['PREP', 'CONSEGNATO'];
const LOGOUT = 'DELETE /admin/logout';

const calls = fc.array(fc.constantFrom(...Object.keys(CALLS)), { minLength: 1, maxLength: 8 });

function never(): never {
  throw new Error('there is no such call');
}

/** Logs out, as the button does. */
function logOut(store: ShopStore): PromiseLike<unknown> {
  const call = store.dispatch(logoutApi.endpoints.logout.initiate());
  store.dispatch(loggedOut());
  return call;
}

async function logOutAmong(
  { sent, turn, until, token: ofAdmin }: RacedShop,
  store: ShopStore,
  given: { before: string[]; after: string[] },
): Promise<void> {
  const ended: PromiseLike<unknown>[] = [];
  const call = async (name: string) => {
    await turn(name);
    const made = CALLS[name]?.(store.dispatch);
    if (made) ended.push(made);
  };
  let callsUntilThen = 0;
  const person = async () => {
    for (const name of given.before) await call(name);
    store.dispatch(drafted({ form: 'order-shipping/PREP', value: 'GLS' }));
    await turn('log out');
    ended.push(logOut(store));
    callsUntilThen = sent.length;
    for (const name of given.after) await call(name);
    await Promise.all(ended);
    await settled(store);
  };
  await until(person());
  // The logout itself sends the token, and one call sends the text 'null'.
  const later = sent.slice(callsUntilThen).filter(({ call }) => call !== LOGOUT);
  expect(later.filter(({ token }) => token !== null && token !== 'null')).toEqual([]);
  expect(sent.filter(({ call }) => call === LOGOUT)).toEqual([{ call: LOGOUT, token: ofAdmin }]);
  const state = store.getState();
  expect(selectToken(state)).toBeNull();
  expect(state.drafts).toEqual({});
  expect(state.entities.admins).toEqual(makeStore().getState().entities.admins);
  const known = JSON.stringify([state.entities, state.api.queries]);
  for (const secret of ['giulia@', 'luca@', ...ORDERS.filter((one) => !wasOpened(one, sent))]) {
    expect(known, secret).not.toContain(secret);
  }
}

/** An order that was read by its number may be seen by everybody who knows the number. */
function wasOpened(orderNumber: string, sent: RacedShop['sent']): boolean {
  return sent.some(({ call }) => call === `GET /order/get/${orderNumber}`);
}

const given = fc.record({ before: calls, after: fc.array(fc.constantFrom('orders', 'admins')) });

describe('a logout while calls are under way', () => {
  afterEach(closeTabs);

  raceProperty(
    'leaves nothing of administrators, and no call carries the token any more',
    given,
    async (shop, input) => {
      const store = makeStore();
      clearAfterSession(store);
      signIn(store, shop.token);
      await logOutAmong(shop, store, input);
    },
    { network: () => ({ reordersCalls: true }) },
  );

  raceProperty(
    'leaves nothing either where tabs wait for each other',
    given,
    async (shop, input) => {
      const { store, close } = openTab({ token: shop.token });
      try {
        await logOutAmong(shop, store, input);
      } finally {
        close();
      }
    },
    { network: () => ({ reordersCalls: true }) },
  );
});
