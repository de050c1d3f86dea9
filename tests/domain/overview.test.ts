import { describe, expect, it } from 'vitest';
import {
  getAverageCents,
  getGrowth,
  summarizeOrders,
  TOP_PRODUCTS_COUNT,
} from '#src/features/overview/overview';
import { romeDay, yearStart } from '#src/features/overview/romeDays';
import { findUnshipped } from '#src/features/overview/unshipped';
import { madeOrder, madeOrders } from '#tests/support/madeOrders';

const at = (iso: string) => Date.parse(iso);
const day = (date: string) => romeDay(at(`${date}T12:00:00Z`));
const firstDay = yearStart(2018);
const today = day('2026-11-20');

const overview = (orders: Parameters<typeof summarizeOrders>[0], days: number | null = 7) =>
  summarizeOrders(orders, { days, today, firstDay });

describe('the figures of a period', () => {
  it('count revenue without refunds, and open amounts separately', () => {
    const states = [
      'IN_PREPARATION',
      'SHIPPED',
      'DELIVERED',
      'CANCELLATION_IN_PROGRESS',
      'RETURN_START',
      'CANCELED',
      'REIMBURSED',
      'LOST_AT_SEA',
    ];
    const { current, states: shares } = overview(
      states.map((state, index) => madeOrder({ state, totalCostCents: 10 ** index })),
    );
    expect(current).toEqual({
      orders: 8,
      earningOrders: 3,
      revenueCents: 111,
      openOrders: 2,
      openCents: 11_000,
    });
    expect(getAverageCents(current)).toBe(37);
    expect(shares).toHaveLength(8);
    expect(shares).toContainEqual({ state: 'LOST_AT_SEA', orders: 1 });
  });

  it('begin at midnight in Rome, and are compared with the same number of days before', () => {
    const { from, to, current, previous } = overview([
      madeOrder({ placedAt: at('2026-11-20T22:59:59Z'), totalCostCents: 1 }), // today's last second
      madeOrder({ placedAt: at('2026-11-13T23:00:00Z'), totalCostCents: 10 }), // the 14th begins
      madeOrder({ placedAt: at('2026-11-13T22:59:59Z'), totalCostCents: 100 }), // still the 13th
      madeOrder({ placedAt: at('2026-11-06T23:00:00Z'), totalCostCents: 1000 }), // the 7th begins
      madeOrder({ placedAt: at('2026-11-06T22:59:59Z'), totalCostCents: 10_000 }), // too early
    ]);
    expect([from, to]).toEqual([day('2026-11-14'), today]);
    expect(current.revenueCents).toBe(11);
    expect(previous?.revenueCents).toBe(1100);
  });

  it('of the whole time include orders without a usable date, and have no comparison', () => {
    const orders = [
      madeOrder({ placedAt: null }),
      madeOrder({ placedAt: at('2999-01-01T00:00:00Z') }),
      madeOrder({ placedAt: at('1970-01-01T00:00:00Z') }),
      madeOrder({ placedAt: at('2026-11-01T12:00:00Z') }),
    ];
    const all = overview(orders, null);
    expect(all.current.orders).toBe(4);
    expect(all.undated).toBe(3);
    expect(all.previous).toBeNull();
    expect(all.from).toBe(day('2026-11-01'));
    expect(all.buckets.reduce((sum, { orders: count }) => sum + count, 0)).toBe(1);
    expect(overview(orders, 30)).toMatchObject({ undated: 3, current: { orders: 1 } });
  });

  it('include what a backend whose clock is ahead has dated tomorrow: today', () => {
    const order = madeOrder({ placedAt: at('2026-11-20T23:05:00Z') });
    for (const days of [7, null]) {
      const { current, buckets, undated, to } = overview([order], days);
      expect([current.orders, undated, to]).toEqual([1, 0, today]);
      expect(buckets.at(-1)?.orders).toBe(1);
    }
  });

  it('of no orders are zero, with a bar for each day', () => {
    const { current, buckets } = overview([]);
    expect(current.orders).toBe(0);
    expect(getAverageCents(current)).toBeNull();
    expect(buckets).toHaveLength(7);
    expect(overview([], null).buckets).toHaveLength(1);
  });

  it('grow by a share of the previous period, if it had any', () => {
    expect(getGrowth(150, 100)).toBe(0.5);
    expect(getGrowth(0, 100)).toBe(-1);
    expect(getGrowth(150, 0)).toBeNull();
    expect(getGrowth(150, null)).toBeNull();
  });
});

