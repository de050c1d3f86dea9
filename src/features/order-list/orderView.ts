import { startOfDay } from '../../domain/dates';
import type { OrderQuery } from './index/queryOrders';
import { NEWEST_FIRST, ORDER_COLUMNS, type OrderSorting } from './index/sortedPositions';
import { isOrderState, ORDER_STATES, type OrderState } from '../../domain/orderState';
import { parsePrice } from '../../domain/price';

/** What the list of orders is set to, as its fields say it. */
export type OrderView = {
  /** As typed, like the totals below. */
  search: string;
  /** None: all. In the order of ORDER_STATES. */
  states: readonly OrderState[];
  /** Days as yyyy-mm-dd, both included; '' is no limit. */
  fromDay: string;
  toDay: string;
  /** Euro, both included; '' is no limit. */
  minTotal: string;
  maxTotal: string;
  sorting: OrderSorting;
};

export const WHOLE_LIST: OrderView = {
  search: '',
  states: [],
  fromDay: '',
  toDay: '',
  minTotal: '',
  maxTotal: '',
  sorting: NEWEST_FIRST,
};

/** A field that cannot be used as it is, and what is wrong with it. */
export type ViewProblem = {
  field: 'minTotal' | 'maxTotal' | 'toDay';
  kind: 'unreadableTotal' | 'swappedTotals' | 'swappedDays';
};

/** Whether a view hides any order; how it is sorted does not matter. */
export function hasFilters(view: OrderView): boolean {
  return !isSameView({ ...view, sorting: NEWEST_FIRST }, WHOLE_LIST);
}

/** Whether two views show the same. */
export function isSameView(one: OrderView, other: OrderView): boolean {
  return writeView(one).toString() === writeView(other).toString();
}

/** Some states in the order that views have them, each once. */
export function orderedStates(states: readonly string[]): OrderState[] {
  return ORDER_STATES.filter((state) => states.includes(state));
}

/** What is asked of the index. A total that cannot be read filters nothing: its field says so. */
export function queryOfView(view: OrderView): OrderQuery {
  return {
    search: view.search,
    states: view.states,
    from: startOfDay(view.fromDay),
    until: startOfDay(view.toDay, 1),
    minCents: parsePrice(view.minTotal),
    maxCents: parsePrice(view.maxTotal),
    sorting: view.sorting,
  };
}

/** What is wrong with the fields, if anything: one thing at a time. */
export function problemOfView(view: OrderView): ViewProblem | null {
  const { minCents, maxCents, from, until } = queryOfView(view);
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

/** The view that an address asks for; what it cannot mean is left out. */
export function readView(parameters: URLSearchParams): OrderView {
  const text = (name: string) => parameters.get(name) ?? '';
  const day = (name: string) => (startOfDay(text(name)) === null ? '' : text(name));
  const sorted = text('ordina');
  const column = sorted.replace('-', '');
  return {
    search: text('q'),
    states: orderedStates(text('stato').split(',').filter(isOrderState)),
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

/** The view as parameters of an address: the whole list has none. */
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
