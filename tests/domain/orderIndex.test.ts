import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeOrderIndex,
  resultOf,
  withChangedOrders,
  type OrderIndex,
} from '#src/domain/orderIndex/orderIndex';
import { queryOrders, type OrderQuery } from '#src/domain/orderIndex/queryOrders';
import {
  NEWEST_FIRST,
  ORDER_COLUMNS,
  type OrderSorting,
} from '#src/domain/orderIndex/sortedPositions';
import { ORDER_STATES } from '#src/domain/orderState';
import { NO_SHIPPING_DATA } from '#src/domain/shipping';
import type { Order } from '#src/domain/types';

function order(orderNumber: string, fields: Partial<Order> = {}): Order {
  return {
    orderNumber,
    placedAt: 0,
    state: 'SHIPPED',
    priority: 'STANDARD',
    shipper: '',
    shippingCode: '',
    lines: [],
    totalQuantities: 0,
    priorityCostCents: 0,
    totalCostCents: 0,
    shippingData: NO_SHIPPING_DATA,
    ...fields,
  };
}

function from(name: string, surname: string, email = '') {
  return { shippingData: { ...NO_SHIPPING_DATA, name, surname, email } };
}

const EVERYTHING: OrderQuery = {
  search: '',
  states: [],
  from: null,
  until: null,
  minCents: null,
  maxCents: null,
  sorting: NEWEST_FIRST,
};

const STATE: OrderSorting = { column: 'state', isDescending: false };

function shown(index: OrderIndex, query: Partial<OrderQuery> = {}): string[] {
  const { orders } = queryOrders(index, { ...EVERYTHING, ...query });
  return orders.map(({ orderNumber }) => orderNumber);
}

// Few different values, so that orders are often equal in something.
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
  states: fc.subarray(['SHIPPED', 'CANCELED', 'REIMBURSED'] as const),
  from: fc.constantFrom(null, 20),
  until: fc.constantFrom(null, 30),
  minCents: fc.constantFrom(null, 500),
  maxCents: fc.constantFrom(null, 500),
  sorting: sortings,
});

