import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { selectSelectedOrders, selectShownOrders } from '../order/orderSelectionSlice';
import { useAppStore } from '../../store/hooks';

/**
 * Returns the order numbers of a page: those in its URL, otherwise those that were selected when it opened. They
 * survive the session, whose end clears the selection.
 */
export function useChosenOrders(): readonly string[] {
  const store = useAppStore();
  const [parameters] = useSearchParams();
  const inAddress = useMemo(() => parseChosenOrders(parameters), [parameters]);
  const [selected] = useState(() => {
    const state = store.getState();
    return sortAsListed(selectSelectedOrders(state), selectShownOrders(state));
  });
  return inAddress ?? selected;
}

/** The draft with the state that was chosen for these orders. */
export const STATE_DRAFT = 'bulk-state';

/** The search parameter with the order numbers of a page. */
const PARAMETER = 'ordini';

/** As many as fit into a URL that every browser and server accepts. */
const MAX_ORDERS_IN_URL = 100;

/**
 * Returns the path of a page with these orders in its URL, so that it can be reloaded and opened in another tab. If
 * they do not fit, the page uses the selection, which lives as long as the document.
 */
export function pathWithOrders(path: string, orderNumbers: readonly string[]): string {
  if (orderNumbers.length > MAX_ORDERS_IN_URL) return path;
  return `${path}?${new URLSearchParams({ [PARAMETER]: orderNumbers.join(',') }).toString()}`;
}

/** Returns the order numbers in a URL, each once; null if none exist. */
function parseChosenOrders(parameters: URLSearchParams): string[] | null {
  const numbers = parameters
    .getAll(PARAMETER)
    .flatMap((text) => text.split(','))
    .map((number) => number.trim())
    .filter((number) => number !== '');
  return numbers.length > 0 ? [...new Set(numbers)] : null;
}

/** Returns order numbers in the order of the list, followed by hidden ones. */
export function sortAsListed(numbers: readonly string[], shown: readonly string[]): string[] {
  const rest = new Set(numbers);
  const listed = shown.filter((number) => rest.has(number));
  for (const number of listed) rest.delete(number);
  return [...listed, ...rest];
}
