import { startOfDay } from '../../domain/timestamps';
import type { OrderQuery } from './index/queryOrders';
import type { SearchIn } from './index/searchTexts';
import { NEWEST_FIRST, ORDER_COLUMNS, type OrderSorting } from './index/sortedPositions';
import { isOrderState, ORDER_STATES, type OrderState } from '../../domain/orderState';
import { parsePrice } from '../../domain/money';

/** Search, filters and sorting of the list of orders, as in the form. */
export type OrderView = {
  /** As typed, like the totals. */
  search: string;
  searchIn: SearchIn;
  /** Empty: all. In the order of ORDER_STATES. */
  states: readonly OrderState[];
  /** Days as yyyy-mm-dd, both included; '' is no limit. */
  fromDay: string;
  toDay: string;
  /** Euro, both included; '' is no limit. */
  minTotal: string;
  maxTotal: string;
  sorting: OrderSorting;
};

/** A field that filters nothing or contradicts another, and why. */
export type ViewProblem = {
  field: 'minTotal' | 'maxTotal' | 'toDay';
  kind: 'unreadableTotal' | 'swappedTotals' | 'swappedDays';
};

/** Returns whether a view may hide orders, however it is sorted. */
export function hasFilters(view: OrderView): boolean {
  return !isSameView({ ...view, sorting: NEWEST_FIRST }, DEFAULT_VIEW);
}

/** Returns whether two views are the same. */
export function isSameView(one: OrderView, other: OrderView): boolean {
  return writeView(one).toString() === writeView(other).toString();
}

/** Returns these states in the order of ORDER_STATES, each once. */
export function sortStates(states: readonly string[]): OrderState[] {
  return ORDER_STATES.filter((state) => states.includes(state));
}

/** Returns a view as a query of the index. A total that cannot be parsed filters nothing. */
export function toOrderQuery(view: OrderView): OrderQuery {
  return {
    search: view.search,
    searchIn: view.searchIn,
    states: view.states,
    from: startOfDay(view.fromDay),
    until: startOfDay(view.toDay, 1),
    minCents: parsePrice(view.minTotal),
    maxCents: parsePrice(view.maxTotal),
    sorting: view.sorting,
  };
}

/** Returns the first problem of the fields, or null. */
export function findViewProblem(view: OrderView): ViewProblem | null {
  const { minCents, maxCents, from, until } = toOrderQuery(view);
  for (const field of ['minTotal', 'maxTotal'] as const) {
    if (view[field].trim() !== '' && parsePrice(view[field]) === null) {
      return { field, kind: 'unreadableTotal' };
    }
  }
  if (minCents !== null && maxCents !== null && minCents > maxCents) {
    return { field: 'maxTotal', kind: 'swappedTotals' };
  }
  if (from !== null && until !== null && from >= until) {
    return { field: 'toDay', kind: 'swappedDays' };
  }
  return null;
}

/** Returns the view that these URL parameters describe; invalid values are left out. */
export function readView(parameters: URLSearchParams): OrderView {
  const text = (name: string) => parameters.get(name) ?? '';
  const day = (name: string) => (startOfDay(text(name)) === null ? '' : text(name));
  const sorted = text('ordina');
  const column = sorted.replace('-', '');
  return {
    search: text('q'),
    searchIn: 'numbers',
    states: sortStates(text('stato').split(',').filter(isOrderState)),
    fromDay: day('dal'),
    toDay: day('al'),
    minTotal: text('min'),
    maxTotal: text('max'),
    sorting: {
      column: COLUMN_OF.get(column) ?? NEWEST_FIRST.column,
      isDescending: COLUMN_OF.has(column) ? sorted.startsWith('-') : NEWEST_FIRST.isDescending,
    },
  };
}

/** Returns a view as URL parameters; the default view has none. */
export function writeView(view: OrderView): URLSearchParams {
  const { column, isDescending } = view.sorting;
  const isNewestFirst = column === NEWEST_FIRST.column && isDescending;
  const all: [name: string, value: string][] = [
    ['q', view.search],
    ['stato', view.states.join(',')],
    ['dal', view.fromDay],
    ['al', view.toDay],
    ['min', view.minTotal],
    ['max', view.maxTotal],
    ['ordina', isNewestFirst ? '' : `${isDescending ? '-' : ''}${NAME_OF[column]}`],
  ];
  return new URLSearchParams(all.filter(([, value]) => value !== ''));
}

const NAME_OF = { number: 'numero', date: 'data', state: 'stato', total: 'totale' } as const;
const COLUMN_OF = new Map(ORDER_COLUMNS.map((column) => [NAME_OF[column] as string, column]));

/** The view of an address without parameters: all orders, newest first. */
export const DEFAULT_VIEW = readView(new URLSearchParams());