describe('the bars', () => {
  it('are one per day, also when the clocks change', () => {
    const { unit, buckets } = summarizeOrders(
      [
        madeOrder({ placedAt: at('2026-03-28T23:30:00Z') }), // 29 March, half past midnight
        madeOrder({ placedAt: at('2026-03-29T21:30:00Z') }), // 29 March, half past eleven at night
        madeOrder({ placedAt: at('2026-03-29T22:30:00Z') }), // 30 March
      ],
      { days: 7, today: day('2026-03-31'), firstDay },
    );
    expect(unit).toBe('day');
    expect(buckets.map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 2, 1, 0]);
    expect(buckets.map(({ from, to }) => to - from)).toEqual(Array(7).fill(0));
  });

  it.each([
    ['2026-08-21', 'day', 92],
    ['2026-08-20', 'week', 14],
    ['2025-01-01', 'month', 23],
  ] as const)('of everything since %s are one a %s', (since, unit, count) => {
    const all = overview([madeOrder({ placedAt: at(`${since}T12:00:00Z`) })], null);
    expect(all.unit).toBe(unit);
    expect(all.buckets).toHaveLength(count);
    expect(all.buckets[0]).toMatchObject({ from: day(since), orders: 1 });
    expect(all.buckets.at(-1)?.to).toBe(today);
    all.buckets.slice(1).forEach(({ from }, index) => {
      expect(from).toBe((all.buckets[index]?.to ?? 0) + 1);
    });
  });
});

describe('the top products', () => {
  const line = (productId: string, quantity: number, priceCents: number, name = productId) => ({
    productId,
    name,
    priceCents,
    fileNames: [],
    quantity,
  });

  it('are those with the most pieces, and those with the most revenue', () => {
    const { topByQuantity, topByRevenue } = overview([
      madeOrder({ lines: [line('a', 3, 100), line('b', 1, 1000)] }),
      madeOrder({ lines: [line('a', 2, 100)] }),
      madeOrder({ lines: [line('c', 99, 9999)], state: 'CANCELED' }),
    ]);
    expect(topByQuantity.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['a', 5],
      ['b', 1],
    ]);
    expect(topByRevenue.map(({ productId, revenueCents }) => [productId, revenueCents])).toEqual([
      ['b', 1000],
      ['a', 500],
    ]);
  });

  it('have the name of their latest order', () => {
    const { topByQuantity } = overview([
      madeOrder({ placedAt: at('2026-11-19T12:00:00Z'), lines: [line('a', 1, 1, 'nuovo')] }),
      madeOrder({ placedAt: at('2026-11-18T12:00:00Z'), lines: [line('a', 1, 1, 'vecchio')] }),
      madeOrder({ placedAt: at('2026-11-20T12:00:00Z'), lines: [line('a', 1, 1, '')] }),
    ]);
    expect(topByQuantity[0]?.name).toBe('nuovo');
  });

  it('have a maximum number', () => {
    const lines = Array.from({ length: 50 }, (_, index) => line(String(index), index, 1));
    expect(overview([madeOrder({ lines })]).topByQuantity).toHaveLength(TOP_PRODUCTS_COUNT);
  });
});

describe('the orders to be shipped', () => {
  it('are those in preparation, oldest first, late after the promised days', () => {
    const { count, late, oldest } = findUnshipped(
      [
        madeOrder({ orderNumber: 'oggi', placedAt: at('2026-11-20T08:00:00Z') }),
        madeOrder({ orderNumber: 'quando', placedAt: null }),
        madeOrder({ orderNumber: 'spedito', placedAt: 0, state: 'SHIPPED' }),
        madeOrder({ orderNumber: 'atteso', placedAt: at('2026-11-10T08:00:00Z') }),
        madeOrder({
          orderNumber: 'urgente',
          placedAt: at('2026-11-16T08:00:00Z'),
          priority: 'PRIORITARIO',
        }),
        madeOrder({ orderNumber: 'tardi', placedAt: at('2026-11-09T08:00:00Z') }),
      ],
      today,
      4,
    );
    expect([count, late]).toEqual([5, 2]);
    expect(
      oldest.map(({ order, waitingDays, lateDays }) => [order.orderNumber, waitingDays, lateDays]),
    ).toEqual([
      ['tardi', 11, 1],
      ['atteso', 10, 0],
      ['urgente', 4, 1],
      ['oggi', 0, 0],
    ]);
  });
});

it('is cheap for 100,000 orders', () => {
  const orders = madeOrders(100_000, { until: at('2026-11-20T12:00:00Z') });
  overview(orders, null);
  const start = performance.now();
  const { current } = overview(orders, 30);
  expect(performance.now() - start).toBeLessThan(1000); // about 60 ms; the machine may be busy
  expect(current.orders).toBeGreaterThan(0);
});
