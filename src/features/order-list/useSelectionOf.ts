import { useLayoutEffect, useRef } from 'react';
import type { Order } from '../../domain/types';
import { useOrderSelection } from '../order/useOrderSelection';

/** What is selected among the orders that are shown, and how rows change it. */
export function useSelectionOf(orders: readonly Order[]) {
  const { selected, select, clear } = useOrderSelection();
  const known = new Set(selected);
  const anchor = useRef<string | null>(null);
  // Rows are given `selectRow`: the same for every list, so that they need not be drawn anew.
  const latest = useRef(orders);
  useLayoutEffect(() => {
    latest.current = orders;
  }, [orders]);
  const shown =
    known.size === 0 ? 0 : orders.filter(({ orderNumber }) => known.has(orderNumber)).length;

  return {
    selected,
    hidden: selected.length - shown,
    areAllShown: shown > 0 && shown === orders.length,
    areSomeShown: shown > 0,
    isSelected: (orderNumber: string) => known.has(orderNumber),
    clear,
    selectShown: (isSelected: boolean) =>
      select(
        orders.map(({ orderNumber }) => orderNumber),
        isSelected,
      ),
    /** One row, or (with Shift) all of them from the row that was pressed before. */
    selectRow: (index: number, isSelected: boolean, isRange: boolean) => {
      const rows = latest.current;
      const from = isRange
        ? rows.findIndex(({ orderNumber }) => orderNumber === anchor.current)
        : -1;
      const [first, last] =
        from === -1 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
      anchor.current = rows[index]?.orderNumber ?? null;
      select(
        rows.slice(first, last + 1).map(({ orderNumber }) => orderNumber),
        isSelected,
      );
    },
  };
}
