import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Order } from '../../domain/types';

/** What can have the focus in a row, as marked in the document. */
type Control = 'select' | 'details';

type Place = { orderNumber: string; control: Control };

/** A key's step through so many rows, with so many on screen; undefined: not our key. */
function stepOf(key: string, row: number, count: number, onScreen: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return row + 1;
    case 'ArrowUp':
      return row - 1;
    case 'PageDown':
      return row + Math.max(1, onScreen - 1);
    case 'PageUp':
      return row - Math.max(1, onScreen - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Which row has the focus, and the keys that lead from row to row. Only one row at a time can
 * be reached by Tab: nobody wants to go through 100,000 of them to get past the table.
 */
export function useRovingTabIndex(list: RefObject<HTMLElement | null>, orders: readonly Order[]) {
  const [focused, setFocused] = useState<Place | null>(null);
  const wanted = useRef(false);
  const index = focused
    ? orders.findIndex(({ orderNumber }) => orderNumber === focused.orderNumber)
    : -1;

  // The row may be far away: it is in the document now, and the browser scrolls to it.
  useEffect(() => {
    if (!focused || !wanted.current) return;
    wanted.current = false;
    elementOf(list.current, focused)?.focus();
  }, [focused, list]);

  return {
    /** The place of the row with the focus in the list; null while the focus is elsewhere. */
    focusedRow: index === -1 ? null : index,
    onFocus: ({ target }: FocusEvent) => {
      const here = placeOf(target);
      if (here) setFocused(here);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // The whole window may have lost the focus: it comes back to the same row.
      const isElsewhere = relatedTarget ? !placeOf(relatedTarget) : document.hasFocus();
      if (isElsewhere) setFocused(null);
    },
    onKeyDown: (event: KeyboardEvent, onScreen: number) => {
      const here = placeOf(event.target as Element);
      if (!here || index === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = stepOf(event.key, index, orders.length, onScreen);
      if (step === undefined) return;
      event.preventDefault();
      const order = orders[Math.min(orders.length - 1, Math.max(0, step))];
      if (!order) return;
      wanted.current = true;
      setFocused({ orderNumber: order.orderNumber, control: here.control });
    },
  };
}

function placeOf(element: Element): Place | null {
  const row = element.closest<HTMLElement>('[data-order]');
  const orderNumber = row?.dataset['order'];
  if (orderNumber === undefined) return null;
  return { orderNumber, control: element.matches('a') ? 'details' : 'select' };
}

function elementOf(list: HTMLElement | null, { orderNumber, control }: Place) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
  const row = rows.find(({ dataset }) => dataset['order'] === orderNumber);
  return row?.querySelector<HTMLElement>(control === 'details' ? 'a' : 'input');
}
