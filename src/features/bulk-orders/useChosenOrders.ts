import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { selectSelectedOrders, selectShownOrders } from '../order/orderSelectionSlice';
import { useAppStore } from '../../store/hooks';
import { parseChosenOrders, sortAsListed } from './chosenOrders';

/**
 * The orders that a page is about: those that its address names, else those that were
 * selected when it opened. It keeps them when the session ends, which clears the selection.
 */
export function useChosenOrders(): readonly string[] {
  const store = useAppStore();
  const [parameters] = useSearchParams();
  const [chosen] = useState(() => {
    const state = store.getState();
    return (
      parseChosenOrders(parameters) ??
      sortAsListed(selectSelectedOrders(state), selectShownOrders(state))
    );
  });
  return chosen;
}
