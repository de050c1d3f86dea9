import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Order } from '../../domain/types';

/** The selectors of a row's controls. */
const CONTROLS = ['input', 'a', 'button'] as const;

/** A control in the row of an order. */
export type RowControl = { orderNumber: string; control: (typeof CONTROLS)[number] };

/** Returns the row that a key leads to, perhaps beyond the list; undefined for other keys. */
function findTargetRow(
  key: string,
  row: number,
  count: number,
  rowsOnScreen: number,
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return row + 1;
    case 'ArrowUp':
      return row - 1;
    case 'PageDown':
      return row + Math.max(1, rowsOnScreen - 1);
    case 'PageUp':
      return row - Math.max(1, rowsOnScreen - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Returns which row has the focus, and handlers for the keys that move from row to row. Tab reaches only one row:
 * leaving the table must not take 100,000 presses.
 */
export function useRovingTabIndex(list: RefObject<HTMLElement | null>, orders: readonly Order[]) {
  const [focused, setFocused] = useState<RowControl | null>(null);
  const shouldFocus = useRef(false);
  const index = focused
    ? orders.findIndex(({ orderNumber }) => orderNumber === focused.orderNumber)
    : -1;

  // A distant row is only now in the document; the browser scrolls to it.
  useEffect(() => {
    if (!focused || !shouldFocus.current) return;
    shouldFocus.current = false;
    // The focus was moved by a key, which WebKit has forgotten by now.
    findElement(list.current, focused)?.focus({ focusVisible: true });
  }, [focused, list]);

  const focusRow = (row: RowControl) => {
    shouldFocus.current = true;
    setFocused(row);
  };
  return {
    focusRow,
    /** Index of the row with the focus; null while the focus is elsewhere. */
    focusedRow: index === -1 ? null : index,
    onFocus: ({ target }: FocusEvent) => {
      const control = findControl(target);
      if (control) setFocused(control);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // When the window loses the focus, it will return to the same row.
      const isElsewhere = relatedTarget ? !findControl(relatedTarget) : document.hasFocus();
      if (isElsewhere) setFocused(null);
    },
    onKeyDown: (event: KeyboardEvent, rowsOnScreen: number) => {
      const from = findControl(event.target as Element);
      if (!from || index === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = findTargetRow(event.key, index, orders.length, rowsOnScreen);
      if (target === undefined) return;
      event.preventDefault();
      const order = orders[Math.min(orders.length - 1, Math.max(0, target))];
      if (!order) return;
      focusRow({ orderNumber: order.orderNumber, control: from.control });
    },
  };
}

function findControl(element: Element): RowControl | null {
  const row = element.closest<HTMLElement>('[data-order]');
  const orderNumber = row?.dataset['order'];
  if (orderNumber === undefined) return null;
  return { orderNumber, control: CONTROLS.find((control) => element.closest(control)) ?? 'input' };
}

function findElement(list: HTMLElement | null, { orderNumber, control }: RowControl) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
  const row = rows.find(({ dataset }) => dataset['order'] === orderNumber);
  return row?.querySelector<HTMLElement>(control);
}
