import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endPayment } from '#mocks/backend/payments';
import type { Database } from '#mocks/storage/database';
import { cartApi } from '#src/api/cart';
import { euroFromCents } from '#src/domain/money';
import { selectCartTotals, selectShownCart } from '#src/features/cart/useCart';
import { CartChanged, startPayment } from '#src/features/cart/startPayment';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { wireShipping } from '#tests/support/apiSamples';
import { stubBrowser } from '#tests/support/browserGlobals';
import { FATES, raceProperty } from '#tests/support/races';
import { startBackend, stopBackend } from '#tests/support/storeBackend';
import { cartDeeds, type Act } from '#tests/support/tabOperations';

const { getCart, addToCart } = cartApi.endpoints;

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('sessionStorage', localStorage);
  vi.stubGlobal('location', new URL('https://bottega.test/cart'));
});

afterEach(() => vi.unstubAllGlobals());

/** Starts a mutation and unsubscribes from it at once, as a component that unmounts does. */
function actAndUnmount({ run }: Act, store: ShopStore): PromiseLike<unknown> {
  const call = run({ store }) as PromiseLike<unknown> & { reset?: () => void };
  call.reset?.();
  return call;
}

const pay = (store: ShopStore) =>
  startPayment(store, wireShipping, selectShownCart(store.getState()));

/** Returns the payment whose page has this address. */
async function paymentAt(address: string, database: Database) {
  const id = new URL(address).searchParams.get('payment') ?? '';
  const payment = await database.read((tables) => tables.get('payments', id));
  if (!payment) throw new Error(`no payment at ${address}`);
  return payment;
}

const actions = fc.array(fc.record({ tab: fc.nat(1), act: fc.oneof(...cartDeeds) }), {
  maxLength: 3,
});

describe('a checkout', () => {
  raceProperty(
    'is of what was shown and of what the backend has, or there is none',
    fc.record({ before: actions, during: actions, outcomes: fc.array(FATES, { maxLength: 4 }) }),
    async ({ turn, until, database }, { before, during }) => {
      const stores = [makeStore(), makeStore()] as const;
      const read = stores.map((store) => store.dispatch(getCart.initiate()));
      await until(Promise.all(read));
      const [store] = stores;
      const under: PromiseLike<unknown>[] = [];
      const act = async (asked: typeof before) => {
        for (const { tab, act: deed } of asked) {
          await turn(deed.what);
          under.push(actAndUnmount(deed, stores[tab as 0 | 1]));
        }
      };
      const person = async () => {
        await act(before);
        const shown = selectCartTotals(store.getState()).total;
        if (shown === 0) return null; // an empty cart has no button
        const payment = pay(store).catch((error: unknown) => error);
        await act(during);
        const result = await payment;
        const amount =
          typeof result === 'string' ? (await paymentAt(result, database)).amount : null;
        await Promise.all(under);
        return { shown: euroFromCents(shown), result, amount };
      };
      const ended = await until(person());
      if (!ended) return;
      const { shown, result, amount } = ended;
      if (amount !== null) expect(amount).toBe(shown);
      // The backend answers 400 if the amount differs from its own.
      else if (!(result instanceof CartChanged)) expect(result).not.toMatchObject({ status: 400 });
    },
    {
      network: ({ outcomes }) => ({
        reordersCalls: true,
        outcomes: outcomes.length > 0 ? outcomes : ['answered'],
      }),
    },
  );

  it('after a paid one is a new payment, even for the same order', async () => {
    const { database } = await startBackend();
    try {
      const [first, second] = [makeStore(), makeStore()];
      for (const store of [first, second]) await store.dispatch(getCart.initiate());
      const before = await pay(first);
      expect(await pay(second)).toBe(before);
      const { id } = await paymentAt(before, database);
      await database.write((tables) => endPayment(tables, id, 'pay', new Date()));

      // The tab that paid was closed on the card page: the other tab still shows the old cart.
      await expect(pay(second)).rejects.toThrow(CartChanged);
      await second.dispatch(addToCart.initiate({ productId: 'p1', quantity: 1 }));
      await second.dispatch(addToCart.initiate({ productId: 'p2', quantity: 2 }));
      await second.dispatch(getCart.initiate(undefined, { forceRefetch: true }));
      const after = await pay(second);
      expect(after).not.toBe(before);
      expect(await paymentAt(after, database)).toMatchObject({ state: 'open', amount: 289.9 });
    } finally {
      stopBackend();
    }
  });
});
