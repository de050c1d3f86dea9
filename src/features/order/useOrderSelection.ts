import { orderSelected, selectionCleared, selectSelectedOrders } from './orderSelectionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Returns the selected orders of the list, and functions that change the selection. */
export function useOrderSelection() {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectSelectedOrders);
  return {
    /** Order numbers, also of orders that a filter hides. */
    selected,
    select: (orderNumbers: readonly string[], isSelected: boolean) => {
      dispatch(orderSelected({ orderNumbers, selected: isSelected }));
    },
    clear: () => {
      dispatch(selectionCleared());
    },
  };
}
