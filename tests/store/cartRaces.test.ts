import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { cartApi } from '#src/api/cart';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { neverGoesBack, raceProperty, FATES } from '#tests/support/races';
import { settled } from '#tests/support/storeSettled';
import { cartDeeds, type Act } from '#tests/support/tabOperations';

const { getCart, updateQuantity } = cartApi.endpoints;

/** More than that the small shop does not sell of anything. */
const IN_STOCK = 8;

const readAgain: Act = {
  what: 'read the cart',
  run: ({ store }) => store.dispatch(getCart.initiate(undefined, { forceRefetch: true })),
};

const actions = fc.array(fc.oneof(...cartDeeds, fc.constant(readAgain)), {
  minLength: 2,
  maxLength: 8,
});

const cartIn = (store: ShopStore) => getCart.select()(store.getState()).data;

const quantityOf = (store: ShopStore, id: string) =>
  cartIn(store)?.lines.find(({ productId }) => productId === id)?.quantity;

describe('the cart', () => {
  raceProperty(
    'is what the backend has in the end, however calls and answers overtake each other',
    fc.record({ actions, outcomes: fc.array(FATES, { minLength: 1, maxLength: 4 }) }),
    async ({ turn, until }, given) => {
      const store = makeStore();
      await until(Promise.resolve(store.dispatch(getCart.initiate())));
      const ended: PromiseLike<unknown>[] = [];
      const person = async () => {
        for (const { what, run } of given.actions) {
          await turn(what);
          ended.push(run({ store }));
        }
        await Promise.all(ended);
        await settled(store);
      };
      await until(person());
      const visitor = makeStore();
      await until(Promise.resolve(visitor.dispatch(getCart.initiate())));
      expect(cartIn(visitor)).toBeDefined();
      expect(cartIn(store)).toEqual(cartIn(visitor));
    },
    { network: ({ outcomes }) => ({ reordersCalls: true, outcomes }) },
  );

  raceProperty(
    'never shows a quantity from before, whatever read is on its way',
    fc.array(fc.constantFrom('more', 'read'), { minLength: 3, maxLength: 10 }),
    async ({ turn, until }, steps) => {
      const store = makeStore();
      await until(Promise.resolve(store.dispatch(getCart.initiate())));
      const watched = neverGoesBack(store, () => quantityOf(store, 'p2'), 'quantities of p2');
      const ended: PromiseLike<unknown>[] = [];
      let quantity = 2;
      const person = async () => {
        for (const step of steps) {
          await turn(step);
          if (step === 'read') ended.push(readAgain.run({ store }));
          else {
            quantity = Math.min(IN_STOCK, quantity + 1);
            ended.push(store.dispatch(updateQuantity.initiate({ productId: 'p2', quantity })));
            expect(quantityOf(store, 'p2')).toBe(quantity);
          }
        }
        await Promise.all(ended);
        await settled(store);
      };
      await until(person());
      watched.check();
      expect(quantityOf(store, 'p2')).toBe(quantity);
    },
    { network: () => ({ reordersCalls: true }) },
  );
});
