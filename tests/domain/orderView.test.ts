import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay } from '#src/domain/timestamps';
import { toOrderQuery } from '#src/features/order-list/index/queryOrders';
import { findViewProblem } from '#src/features/order-list/useOrdersView';
import {
  isSameView,
  hasFilters,
  readView,
  DEFAULT_VIEW,
  writeView,
  type OrderView,
} from '#src/domain/orderView';
import { views } from '../support/indexedOrders';

const at = (iso: string) => Date.parse(iso);
const read = (search: string) => readView(new URLSearchParams(search));
const problem = (view: Partial<OrderView>) => findViewProblem({ ...DEFAULT_VIEW, ...view });

describe('a day in Rome', () => {
  it('has 23, 24 or 25 hours', () => {
    const hours = (day: string) =>
      ((startOfDay(day, 1) ?? NaN) - (startOfDay(day) ?? NaN)) / 3_600_000;
    expect(['2026-03-29', '2026-10-25', '2026-12-31'].map(hours)).toEqual([23, 25, 24]);
  });

  it.each(['', '2026-02-30', '2026-13-01', '26-1-1', '2026-01-15T10:00', 'domani'])(
    "is not '%s'",
    (text) => {
      expect(startOfDay(text)).toBeNull();
    },
  );
});

describe('a view of the orders', () => {
  it('survives the round trip through the address', () => {
    fc.assert(
      fc.property(views, fc.string(), (view, search) => {
        const numbers = { ...view, search, searchIn: 'numbers' as const };
        expect(read(writeView(numbers).toString())).toEqual(numbers);
      }),
    );
  });

  it('has no parameters if it is the whole list, newest first', () => {
    expect(writeView(DEFAULT_VIEW).toString()).toBe('');
    expect(read('')).toEqual(DEFAULT_VIEW);
    expect(hasFilters(DEFAULT_VIEW)).toBe(false);
    expect(hasFilters(read('ordina=totale'))).toBe(false);
    expect(hasFilters(read('q=1'))).toBe(true);
    expect(isSameView(read('stato=SHIPPED'), read('stato=SHIPPED,SHIPPED'))).toBe(true);
  });

  it('ignores invalid parameters of an address', () => {
    expect(read('stato=BOH,SHIPPED&dal=ieri&al=2026-02-30&ordina=-colore&pagina=3')).toEqual({
      ...DEFAULT_VIEW,
      states: ['SHIPPED'],
    });
    expect(read('ordina=totale').sorting).toEqual({ column: 'total', isDescending: false });
  });

  it('queries whole days and cents', () => {
    expect(toOrderQuery(read('dal=2026-01-15&al=2026-01-15&min=12,5&max=1.234,50'))).toMatchObject({
      from: at('2026-01-14T23:00:00Z'),
      until: at('2026-01-15T23:00:00Z'),
      minCents: 1250,
      maxCents: 123_450,
    });
  });

  it('reports invalid input, and does not filter by it', () => {
    expect(problem({})).toBeNull();
    expect(problem({ minTotal: '12,5a' })).toEqual({ field: 'minTotal', kind: 'unreadable' });
    expect(toOrderQuery({ ...DEFAULT_VIEW, minTotal: '12,5a' }).minCents).toBeNull();
    expect(problem({ minTotal: '20', maxTotal: '10' })).toEqual({
      field: 'maxTotal',
      kind: 'swapped',
    });
    expect(problem({ fromDay: '2026-01-16', toDay: '2026-01-15' })).toEqual({
      field: 'toDay',
      kind: 'swappedDays',
    });
    expect(problem({ fromDay: '2026-01-15', toDay: '2026-01-15' })).toBeNull();
  });
});
