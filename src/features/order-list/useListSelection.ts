import { useLayoutEffect, useRef } from 'react';
import type { Order } from '../../domain/types';
import {
  orderSelected,
  selectionCleared,
  selectSelectedOrders,
} from '../order/orderSelectionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Returns the selection among the orders of the list, and functions with which its rows change it. */
export function useListSelection(orders: readonly Order[]) {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectSelectedOrders);
  const selectedNumbers = new Set(selected);
  /** The row that was pressed last, where a range begins. */
  const anchor = useRef<string | null>(null);
  // The functions read it, so that they are the same for every list and the props of rows and buttons do not change.
  const latest = useRef(orders);
  useLayoutEffect(() => {
    latest.current = orders;
  }, [orders]);
  const listed =
    selected.length === 0
      ? 0
      : orders.filter(({ orderNumber }) => selectedNumbers.has(orderNumber)).length;

  const select = (rows: readonly Order[], isSelected: boolean) => {
    const orderNumbers = rows.map(({ orderNumber }) => orderNumber);
    dispatch(orderSelected({ orderNumbers, selected: isSelected }));
  };

  return {
    /** Order numbers, including those hidden by a filter. */
    selected,
    hiddenCount: selected.length - listed,
    areAllSelected: listed > 0 && listed === orders.length,
    areSomeSelected: listed > 0,
    isSelected: (orderNumber: string) => selectedNumbers.has(orderNumber),
    getListed: () => latest.current,
    clear: () => void dispatch(selectionCleared()),
    selectAll: (isSelected: boolean) => select(latest.current, isSelected),
    /** One row, or (with Shift) all rows from the one pressed before. */
    selectRow: (index: number, isSelected: boolean, isRange: boolean) => {
      const rows = latest.current;
      const from = isRange
        ? rows.findIndex(({ orderNumber }) => orderNumber === anchor.current)
        : -1;
      const [first, last] =
        from === -1 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
      anchor.current = rows[index]?.orderNumber ?? null;
      select(rows.slice(first, last + 1), isSelected);
    },
  };
}
