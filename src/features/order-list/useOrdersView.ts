import { useCallback, useEffect } from 'react';
import { findPriceProblem } from '../../domain/money';
import {
  hasFilters,
  sortStates,
  readView,
  DEFAULT_VIEW,
  writeView,
  type OrderView,
} from '../../domain/orderView';
import { toOrderQuery } from './index/queryOrders';
import type { SearchTexts } from './index/searchTexts';
import { useFieldsInUrl } from '../../hooks/useFieldsInUrl';
import { usePageState } from '../../hooks/usePageState';

/**
 * Returns the view of the list. It is in the URL, so that it can be shared and reloaded, except for a search that no
 * order number contains: it may be a person's name. A search for customers is in the history entry's state instead.
 * `texts` are those of the read orders.
 */
export function useOrdersView(texts: SearchTexts | undefined) {
  const [kept, keep] = usePageState<string>('customers', '');
  const [unfound, keepUnfound] = usePageState<string>('search', '');
  const write = useCallback(
    (view: OrderView, inUrl: URLSearchParams) =>
      writeView(isInUrl(view, texts, inUrl) ? view : { ...view, search: '' }),
    [texts],
  );
  const initial = kept === '' ? { ...(unfound !== '' && { search: unfound }) } : inCustomers(kept);
  const [view, setView] = useFieldsInUrl(read, write, { hide: customersOf, initial });
  const { search, searchIn } = view;

  // Snapshots contain neither the entry's state nor what the address leaves out.
  useEffect(() => {
    const customers = customersOf({ search, searchIn });
    if (customers !== kept) keep(customers);
    if (!texts) return;
    const isUnfound = customers === '' && texts.search(search, 'numbers')?.isEmpty;
    if ((isUnfound ? search : '') !== unfound) keepUnfound(isUnfound ? search : '');
  }, [search, searchIn, texts, kept, keep, unfound, keepUnfound]);

  return {
    view,
    problem: findViewProblem(view),
    hasFilters: hasFilters(view),
    change: (changed: Partial<OrderView>) =>
      setView((now) => ({
        ...now,
        ...changed,
        ...(changed.states && { states: sortStates(changed.states) }),
      })),
    /** Removes all filters and keeps the sorting. */
    clear: () => setView(({ sorting }) => ({ ...DEFAULT_VIEW, sorting })),
  };
}

export type OrdersView = ReturnType<typeof useOrdersView>;

/** Returns the address of a list that shows orders, and the search for customers, which is not in it. */
export function locationOf(view: OrderView): { search: string; hidden: string } {
  const hidden = customersOf(view);
  const search = writeView(hidden === '' ? view : { ...view, search: '' }).toString();
  return { search, hidden };
}

/** A field that filters nothing or contradicts another, and why. */
type ViewProblem = {
  field: 'minTotal' | 'maxTotal' | 'toDay';
  kind: 'unreadable' | 'swapped' | 'swappedDays';
};

/** Returns the first problem of the fields, or null. */
export function findViewProblem(view: OrderView): ViewProblem | null {
  const total = findPriceProblem(view.minTotal, view.maxTotal);
  if (total) return { field: `${total.field}Total`, kind: total.kind };
  const { from, until } = toOrderQuery(view);
  const isSwapped = from !== null && until !== null && from >= until;
  return isSwapped ? { field: 'toDay', kind: 'swappedDays' } : null;
}

function read(parameters: URLSearchParams, customers: string): OrderView {
  const view = readView(parameters);
  return customers === '' ? view : { ...view, ...inCustomers(customers) };
}

function inCustomers(search: string): Pick<OrderView, 'search' | 'searchIn'> {
  return { search, searchIn: 'customers' };
}

/** Returns the search for customers; '' for a search of numbers. */
function customersOf({ search, searchIn }: Pick<OrderView, 'search' | 'searchIn'>): string {
  return searchIn === 'customers' ? search : '';
}

function isInUrl(
  { search, searchIn }: OrderView,
  texts: SearchTexts | undefined,
  inUrl: URLSearchParams,
): boolean {
  if (searchIn === 'customers') return false;
  // Unknown until the orders are read: the search in the address stays.
  if (!texts) return search === inUrl.get('q');
  return texts.search(search, 'numbers')?.isEmpty === false;
}