/** What the index must give, said as plainly as can be. */
function naive(all: readonly Order[], query: OrderQuery): Order[] {
  const term = query.search.trim().toLowerCase();
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const person = ({ shippingData: { name, surname, email } }: Order) =>
    plain(`${name} ${surname} ${email}`);
  const hasNumber = (one: Order) => one.orderNumber.toLowerCase().includes(term);
  const isFound = all.some(hasNumber)
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
  it('gives what filtering and sorting all of them gives, also after changes', () => {
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
            expect(resultOf(index, query)).toEqual(wanted);
            expect(queryOrders(index, query)).toEqual(wanted);
          };
          let index = makeOrderIndex(all);
          for (const query of asked) check(index, query);
          for (const some of news) {
            const changes = new Map<Order, Order>();
            for (const [at, { name, ...fields }, isSomebodyElse] of some) {
              const order = index.orders[at];
              if (!order) continue;
              const person = isSomebodyElse ? from(name, 'Nardò') : {};
              changes.set(order, { ...order, ...fields, ...person });
            }
            const before = index;
            index = withChangedOrders(before, changes);
            for (const order of changes.values()) expect(index.orders).toContain(order);
            // What was asked last may have been mended; the index before says what it said.
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

  it('counts the states of what passes everything else', () => {
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

  it('mends its latest answer when an order in it becomes another', () => {
    const all = [order('A1'), order('A2', { state: 'CANCELED' }), order('B1')];
    const index = makeOrderIndex(all);
    const query = { ...EVERYTHING, search: 'a' };
    expect(resultOf(index, query).orders).toEqual([all[0], all[1]]);
    const [before] = all as [Order];
    const after = { ...before, state: 'CANCELED' };
    const next = withChangedOrders(index, new Map([[before, after]]));
    // Nobody goes through the orders again: there are none to go through.
    const { orders, stateCounts } = resultOf({ ...next, orders: [] }, query);
    expect(orders).toEqual([after, all[1]]);
    expect(stateCounts).toMatchObject({ CANCELED: 2, SHIPPED: 0 });
  });

  it.each<[string, Partial<OrderQuery>, Partial<Order>]>([
    ['another person', { search: 'anna' }, from('Ugo', '')],
    ['the searched person', { search: 'ugo' }, from('Ugo', '')],
    ['another place in the list', {}, { placedAt: 99 }],
    ['another place by state', { sorting: STATE }, { state: 'CANCELED' }],
    ['a state that is not shown', { states: ['SHIPPED'] }, { state: 'CANCELED' }],
    ['a state that is', { states: ['CANCELED'] }, { state: 'CANCELED' }],
    ['a word that is no state', {}, { state: 'BOH' }],
    ['a total out of the range', { maxCents: 500 }, { totalCostCents: 900 }],
    ['a total within it', { minCents: 500 }, { totalCostCents: 900 }],
    ['a total out of it, as before', { minCents: 500 }, { totalCostCents: 400 }],
    ['nothing of what is asked', { search: 'a1' }, { shippingCode: 'X' }],
  ])('does not take its latest answer for the new one: %s', (_, query, fields) => {
    const all = ['A1', 'A2', 'B1'].map((number) => order(number, from('Anna', 'Rossi')));
    const index = makeOrderIndex(all);
    const asked = { ...EVERYTHING, ...query };
    const before = resultOf(index, asked);
    const one = all[1] as Order;
    const next = withChangedOrders(index, new Map([[one, { ...one, ...fields }]]));
    expect(resultOf(next, asked)).toEqual(queryOrders(makeOrderIndex(next.orders), asked));
    expect(resultOf(index, asked)).toEqual(queryOrders(makeOrderIndex(all), asked));
    expect(resultOf(index, asked)).toBe(before);
  });

  it('stays itself, and keeps what still holds, when little changes', () => {
    const index = makeOrderIndex([order('A1'), order('A2')]);
    const [first] = index.orders as [Order];
    expect(withChangedOrders(index, new Map())).toBe(index);
    const byDateBefore = index.sorted.by(NEWEST_FIRST);
    const next = withChangedOrders(index, new Map([[first, { ...first, state: 'CANCELED' }]]));
    expect(next.sorted.by(NEWEST_FIRST)).toBe(byDateBefore);
    expect(next.texts).toBe(index.texts);
    expect(index.orders[0]).toBe(first);
  });
});

describe('the search', () => {
  const index = () =>
    makeOrderIndex([
      order('B2018-000042', from('Niccolò', "D'Angelo", 'nico@posta.example')),
      order('b2018-000137', from('Maria', 'Bianchi', 'maria42@posta.example')),
      order('B2018-000138', from('Zoë', 'Bianchi')),
    ]);
  const found = (search: string) => shown(index(), { search }).sort();

  it('is on the number, trimmed and in any case', () => {
    expect(found('  B2018-00013 ')).toEqual(['B2018-000138', 'b2018-000137']);
    expect(found('b2018-000137')).toEqual(['b2018-000137']);
  });

  it('gives nobody with the number in the e-mail to who searches a number', () => {
    expect(found('42')).toEqual(['B2018-000042']);
  });

  it('is on name, surname and e-mail, without accents, where no number has it', () => {
    expect(found("niccolo d'angelo")).toEqual(['B2018-000042']);
    expect(found('BIANCHI zoe')).toEqual(['B2018-000138']);
    expect(found('maria42@')).toEqual(['b2018-000137']);
    expect(found('introvabile')).toEqual([]);
  });

  it('finds the same however it is typed', () => {
    const one = index();
    for (const text of ['bianchi maria', 'b2018-000138', '42', 'nico']) {
      for (let end = 0; end <= text.length; end += 1) {
        const search = text.slice(0, end);
        expect(shown(one, { search }).sort(), search).toEqual(found(search));
      }
    }
  });

  it('finds what is far down among many, and what has changed there', () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      order(`N${at}-`, from(at % 700 === 600 ? 'Zoë' : '', 'Bianchi')),
    );
    const index = makeOrderIndex(many);
    expect(shown(index, { search: 'n2999' })).toEqual(['N2999-']);
    const all = ['N600-', 'N1300-', 'N2000-', 'N2700-'];
    expect(shown(index, { search: 'zoe bianchi' })).toEqual(all);
    const before = many[2000] as Order;
    const changed = new Map([[before, { ...before, ...from('Mario', 'Bianchi') }]]);
    const next = withChangedOrders(index, changed);
    expect(shown(next, { search: 'mario' })).toEqual(['N2000-']);
    expect(shown(next, { search: 'zoe' })).toEqual(all.filter((number) => number !== 'N2000-'));
    expect(shown(index, { search: 'zoe' })).toEqual(all);
  });

  it('takes names in several lines, and words of which nothing is left, for what they are', () => {
    const odd = makeOrderIndex([
      order('A1', from('Anna\nMaria', 'Ros')),
      order('A2', from('si', 'Verdi')),
      order('A3', from('Ugo', 'Verdi')),
      order('A\n4'),
    ]);
    expect(shown(odd, { search: 'anna maria' })).toEqual(['A1']);
    expect(shown(odd, { search: 'ugo' })).toEqual(['A3']);
    expect(shown(odd, { search: 'rossi' })).toEqual([]);
    expect(shown(odd, { search: 'a1\na2' })).toEqual([]);
    expect(shown(odd, { search: 'a\n4' })).toEqual(['A\n4']);
    expect(shown(odd, { search: '\u0301' })).toEqual(['A1', 'A2', 'A3', 'A\n4']);
  });

  it('finds the same name with a spacing accent however it is typed', () => {
    const all = [order('A1', from('Nicolo`', 'Cantù')), order('A2', from('Nicolo`', 'Rossi'))];
    const typed = makeOrderIndex(all);
    for (const search of ['nicolo', 'nicolo`', 'nicolo` c']) shown(typed, { search });
    expect(shown(typed, { search: 'nicolo` cantu' })).toEqual(['A1']);
    expect(shown(makeOrderIndex(all), { search: 'nicolo`' })).toEqual(['A1', 'A2']);
  });

  it('goes on among people with those whose numbers did not have its beginning', () => {
    const all = [order('B1', from('Anna', 'Rossi')), order('C2', from('Ugo', 'Bianchi'))];
    const typed = makeOrderIndex(all);
    expect(shown(typed, { search: 'b' })).toEqual(['B1']);
    expect(shown(typed, { search: 'bi' })).toEqual(['C2']);
  });

  it('follows changes also where not all texts are made yet', () => {
    const all = Array.from({ length: 1500 }, (_, at) => order(`N${at}`, from('Anna', 'Rossi')));
    const index = makeOrderIndex(all);
    index.texts.prepare(sliceOf(1));
    const before = all[1400] as Order;
    const next = withChangedOrders(index, new Map([[before, { ...before, ...from('Ugo', '') }]]));
    expect(shown(next, { search: 'ugo' })).toEqual(['N1400']);
    expect(shown(next, { search: 'anna' })).toHaveLength(1499);
  });

  it('can be prepared in slices', () => {
    const many = makeOrderIndex(Array.from({ length: 2000 }, (_, at) => order(`N${at}`)));
    let slices = 1;
    while (!many.texts.prepare(sliceOf(1))) slices += 1;
    expect(slices).toBeGreaterThan(2);
    expect(shown(many, { search: 'n999' })).toEqual(['N999']);
  });
});

/** A slice of time that is over when it has been looked at so often. */
function sliceOf(looks: number): () => boolean {
  let left = looks;
  return () => {
    left -= 1;
    return left >= 0;
  };
}
