import { describe, expect, it } from 'vitest';
import { STALE_AFTER } from '#src/api/invalidation';
import { shopApi } from '#src/api/shopApi';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { useBackend } from '#tests/support/storeBackend';
import { settled } from '#tests/support/storeSettled';
import { signIn } from '#tests/support/storeTokens';
import { everyView, openEverything, WRITES } from '#tests/support/storeViews';

/** Writes that change nothing on screen. */
const UNSEEN: readonly string[] = [
  'startCheckout', // the payment creates the order
  'login',
  'logout',
  'recoverPassword',
  'resetPassword',
  'registerAdmin', // not listed before being accepted
  'activateAdmin',
  'updateEmail', // changes with the mailed link
  'updateTelephone',
  'updatePassword',
];

const backend = useBackend();

async function openStore(): Promise<ShopStore> {
  const store = makeStore();
  signIn(store, backend.token);
  await openEverything(store);
  return store;
}

describe('after every write', () => {
  it.each(Object.keys(WRITES).filter((name) => name !== 'logout'))(
    '%s: every open screen shows what a new visitor would see',
    async (name) => {
      const store = await openStore();
      const before = everyView(store);
      const { error } = (await WRITES[name]?.(store.dispatch)) ?? {};
      expect(error).toBeUndefined();
      await settled(store);
      const views = everyView(store);
      expect(views).toEqual(everyView(await openStore()));
      if (UNSEEN.includes(name)) expect(views).toEqual(before);
      else expect(views).not.toEqual(before);
    },
  );

  it('logout: the shop is unchanged', async () => {
    const store = await openStore();
    const before = everyView(store);
    expect((await WRITES['logout']?.(store.dispatch))?.error).toBeUndefined();
    await settled(store);
    expect(everyView(store)).toEqual(before);
  });

  it('has a row in the table of stale data, and a case here', () => {
    const endpoints = Object.entries(shopApi.endpoints as Record<string, object>);
    const writes = endpoints.filter(([, one]) => 'useMutation' in one).map(([name]) => name);
    expect(Object.keys(WRITES).sort()).toEqual(writes.sort());
    expect(Object.keys(STALE_AFTER).sort()).toEqual(writes);
  });
});
