import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { pollOrders, ordersApi } from '#src/api/orders';
import { ORDER_STATES, type OrderState } from '#src/domain/orderState';
import type { Order } from '#src/domain/types';
import { entitiesLearned, selectEntity } from '#src/entities/entities';
import { makeStore, type ShopStore } from '#src/store/makeStore';
import { changeElsewhere } from '#tests/support/elsewhere';
import { FATES, neverGoesBack, raceProperty, type RacedShop } from '#tests/support/races';
import { settled } from '#tests/support/storeSettled';
import { signIn } from '#tests/support/storeTokens';
import { orderDeeds, type Act } from '#tests/support/tabOperations';

const { getOrder, getOrders, updateOrderState, updateOrderShipping } = ordersApi.endpoints;
const AGAIN = { forceRefetch: true } as const;
const ORDERS = ['PREP', 'CONSEGNATO'];

/** The ways in which an order gets into the store: its page, the list, and the poll for new orders. */
const READS: Record<string, Act['run']> = {
  page: ({ store }) => store.dispatch(getOrder.initiate('PREP', AGAIN)),
  list: ({ store }) => store.dispatch(getOrders.initiate(undefined, AGAIN)),
  look: async ({ store }) => {
    const updates = await store.dispatch(pollOrders(new AbortController().signal));
    if (updates) store.dispatch(entitiesLearned(updates));
  },
};
const reads = fc.constantFrom(...Object.keys(READS));
const readActs = fc.constantFrom(
  ...Object.entries(READS).map(([what, run]): Act => ({ what, run })),
);

const orderIn = (store: ShopStore, number = 'PREP'): Order | undefined =>
  selectEntity(store.getState(), 'orders', number);

/** An administrator's tab that has read the list and the page of both orders. */
async function openStore({ token, until }: RacedShop): Promise<ShopStore> {
  const store = makeStore();
  signIn(store, token);
  const all = [
    store.dispatch(getOrders.initiate()),
    ...ORDERS.map((number) => store.dispatch(getOrder.initiate(number))),
  ];
  await until(Promise.all(all));
  return store;
}

describe('an order', () => {
  raceProperty(
    'never goes back to what it was before a change, whatever read is on its way',
    fc.record({
      changes: fc.array(fc.constantFrom('state', 'shipping'), { minLength: 1, maxLength: 5 }),
      looks: fc.array(reads, { minLength: 1, maxLength: 6 }),
    }),
    async (shop, { changes, looks }) => {
      const store = await openStore(shop);
      const states = neverGoesBack(
        store,
        () => ORDER_STATES.indexOf(orderIn(store)?.state as OrderState),
        'states',
      );
      const codes = neverGoesBack(store, () => Number(orderIn(store)?.shippingCode), 'codes');
      const toState = (next: OrderState) =>
        store.dispatch(updateOrderState.initiate({ orderNumber: 'PREP', state: next }));
      const toCode = (shippingCode: string) =>
        store.dispatch(
          updateOrderShipping.initiate({ orderNumber: 'PREP', shipper: 'GLS', shippingCode }),
        );
      let [state, code] = [0, 0];
      const admin = async () => {
        for (const change of changes) {
          await shop.turn(change);
          const next = ORDER_STATES[change === 'state' ? ++state : state] ?? 'CANCELED';
          if (change === 'shipping') code += 1;
          if (change === 'state') await toState(next);
          else await toCode(String(code));
        }
      };
      const looking = async () => {
        const ended: PromiseLike<unknown>[] = [];
        for (const look of looks) {
          await shop.turn(look);
          const read = READS[look]?.({ store });
          if (read) ended.push(read);
        }
        await Promise.all(ended);
      };
      await shop.until(Promise.all([admin(), looking()]).then(() => settled(store)));
      states.check();
      codes.check();
      expect(orderIn(store)).toMatchObject({
        state: ORDER_STATES[state],
        shippingCode: code === 0 ? '' : String(code),
      });
    },
    { network: () => ({ reordersCalls: true }) },
  );

  raceProperty(
    'is what the backend has, when its state and its shipment change at the same time',
    fc.record({
      actions: fc.array(fc.oneof(...orderDeeds, readActs), { minLength: 2, maxLength: 7 }),
      outcomes: fc.array(FATES, { minLength: 1, maxLength: 4 }),
    }),
    async (shop, { actions }) => {
      const store = await openStore(shop);
      const ended: PromiseLike<unknown>[] = [];
      const admin = async () => {
        for (const { what, run } of actions) {
          await shop.turn(what);
          ended.push(run({ store }));
        }
        await Promise.all(ended);
        await settled(store);
      };
      await shop.until(admin());
      const visitor = await openStore(shop);
      for (const number of ORDERS) {
        expect(orderIn(visitor, number)).toBeDefined();
        expect(orderIn(store, number)).toEqual(orderIn(visitor, number));
      }
    },
    { network: ({ outcomes }) => ({ reordersCalls: true, outcomes }) },
  );

  raceProperty(
    'is as the newest read found it, in whatever order the reads are answered',
    fc.array(fc.oneof(reads, fc.constant('changed elsewhere')), { minLength: 3, maxLength: 9 }),
    async (shop, steps) => {
      const store = await openStore(shop);
      const codes = neverGoesBack(store, () => Number(orderIn(store)?.shippingCode), 'codes');
      let code = 0;
      const changeCode = () => {
        code += 1;
        return changeElsewhere(shop.database, 'orders', 'PREP', { shippingCode: String(code) });
      };
      const ended: PromiseLike<unknown>[] = [];
      const all = async () => {
        // The last read never shares one that is under way.
        for (const step of [...steps, 'look']) {
          await shop.turn(step);
          const read = READS[step];
          if (read) ended.push(read({ store }));
          else await changeCode();
        }
        await Promise.all(ended);
        await settled(store);
      };
      await shop.until(all());
      codes.check();
      expect(Number(orderIn(store)?.shippingCode)).toBe(code);
    },
  );
});
