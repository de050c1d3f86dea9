import { ORDER_STATES, type OrderState } from './orderState';
import { startOfDay } from './timestamps';

/** The columns by which the list of orders can be sorted. */
export const ORDER_COLUMNS = ['number', 'date', 'state', 'total'] as const;

export type OrderColumn = (typeof ORDER_COLUMNS)[number];

export type OrderSorting = { column: OrderColumn; isDescending: boolean };

export const NEWEST_FIRST: OrderSorting = { column: 'date', isDescending: true };

/** Search, filters and sorting of the list of orders, as in the form. */
export type OrderView = {
  /** As typed, like the totals. */
  search: string;
  /** The searched texts: order numbers, or names and emails of customers. Customers are never in the address. */
  searchIn: 'numbers' | 'customers';
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

/** A field in the address. An empty text is its default, and an invalid one reads as the default. */
type Parameter<Value> = {
  name: string;
  read: (text: string) => Value;
  write: (value: Value) => string;
  /** Whether it may contain anything that was typed, so that snapshots redact it. */
  isTyped?: true;
};

const typed = (name: string): Parameter<string> => ({
  name,
  read: String,
  write: String,
  isTyped: true,
});
const day = (name: string): Parameter<string> => ({
  name,
  read: (text) => (startOfDay(text) === null ? '' : text),
  write: String,
});

const PARAMETERS: {
  [Field in Exclude<keyof OrderView, 'searchIn'>]: Parameter<OrderView[Field]>;
} = {
  search: typed('q'),
  states: {
    name: 'stato',
    read: (text) => sortStates(text.split(',')),
    write: (states) => states.join(','),
  },
  fromDay: day('dal'),
  toDay: day('al'),
  minTotal: typed('min'),
  maxTotal: typed('max'),
  sorting: { name: 'ordina', read: readSorting, write: writeSorting },
};

const NAME_OF = { number: 'numero', date: 'data', state: 'stato', total: 'totale' } as const;

function readSorting(text: string): OrderSorting {
  const column = ORDER_COLUMNS.find((each) => NAME_OF[each] === text.replace(/^-/, ''));
  return column ? { column, isDescending: text.startsWith('-') } : NEWEST_FIRST;
}

function writeSorting({ column, isDescending }: OrderSorting): string {
  if (column === NEWEST_FIRST.column && isDescending) return '';
  return `${isDescending ? '-' : ''}${NAME_OF[column]}`;
}

const FIELDS = Object.entries(PARAMETERS) as [keyof OrderView, Parameter<unknown>][];

/** Returns the view that these URL parameters describe; invalid values are left out. */
export function readView(parameters: URLSearchParams): OrderView {
  const fields = FIELDS.map(([field, { name, read }]) => [field, read(parameters.get(name) ?? '')]);
  return { searchIn: 'numbers', ...Object.fromEntries(fields) } as OrderView;
}

/** Returns a view as URL parameters; the default view has none. */
export function writeView(view: OrderView): URLSearchParams {
  const all = FIELDS.map(([field, { name, write }]) => [name, write(view[field])]);
  return new URLSearchParams(all.filter(([, value]) => value !== ''));
}

/** The parameters whose texts are the shop's own words or days: each with a function that drops any other text. */
export const OWN_WORDS: Readonly<Record<string, (text: string) => string>> = Object.fromEntries(
  FIELDS.filter(([, { isTyped }]) => !isTyped).map(([, { name, read, write }]) => [
    name,
    (text) => write(read(text)),
  ]),
);

/** The view of an address without parameters: all orders, newest first. */
export const DEFAULT_VIEW = readView(new URLSearchParams());

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
