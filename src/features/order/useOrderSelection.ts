import { orderSelected, selectionCleared, selectSelectedOrders } from './orderSelectionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Which orders an administrator has selected in the list, and how to change it. */
export function useOrderSelection() {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectSelectedOrders);
  return {
    /** Order numbers, also of orders that a filter hides at the moment. */
    selected,
    select: (orderNumbers: readonly string[], isSelected: boolean) => {
      dispatch(orderSelected({ orderNumbers, selected: isSelected }));
    },
    clear: () => {
      dispatch(selectionCleared());
    },
  };
}
