import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeOrderIndex,
  queryIndex,
  patchOrders,
  type OrderIndex,
} from '#src/features/order-list/index/orderIndex';
import { queryOrders, toOrderQuery } from '#src/features/order-list/index/queryOrders';
import { ORDER_STATES } from '#src/domain/orderState';
import { NEWEST_FIRST, type OrderSorting, type OrderView } from '#src/domain/orderView';
import type { Order } from '#src/domain/types';
import { bodies, EVERYTHING, from, isIn, order, views } from '../support/indexedOrders';

const orders = fc
  .array(bodies, { maxLength: 12 })
  .map((all) =>
    all.map(({ name, ...fields }, at) =>
      order(`A-${(at * 7) % 12}`, { ...fields, ...from(name, 'Salò', 'zoe9@posta.example') }),
    ),
  );
/** Returns what the index must return, by filtering and sorting everything. */
function naive(all: readonly Order[], view: OrderView): Order[] {
  const { column, isDescending } = view.sorting;
  return all
    .filter((one) => isIn(one, view))
    .sort(byDate(-1))
    .sort(COMPARE[column](isDescending ? -1 : 1));
}

function byDate(sign: number) {
  return (a: Order, b: Order) => {
    if (a.placedAt === null || b.placedAt === null) {
      return Number(a.placedAt === null) - Number(b.placedAt === null);
    }
    return sign * (a.placedAt - b.placedAt);
  };
}

const rank = ({ state }: Order) =>
  [...ORDER_STATES, state].indexOf(state) % (ORDER_STATES.length + 1);
const COMPARE: Record<OrderSorting['column'], (sign: number) => (a: Order, b: Order) => number> = {
  date: byDate,
  number: (sign) => (a, b) =>
    sign * a.orderNumber.localeCompare(b.orderNumber, 'it', { numeric: true }),
  state: (sign) => (a, b) => sign * (rank(a) - rank(b)),
  total: (sign) => (a, b) => sign * (a.totalCostCents - b.totalCostCents),
};

describe('the index of orders', () => {
  it('returns what filtering and sorting all orders returns, also after changes', () => {
    fc.assert(
      fc.property(
        orders,
        fc.array(views, { minLength: 1, maxLength: 4 }),
        fc.array(fc.array(fc.tuple(fc.nat(11), bodies, fc.boolean()), { maxLength: 3 }), {
          maxLength: 3,
        }),
        (all, asked, rounds) => {
          const check = (index: OrderIndex, view: OrderView) => {
            const query = toOrderQuery(view);
            const wanted = queryOrders(makeOrderIndex(index.orders), query);
            expect(wanted.orders).toEqual(naive(index.orders, view));
            expect(queryIndex(index, query)).toEqual(wanted);
            expect(queryOrders(index, query)).toEqual(wanted);
          };
          let index = makeOrderIndex(all);
          for (const view of asked) check(index, view);
          for (const some of rounds) {
            const changes = new Map<Order, Order>();
            for (const [at, { name, ...fields }, isOtherPerson] of some) {
              const order = index.orders[at];
              if (!order) continue;
              const person = isOtherPerson ? from(name, 'Nardò') : {};
              changes.set(order, { ...order, ...fields, ...person });
            }
            const before = index;
            index = patchOrders(before, changes);
            for (const order of changes.values()) expect(index.orders).toContain(order);
            // The latest result may be a patched one; the previous index must be unchanged.
            for (const view of asked.toReversed()) {
              check(index, view);
              check(before, view);
            }
            check(index, asked[0] as OrderView);
          }
        },
      ),
    );
  });

  it('counts, for each state, the orders that match all other filters', () => {
    const index = makeOrderIndex([
      order('A1'),
      order('A2', { state: 'CANCELED' }),
      order('B1', { state: 'CANCELED' }),
    ]);
    const { stateCounts } = queryOrders(index, {
      ...EVERYTHING,
      search: 'a',
      states: ['CANCELED'],
    });
    expect(stateCounts).toMatchObject({ CANCELED: 1, SHIPPED: 1, DELIVERED: 0 });
  });

  it('is immutable, and shares unchanged parts after small changes', () => {
    const index = makeOrderIndex([order('A1'), order('A2')]);
    const [first] = index.orders as [Order];
    expect(patchOrders(index, new Map())).toBe(index);
    const byDateBefore = index.sorted.get(NEWEST_FIRST);
    const next = patchOrders(index, new Map([[first, { ...first, state: 'CANCELED' }]]));
    expect(next.sorted.get(NEWEST_FIRST)).toBe(byDateBefore);
    expect(next.texts).toBe(index.texts);
    expect(index.orders[0]).toBe(first);
  });
});
