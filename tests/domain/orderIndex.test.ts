import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeOrderIndex,
  queryIndex,
  patchOrders,
  type OrderIndex,
} from '#src/features/order-list/index/orderIndex';
import { queryOrders, type OrderQuery } from '#src/features/order-list/index/queryOrders';
import {
  NEWEST_FIRST,
  ORDER_COLUMNS,
  type OrderSorting,
} from '#src/features/order-list/index/sortedPositions';
import { ORDER_STATES } from '#src/domain/orderState';
import type { Order } from '#src/domain/types';
import { EVERYTHING, from, order } from '../support/indexedOrders';

// Few different values, so that orders often have equal fields.
const bodies = fc.record({
  placedAt: fc.constantFrom(null, 10, 20, 30),
  state: fc.constantFrom('SHIPPED', 'CANCELED', 'IN_PREPARATION', 'BOH'),
  totalCostCents: fc.constantFrom(0, 500, 990),
  name: fc.constantFrom('Zoë', 'Giosuè', 'ANNA', ''),
});
const orders = fc
  .array(bodies, { maxLength: 12 })
  .map((all) =>
    all.map(({ name, ...fields }, at) =>
      order(`A-${(at * 7) % 12}`, { ...fields, ...from(name, 'Salò', 'zoe9@posta.example') }),
    ),
  );
const sortings: fc.Arbitrary<OrderSorting> = fc.record({
  column: fc.constantFrom(...ORDER_COLUMNS),
  isDescending: fc.boolean(),
});
const queries: fc.Arbitrary<OrderQuery> = fc.record({
  search: fc.constantFrom('', ' a-1', 'A-1', 'salo', 'giosue SALÒ', 'zoe', '9@', 'nessuno'),
  searchIn: fc.constantFrom('numbers', 'customers'),
  states: fc.subarray(['SHIPPED', 'CANCELED', 'REIMBURSED'] as const),
  from: fc.constantFrom(null, 20),
  until: fc.constantFrom(null, 30),
  minCents: fc.constantFrom(null, 500),
  maxCents: fc.constantFrom(null, 500),
  sorting: sortings,
});

/** Returns what the index must return, by filtering and sorting everything. */
function naive(all: readonly Order[], query: OrderQuery): Order[] {
  const term = query.search.trim().toLowerCase();
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const person = ({ shippingData: { name, surname, email } }: Order) =>
    plain(`${name} ${surname} ${email}`);
  const hasNumber = (one: Order) => one.orderNumber.toLowerCase().includes(term);
  const isFound =
    query.searchIn === 'numbers'
      ? hasNumber
      : (one: Order) =>
          plain(term)
            .split(/\s+/)
            .every((word) => person(one).includes(word));
  return all
    .filter(
      (one) =>
        (term === '' || isFound(one)) &&
        (query.states.length === 0 || query.states.some((state) => state === one.state)) &&
        (query.from === null || (one.placedAt !== null && one.placedAt >= query.from)) &&
        (query.until === null || (one.placedAt !== null && one.placedAt < query.until)) &&
        (query.minCents === null || one.totalCostCents >= query.minCents) &&
        (query.maxCents === null || one.totalCostCents <= query.maxCents),
    )
    .sort(byDate(-1))
    .sort(COMPARE[query.sorting.column](query.sorting.isDescending ? -1 : 1));
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
        fc.array(queries, { minLength: 1, maxLength: 4 }),
        fc.array(fc.array(fc.tuple(fc.nat(11), bodies, fc.boolean()), { maxLength: 3 }), {
          maxLength: 3,
        }),
        (all, asked, news) => {
          const check = (index: OrderIndex, query: OrderQuery) => {
            const wanted = queryOrders(makeOrderIndex(index.orders), query);
            expect(wanted.orders).toEqual(naive(index.orders, query));
            expect(queryIndex(index, query)).toEqual(wanted);
            expect(queryOrders(index, query)).toEqual(wanted);
          };
          let index = makeOrderIndex(all);
          for (const query of asked) check(index, query);
          for (const some of news) {
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
            for (const query of asked.toReversed()) {
              check(index, query);
              check(before, query);
            }
            check(index, asked[0] as OrderQuery);
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
