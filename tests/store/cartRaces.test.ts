import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { cartApi } from '#src/api/cart';
import { selectCartWrites } from '#src/api/cartWritesSlice';
import { ORDER_PRIORITIES, type OrderPriority } from '#src/domain/priority';
import { selectPriority } from '#src/features/cart/cartSlice';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { wireProduct } from '#tests/support/apiSamples';
import { neverGoesBack, raceProperty, FATES } from '#tests/support/races';
import { settled } from '#tests/support/storeSettled';
import { cartDeeds, type Act } from '#tests/support/tabOperations';
import { closeTabs, openTabs, quiet } from '#tests/support/tabs';

const { getCart, updateDelivery, updateQuantity } = cartApi.endpoints;

const readAgain: Act = {
  what: 'read the cart',
  run: ({ store }) => store.dispatch(getCart.initiate(undefined, { forceRefetch: true })),
};

const actions = fc.array(fc.oneof(...cartDeeds, fc.constant(readAgain)), {
  minLength: 2,
  maxLength: 8,
});

const cartIn = (store: ShopStore) => getCart.select()(store.getState()).data;

const priorityIn = (store: ShopStore) => selectPriority(store.getState());

/** Chooses a priority, which must be shown at once and while its call is under way. */
function choose(store: ShopStore, priority: OrderPriority): PromiseLike<unknown> {
  latestChoice.delete(store);
  const call = store.dispatch(updateDelivery.initiate(priority));
  expect(priorityIn(store)).toBe(priority);
  latestChoice.set(store, { priority, write: call.requestId });
  return call;
}

const latestChoice = new Map<ShopStore, { priority: OrderPriority; write: string }>();

/** Lists every other priority that is shown during the call of the latest choice. */
function watchChoice(store: ShopStore): string[] {
  const wrong: string[] = [];
  store.subscribe(() => {
    const chosen = latestChoice.get(store);
    const isUnderWay = chosen && selectCartWrites(store.getState()).includes(chosen.write);
    if (isUnderWay && priorityIn(store) !== chosen.priority) wrong.push(priorityIn(store));
  });
  return wrong;
}

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
      expect(priorityIn(store)).toBe(priorityIn(visitor));
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
            quantity = Math.min(wireProduct.stock, quantity + 1);
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

  raceProperty(
    'shows the chosen priority until its call ends, whatever read is on its way, and then the backend’s',
    fc.record({
      steps: fc.array(fc.constantFrom(...ORDER_PRIORITIES, 'read'), { minLength: 2, maxLength: 8 }),
      outcomes: fc.array(FATES, { minLength: 1, maxLength: 4 }),
    }),
    async ({ turn, until }, { steps }) => {
      const store = makeStore();
      await until(Promise.resolve(store.dispatch(getCart.initiate())));
      const wrong = watchChoice(store);
      const ended: PromiseLike<unknown>[] = [];
      const person = async () => {
        for (const step of steps) {
          await turn(step);
          ended.push(step === 'read' ? readAgain.run({ store }) : choose(store, step));
        }
        await Promise.all(ended);
        await settled(store);
      };
      await until(person());
      expect(wrong).toEqual([]);
      const visitor = makeStore();
      await until(Promise.resolve(visitor.dispatch(getCart.initiate())));
      expect(priorityIn(store)).toBe(priorityIn(visitor));
    },
    { network: ({ outcomes }) => ({ reordersCalls: true, outcomes }) },
  );

  raceProperty(
    'has the same priority in two tabs in the end, whichever of them chose last',
    fc.record({
      choices: fc.array(
        fc.record({ tab: fc.nat(1), priority: fc.constantFrom(...ORDER_PRIORITIES) }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      outcomes: fc.array(FATES, { minLength: 1, maxLength: 4 }),
    }),
    async ({ turn, until }, { choices }) => {
      const stores = openTabs(2).map(({ store }) => store);
      await until(Promise.all(stores.map((store) => store.dispatch(getCart.initiate()))));
      const wrong = stores.map(watchChoice);
      const ended: PromiseLike<unknown>[] = [];
      const people = async () => {
        for (const { tab, priority } of choices) {
          await turn(`${tab} chooses ${priority}`);
          const store = stores[tab];
          if (store) ended.push(choose(store, priority));
        }
        await Promise.all(ended);
        await quiet();
      };
      await until(people());
      closeTabs();
      expect(wrong).toEqual([[], []]);
      const visitor = makeStore();
      await until(Promise.resolve(visitor.dispatch(getCart.initiate())));
      expect(stores.map(priorityIn)).toEqual([priorityIn(visitor), priorityIn(visitor)]);
    },
    { network: ({ outcomes }) => ({ reordersCalls: true, outcomes }) },
  );
});
