import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { selectSelectedOrders, selectShownOrders } from '../order/orderSelectionSlice';
import { useAppStore } from '../../store/hooks';
import { parseChosenOrders, sortAsListed } from './chosenOrders';

/**
 * Returns the order numbers of a page: those in its URL, else those that were selected when it
 * opened. They outlive the session, whose end clears the selection.
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
